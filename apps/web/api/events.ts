/** One event of a stream of server-sent events. */
export interface ServerEvent {
  readonly type: string;
  readonly data: string;
  readonly id: string | null;
}

/** More than any event of ours has: a stream that never ends its lines is not kept. */
const LONGEST = 1_000_000;

/** Reads server-sent events from pieces of text, wherever these are cut. The browser's own reader could send no key. */
export class EventReader {
  private rest = '';
  private type = '';
  private data: string[] = [];
  private id: string | null = null;

  /** The events that end in this piece. */
  push(piece: string): ServerEvent[] {
    const events: ServerEvent[] = [];
    const lines = (this.rest + piece).split('\n');
    this.rest = lines.pop() ?? '';
    if (this.rest.length > LONGEST) throw new Error('an event without end');
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

  /** An event without data is none. */
  private finish(): ServerEvent | null {
    const { type, data, id } = this;
    this.type = '';
    this.data = [];
    return data.length === 0 ? null : { type: type === '' ? 'message' : type, data: data.join('\n'), id };
  }
}
