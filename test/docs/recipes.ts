/** What a recipe of CONTRIBUTING.md tells its reader to do: files to write, and changes to make to others. */
export interface Recipes {
  readonly files: readonly WholeFile[];
  readonly changes: readonly Change[];
}

export interface WholeFile {
  readonly path: string;
  readonly text: string;
}

/** One hunk of a change: lines that it looks for in a file, in order, and what it puts in. */
export interface Change {
  readonly file: string;
  readonly anchors: readonly Anchor[];
  /** Lines that come before the first anchor. */
  readonly before: readonly string[];
}

/**
 * A line that must be there. Others may stand between it and the next one, and in a line that the recipe changes more
 * may stand where the recipe puts its own: what a real contribution adds beside the toy is no reason to write the
 * recipe anew.
 */
interface Anchor {
  readonly head: string;
  readonly tail: string;
  /** What the recipe puts between head and tail; null for a line that stays as it is. */
  readonly insertion: string | null;
  /** Lines that the recipe adds behind it. */
  readonly added: string[];
}

const FILE = /^`([\w./-]+)`\n\n(`{3,})\w+\n([^]*?)^\2$/gm;
const DIFF = /^(`{3,})diff\n([^]*?)^\1$/gm;

/** The diffs of a page as they stand there, to be fed to `git apply`. */
export const diffsIn = (page: string): string[] => [...page.matchAll(DIFF)].map(([, , body = '']) => body);

/** The blocks of a page that are headed by a path, and its diffs. Throws for a diff that takes something away. */
export const recipesIn = (page: string): Recipes => ({
  files: [...page.matchAll(FILE)].map(([, path = '', , text = '']) => ({ path, text })),
  changes: diffsIn(page).flatMap((body) =>
    body
      .split(/^--- a\//m)
      .slice(1)
      .flatMap((part) => {
        const file = part.slice(0, part.indexOf('\n'));
        return part
          .split(/^@@ .*\n/m)
          .slice(1)
          .map((hunk) => changeOf(file, hunk.split('\n').slice(0, -1)));
      }),
  ),
});

const changeOf = (file: string, lines: readonly string[]): Change => {
  const anchors: Anchor[] = [];
  const before: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const text = lines[at].slice(1);
    if (lines[at].startsWith('+')) (anchors.at(-1)?.added ?? before).push(text);
    else if (!lines[at].startsWith('-')) anchors.push({ head: text, tail: '', insertion: null, added: [] });
    else if (lines[at + 1]?.startsWith('+')) anchors.push(changedLine(text, lines[++at].slice(1)));
    else throw new Error(`a recipe may put something in, not take it away: ${file}: ${text}`);
  }
  return { file, anchors, before };
};

/** A line into which something is put: what stands before it and behind it. */
const changedLine = (from: string, to: string): Anchor => {
  let length = 0;
  while (length < from.length && from[length] === to[length]) length++;
  const head = from.slice(0, length);
  const tail = from.slice(length);
  if (!to.endsWith(tail)) throw new Error(`a recipe may put something in, not take it away: ${from}`);
  return { head, tail, insertion: to.slice(length, to.length - tail.length), added: [] };
};

/** Where the anchors stand in the lines of a file, as close together as they do anywhere; null where they do not. */
const placesOf = (anchors: readonly Anchor[], lines: readonly string[]): number[] | null => {
  let best: number[] | null = null;
  for (let first = 0; first < lines.length; first++) {
    if (!isAt(anchors[0], lines[first])) continue;
    const places = placesFrom(anchors, lines, first);
    if (places === null) break;
    if (best === null || span(places) < span(best)) best = places;
  }
  return best;
};

const placesFrom = (anchors: readonly Anchor[], lines: readonly string[], first: number): number[] | null => {
  const places: number[] = [];
  for (let at = first; at < lines.length && places.length < anchors.length; at++)
    if (isAt(anchors[places.length], lines[at])) places.push(at);
  return places.length === anchors.length ? places : null;
};

const isAt = ({ head, tail, insertion }: Anchor, line: string): boolean =>
  insertion === null
    ? line === head
    : line.length >= head.length + tail.length && line.startsWith(head) && line.endsWith(tail);

const span = (places: readonly number[]): number => (places.at(-1) ?? 0) - (places[0] ?? 0);

/** The text with the change made; as it is where the change was made already; null where it does not fit. */
export const applied = (change: Change, text: string): string | null => {
  const lines = text.split('\n');
  const places = placesOf(change.anchors, lines);
  if (places === null) return null;
  if (isMade(change, lines, places)) return text;
  const made = [...lines];
  for (const [index, { tail, insertion, added }] of [...change.anchors.entries()].reverse()) {
    const at = places[index];
    const line = lines[at];
    const end = line.length - tail.length;
    made.splice(at, 1, insertion === null ? line : line.slice(0, end) + insertion + tail, ...added);
  }
  made.splice(places[0], 0, ...change.before);
  return made.join('\n');
};

const isMade = (
  { anchors, before }: Change,
  lines: readonly string[],
  places: readonly number[],
): boolean => {
  const text = `\n${lines.join('\n')}\n`;
  return [{ insertion: null, added: before }, ...anchors].every(
    ({ insertion, added }, index) =>
      (added.length === 0 || text.includes(`\n${added.join('\n')}\n`)) &&
      (insertion === null || lines[places[index - 1]].includes(insertion)),
  );
};
