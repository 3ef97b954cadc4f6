// Nothing is declared in C: see module.modulemap.
