import { SaxesParser } from 'saxes';
import { isEvery } from '../characters.js';
import { MAX_ELEMENTS } from '../hand-limits.js';
import { escapeLoneAmpersands } from './entities.js';
import { MAX_TAG, type OpenElement, type XmlTree } from './xml-element.js';

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

const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;

/** The blanks of XML. */
const isBlank = (code: number): boolean => code === SPACE || code === LF || code === TAB || code === CR;

/** Does the same as `parseXml` for any text, with the library. O(length). */
export const parseAnyXml = (part: string, firstLine: number): XmlTree => {
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
    // The parser has read the character after the name, or the two of a line end.
    const after = text.charCodeAt(parser.position - 1);
    const isPair = after === LF && text.charCodeAt(parser.position - 2) === CR;
    tagLine = firstLine + parser.line - 1 - (after === LF || after === CR ? 1 : 0);
    tagStart = parser.position - name.length - (isPair ? 3 : 2);
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
    if (element !== undefined && !isEvery(content, 0, content.length, isBlank)) element.text += content;
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
