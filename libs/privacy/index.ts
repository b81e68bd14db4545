export { Aliases, isNameless, type Privacy } from './aliases.js';
export { NamelessRecords } from './nameless-records.js';
export { NameReplacer } from './name-replacer.js';
