import { formatCards, parseCards, type Card } from '#cards';
import type { HandDescription, SeatClaim } from '../../hand.js';
import { NO_AMOUNT } from '../../money.js';
import {
  claimsBoard,
  claimsRake,
  claimsTotalPot,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';
import { readDescription, readLow } from './descriptions.js';

/** What follows the name in a seat line, while it is read from left to right. */
interface Result {
  outcome: SeatClaim['outcome'];
  readonly won: number[];
  cards: Card[] | null;
  readonly readings: (HandDescription | null)[];
  readonly lows: (HandDescription | null)[];
  /** The five cards of the high hand. */
  made: Card[];
}

const FIVE = 5;

/** The words before the description of a hand. `lost` is said of players too who folded and left the table. */
const outcomes: readonly (readonly [string, SeatClaim['outcome']])[] = [
  ['with ', 'won'],
  ['lost with ', 'lost'],
  ['lose with ', 'lost'],
  ['[Mucked]', 'mucked'],
  ['[Does not show]', 'other'],
  ['[ME]', 'other'],
];

const skipBlanks = (text: string, at: number): number => {
  while (text.charAt(at) === ' ') at++;
  return at;
};

/**
 * `$182  with Two pair [Kh Qc-Qd Qc 9h 9c Kh]`, `HI $2.33  with One pair [7s …-…] LO $2.32 [7s …-…]`, `[Mucked] [Th Tc]`,
 * `$107 [Does not show]`: the amounts won, the words for the outcome, and the hole cards with the cards that make the
 * hand. Null for any other text. O(length).
 */
const readResult = (draft: HandDraft, words: string, line: number): Result | null => {
  const result: Result = { outcome: 'other', won: [], cards: null, readings: [], lows: [], made: [] };
  let description = '';
  let isLow = false;
  for (let at = skipBlanks(words, 0); at < words.length; at = skipBlanks(words, at)) {
    const outcome = outcomes.find(([start]) => words.startsWith(start, at));
    if (outcome !== undefined) {
      if (outcome[1] !== 'other') [, result.outcome] = outcome;
      at += outcome[0].length;
      if (outcome[0].startsWith('[')) continue;
      const bracket = words.indexOf('[', at);
      if (bracket < 0) return null;
      description = words.slice(at, bracket).trim();
      at = bracket;
    } else if (words.startsWith('HI ', at)) at += 3;
    else if (words.startsWith('LO ', at)) {
      isLow = true;
      at += 3;
    } else if (words.charAt(at) === '[') {
      const close = words.indexOf(']', at);
      if (close < 0 || !readCards(result, words.slice(at + 1, close), description, isLow)) return null;
      description = '';
      isLow = true;
      at = close + 1;
    } else {
      const amount = draft.amountIn(words, at, line);
      if (amount === NO_AMOUNT) return null;
      result.won.push(amount);
      at = draft.scanner.end;
    }
  }
  return result;
};

/** `Kh Qc-Qd Qc 9h 9c Kh`: the hole cards and the cards of the hand; the second such list has those of a low. */
const readCards = (result: Result, text: string, description: string, isLow: boolean): boolean => {
  const dash = text.indexOf('-');
  const hole = parseCards(text.slice(0, dash < 0 ? undefined : dash));
  const made = dash < 0 ? null : parseCards(text.slice(dash + 1));
  if (!hole.ok || made?.ok === false) return false;
  if (hole.cards.length > 0) result.cards = hole.cards;
  const cards = made?.cards ?? [];
  if (isLow) {
    const low = readLow(cards);
    if (low !== null) result.lows.push(low);
  } else {
    result.readings.push(readDescription(description, cards));
    result.made = cards.slice(0, FIVE);
  }
  return true;
};

const claimsResult: LineReader = (draft, match, line) => {
  const [player] = match.players;
  const seat = draft.seatOf(player);
  const result = readResult(draft, match.textAt(0), line);
  if (result === null) return false;
  if (match.numbers.length > 0 && draft.printedSeats[player] !== match.numbers[0])
    return draft.claimStranger(line);
  const { won, cards, lows, made } = result;
  // Without a board every hand is described as a high card.
  const hasBoard = draft.claims.some(({ type }) => type === 'board');
  const readings = hasBoard ? result.readings : [];
  const [reading = null] = readings;
  // Some logs list the cards without the words: `lost with [2d As-Jd Jc As 6s 4c]`.
  if (made.length === FIVE && hasBoard) {
    checkMade(draft, seat, made, line);
    draft.claimMadeHand(seat, made, reading, line);
  }
  const outcome = won.length > 0 ? 'won' : result.outcome;
  const claim = draft.claimSeat(seat, outcome, line);
  claim.won = won;
  claim.cards = cards;
  claim.readings = readings;
  if (lows.length > 0) claim.lows = lows;
  return true;
};

/** Compares the cards of the high hand with those of the showdown. */
const checkMade = (draft: HandDraft, seat: number, made: readonly Card[], line: number): void => {
  const shown = draft.claims.find((claim) => claim.type === 'made-hand' && claim.seat === seat);
  if (shown?.type !== 'made-hand' || shown.cards.length !== made.length) return;
  if (made.every((card) => shown.cards.includes(card))) return;
  draft.contradict('cards', formatCards(shown.cards), formatCards(made), line);
};

/** `Folded on the FLOP`. Newer logs name a later street than that of the fold, so the street is not compared. */
const claimsFold: LineReader = (draft, match, line) => {
  const [player] = match.players;
  if (match.numbers.length > 0 && draft.printedSeats[player] !== match.numbers[0])
    return draft.claimStranger(line);
  draft.claimSeat(draft.seatOf(player), 'folded', line);
  return true;
};

const seatLines = (start: string): readonly Phrase<HandDraft>[] => [
  { phrase: `${start}{player} Folded before the {text}`, read: claimsFold },
  { phrase: `${start}{player} Folded on the {text}`, read: claimsFold },
  { phrase: `${start}{player}{text}`, read: claimsResult },
];

export const summaryPhrases: readonly Phrase<HandDraft>[] = [
  {
    phrase: 'Total Pot({amount}) | Rake ({amount})',
    read: (draft, match, line) => {
      claimsTotalPot(draft, match, line);
      draft.claimRake(match.amounts[1], line);
    },
  },
  { phrase: 'Total Pot({amount})', read: claimsTotalPot },
  { phrase: 'Rake ({amount})', read: claimsRake },
  { phrase: 'Board [{cards}]', read: claimsBoard },
  ...seatLines('Seat+{number}: '),
  ...seatLines('Seat {number}: '),
  // Stud names players by their seats: `Seat+1:  Folded on the 3rd STREET`.
  { phrase: '{player}:  Folded on the {text}', read: claimsFold },
  { phrase: '{player}:{text}', read: claimsResult },
];
