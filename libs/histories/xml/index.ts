/** Logs that are XML: elements of a hand, the reader that all XML sites share, and readers of attributes. */
export { xmlBoundary } from './boundary.js';
export {
  amountAt,
  amountOf,
  attributeOf,
  childOf,
  epochTime,
  expectAttributes,
  expectNoText,
  numberOf,
  splitAtMost,
  textOf,
} from './fields.js';
export { makeNumberCheck, misplacedDeals } from './order.js';
export { findUncalled, type Uncalled } from './uncalled.js';
export { makeXmlReader, XmlDraft, type XmlLayout } from './xml-reader.js';
export type { XmlElement } from './xml-element.js';
export { parseXml } from './xml-tree.js';
