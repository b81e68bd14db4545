import { parseAnyXml } from './any-xml.js';
import { parsePlainXml } from './plain-xml.js';
import type { XmlTree } from './xml-element.js';

/**
 * Reads a part of an XML log, from `start` to `end`, that holds one hand. The text before and after the hand need not be
 * balanced: end tags of elements that began earlier are left out. Resolves no entities but the predefined ones and reads no
 * document type. Keeps at most `MAX_ELEMENTS` elements. O(length) for any text.
 */
export const parseXml = (text: string, firstLine: number, start = 0, end = text.length): XmlTree =>
  parsePlainXml(text, start, end, firstLine) ?? parseAnyXml(text.slice(start, end), firstLine);
