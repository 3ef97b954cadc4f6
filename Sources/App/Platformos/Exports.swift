// Apple has two names for one thing; a module can stand for one name only, so that this one passes the other one on.
@_exported import PlatformOSLog
