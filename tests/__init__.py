"""The tests are one package, so that each of their modules has one name, however it is started."""
