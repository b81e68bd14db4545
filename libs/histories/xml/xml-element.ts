/** An element of a log. */
export interface XmlElement {
  readonly name: string;
  /** The decoded values; undefined for an attribute that the element lacks. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly XmlElement[];
  /** The text that is directly in the element, without the blanks between elements. */
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
export interface OpenElement {
  name: string;
  attributes: XmlElement['attributes'];
  children: XmlElement[];
  text: string;
  line: number;
  endLine: number;
  isClosed: boolean;
  tag: string;
}

/** Characters of a start tag that are kept. */
export const MAX_TAG = 200;
