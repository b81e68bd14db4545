/** The most bytes of a text in an address: a short fragment must not expand without end. */
const MAX_LENGTH = 200_000;
/** Addresses of this length work in every browser and in chats. */
const MAX_FRAGMENT = 8_000;

const readAll = async (
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** The fragment of an address with a text, compressed: `hand=…`; null if the text is too long for one. */
export const fragmentOf = async (text: string): Promise<string | null> => {
  const bytes = new Blob([text]);
  if (bytes.size > MAX_LENGTH) return null;
  const packed = await readAll(
    bytes.stream().pipeThrough(new CompressionStream('deflate-raw')),
    MAX_FRAGMENT,
  );
  if (packed === null) return null;
  const characters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  const fragment = `hand=${btoa(characters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
  return fragment.length > MAX_FRAGMENT ? null : fragment;
};

/** Texts that are too long for an address, by the fragments that stand for them. They stay in this tab. */
const kept = new Map<string, string>();
/** The texts that Back leads to at most. */
const MOST_KEPT = 8;

/** Whether a fragment stands for a text that a tab keeps. */
export const isKeptFragment = (fragment: string): boolean => /^kept=\d+$/.test(fragment);

/** A new fragment that stands for a text in this tab: `kept=…`. */
export const newKeptFragment = (): string => {
  // Fragments of an earlier visit to the page must not name later texts.
  lastKept = Math.max(lastKept + 1, Date.now());
  return `kept=${lastKept}`;
};
let lastKept = 0;

/** Keeps a text in this tab, and forgets the oldest one if there are many. */
export const keepText = (fragment: string, text: string): void => {
  // Texts that are used again are the last to be forgotten.
  kept.delete(fragment);
  kept.set(fragment, text);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
};

/** The text that a fragment has or stands for, or why there is none. */
export type PastedText =
  | { readonly ok: true; readonly text: string }
  /** `broken`: it cannot be read; `gone`: the text was kept in another tab, or the page was loaded again. */
  | { readonly ok: false; readonly reason: 'broken' | 'gone' };

/** The text that a fragment has, or that this tab keeps under it. */
export const pastedText = async (fragment: string): Promise<PastedText> => {
  const isKept = isKeptFragment(fragment);
  const text = isKept ? kept.get(fragment) : await textIn(fragment);
  return text == null || text === '' ? { ok: false, reason: isKept ? 'gone' : 'broken' } : { ok: true, text };
};

/**
 * Whether the hands of a log can be read one by one. In XML and JSON they need the rest of their log, unless each line is an
 * object. A single object on one line is its whole log.
 */
export const isDivisible = (lines: readonly string[]): boolean => {
  const first = lines.slice(0, FIRST_LINES).filter((line) => line.trim() !== '');
  if (!/^\s*[<{[]/.test(first[0] ?? '')) return true;
  return first.length > 1 && first.slice(0, 2).every(isObject);
};

/** Enough to see the beginning of a log. */
const FIRST_LINES = 20;

const isObject = (line: string): boolean => {
  try {
    // Without a byte order mark, which is white space for `trim`.
    return line.trimStart().startsWith('{') && JSON.parse(line.trim()) !== null;
  } catch {
    return false;
  }
};

/** The text in a fragment; null if there is none that can be read. */
export const textIn = async (fragment: string): Promise<string | null> => {
  const [, packed] = /^hand=([\w-]{1,8000})$/.exec(fragment) ?? [];
  if (packed === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
      character.charCodeAt(0),
    );
    const text = await readAll(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
      MAX_LENGTH,
    );
    return text === null ? null : new TextDecoder().decode(text);
  } catch {
    return null;
  }
};
