/** Longer than any line of the service, in characters. Bounds the memory for a stream without line ends. */
export const MAX_LENGTH = 16 * 1024 ** 2;

export type ByteStream = ReadableStream<Uint8Array>;

/**
 * The lines of a stream of UTF-8 text as they arrive, without their ends. O(length). If the caller stops early, the stream
 * is cancelled.
 *
 * @throws Error if a line is longer than `MAX_LENGTH`, or if the connection breaks
 */
export async function* linesOf(stream: ByteStream): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  /** The parts of the line that has not ended yet. */
  let parts: string[] = [];
  let length = 0;
  try {
    for (let done = false; !done;) {
      const read = await reader.read();
      done = read.done;
      const [first = '', ...others] = decoder.decode(read.value, { stream: !done }).split('\n');
      parts.push(first);
      length += first.length;
      if (length > MAX_LENGTH) throw new Error('a line is too long');
      for (const next of others) {
        yield withoutReturn(parts.join(''));
        parts = [next];
        length = next.length;
      }
    }
    if (length > 0) yield withoutReturn(parts.join(''));
  } finally {
    // Fails only for a stream that is broken already.
    await reader.cancel().catch(() => undefined);
  }
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

/** The values of a stream of lines of JSON. Blank lines do not count. */
export async function* jsonLinesOf(stream: ByteStream): AsyncGenerator<unknown, void, undefined> {
  for await (const line of linesOf(stream)) if (line.trim() !== '') yield JSON.parse(line);
}
