import { isDigit } from '../characters.js';
import { MAX_ELEMENTS } from '../hand-limits.js';
import { flatten } from '../source/flatten.js';
import { resolvePredefined } from './entities.js';
import { MAX_TAG, type OpenElement, type XmlElement, type XmlTree } from './xml-element.js';

const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const DOUBLE_QUOTE = 0x22;
const AMPERSAND = 0x26;
const SINGLE_QUOTE = 0x27;
const SLASH = 0x2f;
const LESS = 0x3c;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const BRACKET = 0x5d;
/** Surrogates, private characters and those that are none begin here. */
const UNUSUAL = 0xd800;

/** The names of elements and attributes that were last seen, by a hash: equal names are one string. */
const names: string[] = new Array<string>(1024).fill('');

/**
 * The elements of a text of plain XML: start tags, end tags that fit, attributes once each, text, and nothing that has to be
 * resolved or normalised but the predefined entities. Null for any other text, such as one with a lone ampersand, a comment
 * or a fault, which the library reads. Logs are plain but for rare hands, and this is several times faster. O(length).
 */
export const parsePlainXml = (text: string, start: number, end: number, firstLine: number): XmlTree | null =>
  new PlainXml(text, start, end, firstLine).read();

class PlainXml {
  readonly #roots: OpenElement[] = [];
  readonly #path: OpenElement[] = [];
  /** The innermost open element. */
  #element: OpenElement | null = null;
  #count = 0;
  /** Whether the last text is in an open element: the library leaves it out if no tag follows. */
  #hasOpenText = false;
  /** The names of the elements in the first one, once they are needed. */
  #names: ReadonlySet<string> | null = null;
  #at: number;
  #line: number;

  constructor(
    private readonly text: string,
    start: number,
    private readonly end: number,
    firstLine: number,
  ) {
    this.#at = start;
    this.#line = firstLine;
  }

  read(): XmlTree | null {
    const { text, end } = this;
    while (this.#readText()) {
      if (this.#at === end)
        return this.#hasOpenText ? null : { roots: this.#roots, faultLine: null, excess: null };
      const isRead = text.charCodeAt(this.#at + 1) === SLASH ? this.#readEndTag() : this.#readStartTag();
      if (!isRead) return null;
    }
    return null;
  }

  /** Reads up to the next tag or the end. */
  #readText(): boolean {
    const { text, end } = this;
    const start = this.#at;
    let isBlank = true;
    let hasReturn = false;
    let hasReference = false;
    let at = start;
    for (; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code === LESS) break;
      if (code > SPACE) {
        if (code === BRACKET || code >= UNUSUAL) return false;
        if (code === AMPERSAND) hasReference = true;
        isBlank = false;
      } else if (code === CR) {
        hasReturn = true;
        if (text.charCodeAt(at + 1) !== LF || at + 1 === end) this.#line++;
      } else if (code === LF) this.#line++;
      else if (code !== SPACE && code !== TAB) return false;
    }
    this.#at = at;
    this.#hasOpenText = !isBlank && this.#element !== null;
    if (isBlank) return true;
    const element = this.#element;
    if (element === null) return this.#roots.length > 0 && !hasReference;
    const run = text.slice(start, at);
    const content = hasReference ? resolvePredefined(run) : run;
    if (content === null) return false;
    element.text += hasReturn ? content.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : content;
    return true;
  }

  #readStartTag(): boolean {
    const { text } = this;
    const tagStart = this.#at;
    const line = this.#line;
    this.#at++;
    const name = this.#readName();
    if (name === '' || ++this.#count > MAX_ELEMENTS) return false;
    const attributes: Record<string, string> = {};
    for (;;) {
      const hasBlanks = this.#skipBlanks();
      const code = text.charCodeAt(this.#at);
      if (code === GREATER || code === SLASH) break;
      if (!hasBlanks || !this.#readAttribute(attributes)) return false;
    }
    const isEmpty = text.charCodeAt(this.#at) === SLASH;
    if (isEmpty) this.#at++;
    if (text.charCodeAt(this.#at) !== GREATER || this.#at >= this.end) return false;
    this.#at++;
    const element: OpenElement = {
      name,
      attributes,
      children: [],
      text: '',
      line,
      endLine: isEmpty ? this.#line : line,
      isClosed: isEmpty,
      tag: text.slice(tagStart, Math.min(this.#at, tagStart + MAX_TAG)),
    };
    const siblings = this.#element === null ? this.#roots : this.#element.children;
    siblings.push(element);
    if (!isEmpty) {
      this.#path.push(element);
      this.#element = element;
    }
    return true;
  }

  /** Reads `name="value"`; false for any other text, and for an attribute that the element already has. */
  #readAttribute(attributes: Record<string, string>): boolean {
    const { text, end } = this;
    const name = this.#readName();
    if (name === '' || name in attributes || text.charCodeAt(this.#at) !== EQUALS) return false;
    const quote = text.charCodeAt(this.#at + 1);
    if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) return false;
    const start = this.#at + 2;
    let hasReference = false;
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code === quote) {
        const value = text.slice(start, at);
        const resolved = hasReference ? resolvePredefined(value) : value;
        if (resolved === null) return false;
        attributes[name] = resolved;
        this.#at = at + 1;
        return true;
      }
      if (code < SPACE || code === LESS || code >= UNUSUAL) return false;
      if (code === AMPERSAND) hasReference = true;
    }
    return false;
  }

  /** Reads the end tag of the innermost element, or of one that began before the text. */
  #readEndTag(): boolean {
    const { text } = this;
    this.#at += 2;
    const name = this.#readName();
    if (name === '' || text.charCodeAt(this.#at) !== GREATER || this.#at >= this.end) return false;
    this.#at++;
    const element = this.#element;
    if (element === null) return this.#roots.length > 0 && !this.#hasElement(name);
    if (element.name !== name) return false;
    element.isClosed = true;
    element.endLine = this.#line;
    this.#path.pop();
    this.#element = this.#path.at(-1) ?? null;
    return true;
  }

  /** Whether an element in the first one has this name: then an end tag without a start tag is a fault. */
  #hasElement(name: string): boolean {
    this.#names ??= namesIn(this.#roots[0], new Set());
    return this.#names.has(name);
  }

  /** Reads a name of letters and digits without signs; empty for any other one. */
  #readName(): string {
    const { text, end } = this;
    const start = this.#at;
    let hash = 0;
    let at = start;
    for (; at < end; at++) {
      const code = text.charCodeAt(at);
      if (!isNameCode(code)) break;
      hash = (hash * 31 + code) & (names.length - 1);
    }
    if (at === start || isDigit(text.charCodeAt(start))) return '';
    this.#at = at;
    const known = names[hash];
    if (known.length === at - start && text.startsWith(known, start)) return known;
    return (names[hash] = flatten(text.slice(start, at)));
  }

  /** Skips blanks and line ends; whether there are any. */
  #skipBlanks(): boolean {
    const { text, end } = this;
    const start = this.#at;
    let at = start;
    for (; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code === LF) this.#line++;
      else if (code === CR) {
        if (text.charCodeAt(at + 1) !== LF || at + 1 === end) this.#line++;
      } else if (code !== SPACE && code !== TAB) break;
    }
    this.#at = at;
    return at > start;
  }
}

const isNameCode = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || isDigit(code);

const namesIn = ({ children }: XmlElement, names: Set<string>): Set<string> => {
  for (const child of children) {
    names.add(child.name);
    namesIn(child, names);
  }
  return names;
};
