import { type Card, JOKER, makeCard, RANK_COUNT, UNKNOWN } from './card.js';

const RANK_CHARS = '23456789TJQKA';
const SUIT_CHARS = 'cdhs';

/** The text of each card number, 0..53. */
const FACES: readonly string[] = [
  ...Array.from(
    { length: RANK_COUNT * SUIT_CHARS.length },
    (_, card) => RANK_CHARS[card >> 2] + SUIT_CHARS[card & 3],
  ),
  'Jk',
  '??',
];

/** One character for a rank 0..12: `2` … `9`, `T`, `J`, `Q`, `K`, `A`. */
export function formatRank(rank: number): string {
  return RANK_CHARS.charAt(rank);
}

/** `Ah`, `Td`; `Jk` for the joker, `??` for an unknown card. A number that is no card is a bug and throws. */
export function formatCard(card: Card): string {
  const face = FACES[card];
  if (face === undefined) throw new RangeError(`not a card: ${card}`);
  return face;
}

/** Cards separated by one blank: `Kh Ad`. The empty list is the empty string. */
export function formatCards(cards: ArrayLike<Card>): string {
  let text = '';
  for (let i = 0; i < cards.length; i++) text += i === 0 ? formatCard(cards[i]) : ' ' + formatCard(cards[i]);
  return text;
}

const ASCII = 128;

/** By character code: the rank times four of a canonical rank character, else -1. */
const CANONICAL_RANK = new Int8Array(ASCII).fill(-1);
/** By character code: the suit of a canonical suit letter, else -1. */
const CANONICAL_SUIT = new Int8Array(ASCII).fill(-1);
for (let rank = 0; rank < RANK_CHARS.length; rank++) CANONICAL_RANK[RANK_CHARS.charCodeAt(rank)] = rank << 2;
for (let suit = 0; suit < SUIT_CHARS.length; suit++) CANONICAL_SUIT[SUIT_CHARS.charCodeAt(suit)] = suit;

/**
 * The card whose two canonical characters (`Ah`: rank upper case, suit lower case) are at `index`, or -1. Other
 * characters are not read. For the hot path of readers: two table look-ups, no allocation.
 */
export function cardAt(text: string, index: number): number {
  if (index < 0 || index + 1 >= text.length) return -1;
  const first = text.charCodeAt(index);
  const second = text.charCodeAt(index + 1);
  if ((first | second) >= ASCII) return -1;
  const rank = CANONICAL_RANK[first];
  const suit = CANONICAL_SUIT[second];
  return (rank | suit) < 0 ? -1 : rank | suit;
}

/** The error in a text that is not a list of cards. `at` is the index of the wrong character, `text` begins there. */
export interface CardError {
  readonly code: 'bad-card';
  readonly at: number;
  readonly text: string;
  /** What was expected at `at`: a card, or the other half of a card. */
  readonly expected: 'card' | 'rank' | 'suit';
}

export type ParsedCards =
  { readonly ok: true; readonly cards: Card[] } | { readonly ok: false; readonly error: CardError };

/** Suits 0..3 in any case and as signs, black and white. */
export const SUIT_SIGNS: ReadonlyMap<string, number> = new Map([
  ...[...'cdhs'].map((sign, suit): [string, number] => [sign, suit]),
  ...[...'CDHS'].map((sign, suit): [string, number] => [sign, suit]),
  ...[...'♣♦♥♠'].map((sign, suit): [string, number] => [sign, suit]),
  ...[...'♧♢♡♤'].map((sign, suit): [string, number] => [sign, suit]),
]);

const RANK_SIGNS: ReadonlyMap<string, number> = new Map([
  ...[...RANK_CHARS].map((sign, rank): [string, number] => [sign, rank]),
  ...[...RANK_CHARS.toLowerCase()].map((sign, rank): [string, number] => [sign, rank]),
]);

/** Signs of a hidden card. Logs print them single (`X`) or doubled (`XX`, `xx`, `??`, `**`). */
const HIDDEN_SIGNS = 'Xx?*';

/** Characters between and around cards. */
const SEPARATORS = ' \t\r\n\u00a0\u202f,;-[]';
const BLANKS = ' \t\u00a0\u202f';

/** Variation selectors (text or emoji shape) that may follow a suit sign, and zero-width characters. */
export const INVISIBLE = '\ufe0e\ufe0f\u200b\u200d\ufeff';

/** What is skipped around cards. */
const SKIPPED = SEPARATORS + INVISIBLE;

const TEN_RANK = RANK_CHARS.indexOf('T');
const EXCERPT = 8;

/** Most cards begin otherwise. */
const JOKER_STARTS = 'Jj';

interface Half {
  readonly value: number;
  readonly end: number;
}

function readRank(text: string, at: number): Half | undefined {
  if (text.charAt(at) === '1' && text.charAt(at + 1) === '0') return { value: TEN_RANK, end: at + 2 };
  const value = RANK_SIGNS.get(text.charAt(at));
  return value === undefined ? undefined : { value, end: at + 1 };
}

function readSuit(text: string, at: number): Half | undefined {
  const value = SUIT_SIGNS.get(text.charAt(at));
  if (value === undefined) return undefined;
  let end = at + 1;
  while (end < text.length && INVISIBLE.includes(text.charAt(end))) end++;
  return { value, end };
}

function skip(text: string, at: number, signs: string): number {
  let end = at;
  while (end < text.length && signs.includes(text.charAt(end))) end++;
  return end;
}

/** End of the joker's name at `at` (`Jk`, `Joker`, any case), or -1. */
function jokerEnd(text: string, at: number): number {
  if (!JOKER_STARTS.includes(text.charAt(at))) return -1;
  for (const name of ['joker', 'jk']) {
    if (text.slice(at, at + name.length).toLowerCase() === name) return at + name.length;
  }
  return -1;
}

function failure(text: string, at: number, expected: CardError['expected']): ParsedCards {
  return { ok: false, error: { code: 'bad-card', at, text: text.slice(at, at + EXCERPT), expected } };
}

/**
 * Reads a list of cards in any of the ways logs write them: `Ah`, `AH`, `10h`, `A♥`, `A ♥`, suit first (`H10`, `ht`),
 * `Jk` or `Joker`, and `X`, `XX`, `??`, `**` for a hidden card; separated by blanks, commas, semicolons, hyphens or
 * nothing, inside or outside square brackets. No sign is both a rank and a suit, so the text is never ambiguous. Linear
 * in the length of the text. An empty text is an empty list. Duplicates are allowed: see `firstDuplicate`.
 */
export function parseCards(text: string): ParsedCards {
  const cards: Card[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text.charAt(at);
    const usual = cardAt(text, at);
    if (usual >= 0) {
      cards.push(usual);
      at += 2;
    } else if (SKIPPED.includes(sign)) {
      at++;
    } else if (HIDDEN_SIGNS.includes(sign)) {
      const doubled = text.charAt(at + 1).toLowerCase() === sign.toLowerCase();
      cards.push(UNKNOWN);
      at += doubled ? 2 : 1;
    } else {
      const joker = jokerEnd(text, at);
      const rank = readRank(text, at);
      const suit = readSuit(text, at);
      const half = rank ?? suit;
      if (joker >= 0) {
        cards.push(JOKER);
        at = joker;
      } else if (half === undefined) {
        return failure(text, at, 'card');
      } else {
        const next = skip(text, half.end, BLANKS);
        const other = rank === undefined ? readRank(text, next) : readSuit(text, next);
        if (other === undefined) return failure(text, next, rank === undefined ? 'rank' : 'suit');
        cards.push(
          rank === undefined ? makeCard(other.value, half.value) : makeCard(half.value, other.value),
        );
        at = other.end;
      }
    }
  }
  return { ok: true, cards };
}
