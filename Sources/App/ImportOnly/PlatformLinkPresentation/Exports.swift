// Nothing of previews of links is here: the import works where no name of it is used.
@_exported import PlatformFoundation
