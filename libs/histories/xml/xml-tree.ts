import { SaxesParser } from 'saxes';
import { MAX_ELEMENTS } from '../hand-limits.js';
import { escapeLoneAmpersands } from './entities.js';

/** An element of a log. */
export interface XmlElement {
  readonly name: string;
  /** The decoded values; undefined for an attribute that the element lacks. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly XmlElement[];
  /** The text that is directly in the element. */
  readonly text: string;
  /** The line of the start tag. */
  readonly line: number;
  /** The line of the end tag; of the start tag, while there is no end tag. */
  readonly endLine: number;
  /** Whether the end tag is there. */
  readonly isClosed: boolean;
  /** The start tag as the log has it. */
  readonly tag: string;
}

/** The elements of a part of a log, and the line from which on their meaning is not certain. */
export interface XmlTree {
  /** The elements that are in no other element, in order. */
  readonly roots: readonly XmlElement[];
  /** The line of the first fault inside the first root; null for none. */
  readonly faultLine: number | null;
  /** The first element that is one too many for a hand: it and all after it are left out. Null for none. */
  readonly excess: Pick<XmlElement, 'tag' | 'line'> | null;
}

/** An element while it is read. */
interface OpenElement {
  name: string;
  attributes: XmlElement['attributes'];
  children: XmlElement[];
  text: string;
  line: number;
  endLine: number;
  isClosed: boolean;
  tag: string;
}

/**
 * Faults that leave no doubt about the text: characters that XML does not allow are kept as they are, and an XML
 * declaration between two files of a joined log says nothing about hands.
 */
const HARMLESS = ['disallowed character.', 'XML declaration must be at the start'];

/** What the parser says about an end tag without a start tag, for which it ends all elements, before the name. */
const STRAY_END = 'unmatched closing tag: ';

/** Whether a message is about an end tag of an element that the hand has, and not of one that began before it. */
const isStrayEnd = (message: string, names: ReadonlySet<string>): boolean => {
  const at = message.indexOf(STRAY_END);
  return at >= 0 && names.has(message.slice(at + STRAY_END.length, -1));
};

/** Characters of a start tag that are kept. */
const MAX_TAG = 200;
const LF = 0x0a;
const CR = 0x0d;

/**
 * Reads a part of an XML log that holds one hand. The text before and after the hand need not be balanced: end tags of
 * elements that began earlier are left out. Resolves no entities but the predefined ones and reads no document type.
 * Keeps at most `MAX_ELEMENTS` elements. O(length) for any text.
 */
export const parseXml = (part: string, firstLine: number): XmlTree => {
  const text = escapeLoneAmpersands(part);
  const parser = new SaxesParser({ fragment: true, xmlns: false });
  const roots: OpenElement[] = [];
  const path: OpenElement[] = [];
  let faultLine: number | null = null;
  let excess: XmlTree['excess'] = null;
  let count = 0;
  let hasEnded = false;
  /** The names of the elements in the first root. */
  const names = new Set<string>();
  let tagStart = 0;
  let tagLine = firstLine;
  parser.on('opentagstart', ({ name }) => {
    // The parser has read the character after the name.
    const after = text.charCodeAt(parser.position - 1);
    tagLine = firstLine + parser.line - 1 - (after === LF || after === CR ? 1 : 0);
    tagStart = parser.position - name.length - 2;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const tag = text.slice(tagStart, Math.min(parser.position, tagStart + MAX_TAG));
    count++;
    if (count > MAX_ELEMENTS) {
      excess ??= { tag, line: tagLine };
      return;
    }
    const element: OpenElement = {
      name,
      attributes,
      children: [],
      text: '',
      line: tagLine,
      endLine: tagLine,
      isClosed: false,
      tag,
    };
    (path.at(-1)?.children ?? roots).push(element);
    if (path.length > 0 && path[0] === roots[0]) names.add(name);
    path.push(element);
  });
  parser.on('closetag', () => {
    const element = excess === null ? path.pop() : undefined;
    if (element === undefined) return;
    element.isClosed = true;
    element.endLine = firstLine + parser.line - 1;
  });
  parser.on('text', (content) => {
    const element = path.at(-1);
    if (element !== undefined) element.text += content;
  });
  parser.on('cdata', (content) => {
    const element = path.at(-1);
    if (element !== undefined) element.text += content;
  });
  parser.on('error', ({ message }) => {
    const isInHand = roots.length === 0 || !roots[0].isClosed;
    const isHarmless = HARMLESS.some((harmless) => message.includes(harmless));
    if ((isInHand && !hasEnded && !isHarmless) || isStrayEnd(message, names))
      faultLine ??= firstLine + parser.line - 1;
  });
  parser.write(text);
  // What is still open is known from the elements.
  hasEnded = true;
  parser.close();
  return { roots, faultLine, excess };
};
