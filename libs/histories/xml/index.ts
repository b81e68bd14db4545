/** Logs that are XML: elements of a hand, the reader that all XML sites share, and readers of attributes. */
export { amountOf, attributeOf, childOf, epochTime, numberOf, textOf } from './fields.js';
export { findUncalled, type Uncalled } from './uncalled.js';
export { makeXmlReader, XmlDraft, type XmlLayout } from './xml-reader.js';
export { parseXml, type XmlElement } from './xml-tree.js';

/** What a document may begin with, before its first element. */
export const XML_DECLARATION = '<?xml';
