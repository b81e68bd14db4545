/** Logs that are XML: elements of a hand, the reader that all XML sites share, and readers of attributes. */
export { amountOf, attributeOf, childOf, numberOf, textOf } from './fields.js';
export { makeXmlReader, XmlDraft, type XmlLayout } from './xml-reader.js';
export { parseXml, type XmlElement } from './xml-tree.js';
