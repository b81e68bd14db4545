import { signal } from '@preact/signals';

/** The text of the pasted hands; empty if there is none. It stays in this tab. */
export const pastedText = signal('');

/** Longer texts are no hands to look at, and would not fit into an address. */
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
  const packed = await readAll(
    new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    MAX_FRAGMENT,
  );
  if (packed === null) return null;
  const signs = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  const fragment = `hand=${btoa(signs).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
  return fragment.length > MAX_FRAGMENT ? null : fragment;
};

/** The text in a fragment; null if there is none that can be read. */
export const textIn = async (fragment: string): Promise<string | null> => {
  const [, packed] = /^hand=([\w-]{1,8000})$/.exec(fragment) ?? [];
  if (packed === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/-/g, '+').replace(/_/g, '/')), (sign) =>
      sign.charCodeAt(0),
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
