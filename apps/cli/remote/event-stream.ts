/** A server-sent event. */
export interface ServerEvent {
  readonly event: string;
  readonly id: string | null;
  readonly data: string;
}

/** The most characters of one event; those of the service have a few hundred. */
const MAX_EVENT = 1024 ** 2;

/**
 * Parses a text/event-stream (WHATWG HTML, 9.2). Comments are skipped, and so is an event that the stream ends in.
 *
 * @throws Error for an event that is too long
 */
export async function* parseEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of bytes) {
    text += decoder.decode(chunk, { stream: true });
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) break;
      const event = parseEvent(text.slice(0, end));
      text = text.slice(end + 2);
      if (event !== null) yield event;
    }
    if (text.length > MAX_EVENT) throw new Error('an event is too long');
  }
}

/** The event of a block of lines; null if it has no data. */
const parseEvent = (block: string): ServerEvent | null => {
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
