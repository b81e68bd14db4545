/** A letter or digit of any script: a name inside a longer word is no name. */
const WORD = /[\p{L}\p{M}\p{N}_]/u;

const isWordAt = (text: string, at: number): boolean => at >= 0 && at < text.length && WORD.test(text[at]);

/** A part of a text: what stood between names, or the replacement of a name. */
export interface Part {
  readonly text: string;
  readonly isName: boolean;
}

/** Finds names in texts, in upper or lower case, and replaces them. */
export class NameReplacer {
  private readonly replacements: ReadonlyMap<string, string>;
  /** The lengths of the names, the longest first: of two names with the same beginning, the longer one is meant. */
  private readonly lengths: readonly number[];

  /** @param names each name with what replaces it; blank names are ignored */
  constructor(names: Iterable<readonly [name: string, replacement: string]>) {
    const known = [...names].filter(([name]) => name.trim() !== '');
    this.replacements = new Map(known.map(([name, replacement]) => [name.toLowerCase(), replacement]));
    this.lengths = [...new Set(known.map(([name]) => name.length))].sort((a, b) => b - a);
  }

  /** The parts of a text, from left to right. O(length × different lengths of names). */
  parts(text: string): Part[] {
    const parts: Part[] = [];
    let from = 0;
    for (let at = 0; at < text.length;) {
      const found = this.nameAt(text, at);
      if (found === null) {
        at++;
        continue;
      }
      if (at > from) parts.push({ text: text.slice(from, at), isName: false });
      parts.push({ text: found.replacement, isName: true });
      at += found.length;
      from = at;
    }
    if (from < text.length) parts.push({ text: text.slice(from), isName: false });
    return parts;
  }

  /** Whether a text has one of the names. */
  finds(text: string): boolean {
    return this.parts(text).some(({ isName }) => isName);
  }

  private nameAt(text: string, at: number): { readonly length: number; readonly replacement: string } | null {
    const isInside = isWordAt(text, at - 1) && isWordAt(text, at);
    if (isInside) return null;
    for (const length of this.lengths) {
      if (isWordAt(text, at + length) && isWordAt(text, at + length - 1)) continue;
      const replacement = this.replacements.get(text.slice(at, at + length).toLowerCase());
      if (replacement !== undefined) return { length, replacement };
    }
    return null;
  }
}
