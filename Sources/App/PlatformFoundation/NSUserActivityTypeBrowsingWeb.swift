/// The kind of activity that a link of a web page brings.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
