import { LetterPairs } from './letter-pairs.js';
import { PhraseIndex } from './phrase-index.js';
import { longestNameAt } from './player-names.js';
import { parsePhrase, type PhraseStep } from './phrase.js';
import type { PhraseContext, PhraseMatch } from './phrase-match.js';

/**
 * A phrase and the function that reads its lines. The function may return false for a line that does not fit after all;
 * the next phrases are tried then.
 */
export interface Phrase<Draft> {
  readonly phrase: string;
  readonly read: (draft: Draft, match: PhraseMatch, line: number) => unknown;
}

interface ParsedPhrase<Draft> extends Phrase<Draft> {
  readonly steps: readonly PhraseStep[];
  /** The text that its lines begin with, or continue with behind the player and the separators; '' for any. */
  readonly start: string;
  /** The pairs of characters of all its literals, if many phrases may begin the same way; null for a phrase of few. */
  readonly pairs: LetterPairs | null;
}

/** The phrases by the text that follows the player, and those of lines without a player at the start by their first text. */
interface PhraseIndexes<Draft> {
  readonly afterPlayer: PhraseIndex<ParsedPhrase<Draft>>;
  readonly byStart: PhraseIndex<ParsedPhrase<Draft>>;
}

const PLAYER = '{player}';
/** Characters between a name and its verb, which many phrases have in common. */
const SPACE = 0x20;
const COLON = 0x3a;
const HYPHEN = 0x2d;
/** Names that begin with each other are rare; the longest of them are tried. */
const MAX_NAMES = 8;

/** The pairs of a line are worth their time from this number of phrases with one start on. */
const MANY_PHRASES = 5;

/**
 * The phrases of one section of a hand. The first phrase in the order of the table that matches a line reads it. A line is
 * compared with those phrases only that continue with the same text behind the player, or that begin with the same text; if
 * these are many, only with those whose literals it may contain. O(length) a line.
 */
export class PhraseTable<Draft extends PhraseContext> {
  #madeIndexes: PhraseIndexes<Draft> | null = null;
  #withCards: PhraseTable<Draft> | null = null;

  constructor(readonly phrases: readonly Phrase<Draft>[]) {}

  /** Made for the first line: a process knows the phrases of all formats, and most logs have those of one. */
  get #indexes(): PhraseIndexes<Draft> {
    return (this.#madeIndexes ??= indexesOf(this.phrases));
  }

  /** Reads the line [start, end); false if no phrase matches. */
  read(draft: Draft, match: PhraseMatch, start: number, end: number, line: number): boolean {
    return (
      this.#readPlayerLine(draft, match, start, end, line) || this.#readOther(draft, match, start, end, line)
    );
  }

  /**
   * Whether a line that no phrase reads has the words of one, with other text in the place of its cards: then a card is
   * none, such as `Kx`. O(length).
   */
  hasMisprint(draft: Draft, match: PhraseMatch, start: number, end: number): boolean {
    match.acceptsMisprints = true;
    const isFound = this.#misprints.read(draft, match, start, end, 0);
    match.acceptsMisprints = false;
    return isFound;
  }

  /** The phrases with cards, which read nothing. */
  get #misprints(): PhraseTable<Draft> {
    return (this.#withCards ??= new PhraseTable(
      this.phrases
        .filter(({ phrase }) => phrase.includes('{cards}'))
        .map(({ phrase }) => ({ phrase, read: (_, { hasMisprint }) => hasMisprint })),
    ));
  }

  #readPlayerLine(draft: Draft, match: PhraseMatch, start: number, end: number, line: number): boolean {
    const { players, text, namePrefix } = draft;
    const { afterPlayer } = this.#indexes;
    if (namePrefix !== undefined && text.startsWith(namePrefix, start)) start += namePrefix.length;
    let shorterThan = Infinity;
    for (let tries = 0; tries < MAX_NAMES; tries++) {
      const player = longestNameAt(players, text, start, shorterThan);
      if (player < 0) return false;
      shorterThan = players[player].name.length;
      if (start + shorterThan > end) continue;
      const behind = skipMark(draft, start + shorterThan);
      const words = skipSeparators(text, behind);
      for (const phrase of afterPlayer.listAt(text, words)) {
        const { steps, pairs, read } = phrase;
        if (!text.startsWith(phrase.start, words)) continue;
        if (pairs !== null && !match.mayContain(pairs, text, start, end)) continue;
        match.clear();
        match.addPlayer(player, start, behind);
        if (match.match(draft, steps, 1, behind, end) && read(draft, match, line) !== false) return true;
      }
    }
    return false;
  }

  #readOther(draft: Draft, match: PhraseMatch, start: number, end: number, line: number): boolean {
    const { text } = draft;
    for (const phrase of this.#indexes.byStart.listAt(text, start)) {
      const { steps, pairs, read } = phrase;
      if (!text.startsWith(phrase.start, start)) continue;
      if (pairs !== null && !match.mayContain(pairs, text, start, end)) continue;
      match.clear();
      if (match.match(draft, steps, 0, start, end) && read(draft, match, line) !== false) return true;
    }
    return false;
  }
}

const indexesOf = <Draft>(phrases: readonly Phrase<Draft>[]): PhraseIndexes<Draft> => {
  const isPlayerLine = ({ phrase }: Phrase<Draft>): boolean => phrase.startsWith(PLAYER);
  return {
    afterPlayer: indexOf(phrases.filter(isPlayerLine), ({ steps }) => {
      const next = steps.at(steps.at(1)?.kind === 'blanks' ? 2 : 1);
      return next?.kind === 'literal' ? next.text.slice(skipSeparators(next.text, 0)) : '';
    }),
    byStart: indexOf(
      phrases.filter((phrase) => !isPlayerLine(phrase)),
      ({ steps: [first] }) => (first?.kind === 'literal' ? first.text : ''),
    ),
  };
};

/** Parses phrases and indexes them by the text that they start with. */
const indexOf = <Draft>(
  phrases: readonly Phrase<Draft>[],
  startOf: (parsed: { readonly steps: readonly PhraseStep[] }) => string,
): PhraseIndex<ParsedPhrase<Draft>> => {
  const withStarts = phrases.map(({ phrase, read }) => {
    const steps = parsePhrase(phrase);
    return { phrase, read, steps, start: startOf({ steps }) };
  });
  const hasRivals = (start: string): boolean =>
    withStarts.filter((other) => (start === '' ? other.start === '' : isRival(other.start, start))).length >=
    MANY_PHRASES;
  const parsed = withStarts.map((phrase): ParsedPhrase<Draft> => ({
    ...phrase,
    pairs: hasRivals(phrase.start) ? pairsOf(phrase.steps) : null,
  }));
  return new PhraseIndex(parsed, ({ start }) => start);
};

/** Whether a line may have both starts, which are not empty. */
const isRival = (start: string, other: string): boolean =>
  start !== '' && (start.startsWith(other) || other.startsWith(start));

const pairsOf = (steps: readonly PhraseStep[]): LetterPairs => {
  const pairs = new LetterPairs();
  for (const { kind, text } of steps) if (kind === 'literal') pairs.add(text, 0, text.length);
  return pairs;
};

/** Offset after the mark of a name that ends at `at`; `at` itself if there is none. */
const skipMark = ({ text, nameMark }: PhraseContext, at: number): number => {
  if (nameMark === undefined) return at;
  let start = at;
  while (text.charCodeAt(start) === SPACE) start++;
  return text.startsWith(nameMark, start) ? start + nameMark.length : at;
};

/** Offset of the first character at or after `at` that separates no name and verb. */
const skipSeparators = (text: string, at: number): number => {
  let code = text.charCodeAt(at);
  while (code === SPACE || code === COLON || code === HYPHEN) code = text.charCodeAt(++at);
  return at;
};
