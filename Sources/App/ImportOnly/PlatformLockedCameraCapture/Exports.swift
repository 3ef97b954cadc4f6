// Nothing of capturing on the lock screen is here: the import works where no name of it is used.
@_exported import PlatformFoundation
