// Nothing of Apple's music service is here: the import works where no name of it is used.
@_exported import PlatformFoundation
