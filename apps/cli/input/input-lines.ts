const LINE_END = 10;

/** A line of an input. */
export interface InputLine {
  /** 1-based; blank lines count. */
  readonly number: number;
  /** The bytes without the line feed; null if the line is longer than the bound. */
  readonly bytes: Uint8Array | null;
}

/**
 * The lines of a stream, in batches as they arrive, without blank ones. A line longer than `maxBytes` is not kept. Memory is
 * bounded by a part of the stream and one line; linear time.
 */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<readonly InputLine[], void, undefined> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let number = 0;
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length > maxBytes) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  const end = (): readonly InputLine[] => {
    number++;
    const bytes = length > maxBytes ? null : Buffer.concat(parts);
    parts = [];
    length = 0;
    return bytes?.every(isBlank) === true ? [] : [{ number, bytes }];
  };
  for await (const part of stream) {
    const lines: InputLine[] = [];
    let start = 0;
    for (let at = part.indexOf(LINE_END); at >= 0; at = part.indexOf(LINE_END, start)) {
      add(part.subarray(start, at));
      lines.push(...end());
      start = at + 1;
    }
    // The stream may reuse its buffer.
    add(part.slice(start));
    if (lines.length > 0) yield lines;
  }
  const last = end();
  if (last.length > 0) yield last;
}

const isBlank = (byte: number): boolean => byte === 32 || byte === 9 || byte === 13;
