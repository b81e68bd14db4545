/** A server-sent event. */
export interface ServerEvent {
  readonly event: string;
  readonly id: string | null;
  readonly data: string;
}

/** Characters of one event at most: ours have some hundred. */
const LONGEST = 1024 ** 2;

/**
 * The events of a text/event-stream (WHATWG HTML, 9.2), as they come. Remarks are left out, as is an event that the stream
 * breaks off in.
 *
 * @throws Error for an event that does not end
 */
export async function* readEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of bytes) {
    text += decoder.decode(piece, { stream: true });
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) break;
      const event = eventOf(text.slice(0, end));
      text = text.slice(end + 2);
      if (event !== null) yield event;
    }
    if (text.length > LONGEST) throw new Error('an event without end');
  }
}

/** What a block of lines says; null where it has no data. */
const eventOf = (block: string): ServerEvent | null => {
  let event = 'message';
  let id: string | null = null;
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    const [field, value] =
      colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
    if (field === 'event') event = value;
    else if (field === 'id') id = value;
    else if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { event, id, data: data.join('\n') };
};
