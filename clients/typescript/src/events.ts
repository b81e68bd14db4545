import { type ByteStream, linesOf, MAX_LENGTH } from './lines.js';

/** One event of a stream of server-sent events. */
export interface ServerEvent {
  readonly type: string;
  readonly data: string;
  /** The last id so far; null before the first. */
  readonly id: string | null;
}

/**
 * Server-sent events of a stream as they arrive. The `EventSource` of browsers cannot send a key.
 *
 * @throws Error if an event is longer than `MAX_LENGTH`, or if the connection breaks
 */
export async function* eventsOf(stream: ByteStream): AsyncGenerator<ServerEvent, void, undefined> {
  let type = '';
  let data: string[] = [];
  let length = 0;
  let id: string | null = null;
  for await (const line of linesOf(stream)) {
    const { name, value } = fieldOf(line);
    if (name === 'event') type = value;
    else if (name === 'data') data.push(value);
    else if (name === 'id') id = value;
    length += line.length;
    if (length > MAX_LENGTH) throw new Error('an event is too long');
    if (line !== '') continue;
    // A blank line ends an event; one without data is no event.
    if (data.length > 0) yield { type: type === '' ? 'message' : type, data: data.join('\n'), id };
    type = '';
    data = [];
    length = 0;
  }
}

const fieldOf = (line: string): { readonly name: string; readonly value: string } => {
  const colon = line.indexOf(':');
  return colon < 0
    ? { name: line, value: '' }
    : { name: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') };
};
