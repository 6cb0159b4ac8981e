/// A named group of apps. The library keeps its name; which apps are in it only the phone knows.
package enum AppGroup {}
