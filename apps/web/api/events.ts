/** One event of a stream of server-sent events. */
export interface ServerEvent {
  readonly type: string;
  readonly data: string;
  readonly id: string | null;
}

/** Longer than any event of the service. Bounds the memory for a stream without line ends. */
const MAX_LENGTH = 1_000_000;

/** Parses server-sent events from text in parts of any size. The browser's `EventSource` cannot send a key. */
export class EventReader {
  private rest = '';
  private type = '';
  private data: string[] = [];
  private id: string | null = null;

  /** Adds a part of the stream, and returns the events that end in it. */
  push(part: string): ServerEvent[] {
    const events: ServerEvent[] = [];
    const lines = (this.rest + part).split('\n');
    this.rest = lines.pop() ?? '';
    if (this.rest.length > MAX_LENGTH) throw new Error('an event is too long');
    for (const line of lines) {
      const event = this.line(line.endsWith('\r') ? line.slice(0, -1) : line);
      if (event !== null) events.push(event);
    }
    return events;
  }

  private line(line: string): ServerEvent | null {
    if (line === '') return this.finish();
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') this.type = value;
    else if (name === 'data') this.data.push(value);
    else if (name === 'id') this.id = value;
    return null;
  }

  /** The event that a blank line ends; null if it has no data. */
  private finish(): ServerEvent | null {
    const { type, data, id } = this;
    this.type = '';
    this.data = [];
    return data.length === 0 ? null : { type: type === '' ? 'message' : type, data: data.join('\n'), id };
  }
}
