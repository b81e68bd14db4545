/** Shorter parts of a text are copied by V8; longer ones keep the text that they are a part of in memory. */
const SHORTEST_PART = 13;

/** Texts that are remembered: names come again and again. */
const REMEMBERED = 10_000;

/** Copies texts out of the logs that they are parts of: a group of rows would keep megabytes of logs in memory by its names. */
export class OwnTexts {
  private known = new Map<string, string>();

  of(text: string): string {
    if (text.length < SHORTEST_PART) return text;
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const own = Buffer.from(text).toString();
    if (this.known.size >= REMEMBERED) this.known = new Map();
    this.known.set(own, own);
    return own;
  }
}
