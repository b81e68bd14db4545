import { parseCards } from '#cards';
import type { CanonicalHand, HandEvent, HandPlayer } from '../../../libs/histories/hand.js';
import { NO_AMOUNT } from '../../../libs/histories/money.js';
import type { ReadResult, RejectionCode } from '../../../libs/histories/read-result.js';
import type { HistoryFormat } from '../../../libs/histories/formats/format.js';

const MAX_SEATS = 22;
const ZERO = 48;

/** The parts of a hand, collected line by line. */
interface Draft {
  readonly players: HandPlayer[];
  readonly events: HandEvent[];
  button: number | null;
  ended: boolean;
}

type Verb = (seat: number, amount: number, line: number) => HandEvent;

/** Verbs without an amount, then verbs with one. */
const bareVerbs = new Map<string, Verb>([
  ['fold', (seat, _, line) => ({ type: 'fold', seat, cards: null, line })],
  ['check', (seat, _, line) => ({ type: 'check', seat, line })],
]);
const amountVerbs = new Map<string, Verb>([
  ['small', (seat, amount, line) => blind('small-blind', seat, amount, line)],
  ['big', (seat, amount, line) => blind('big-blind', seat, amount, line)],
  ['call', (seat, amount, line) => ({ type: 'call', seat, amount, allIn: false, line })],
  ['bet', (seat, to, line) => ({ type: 'bet', seat, to, allIn: false, line })],
  ['raise', (seat, to, line) => ({ type: 'raise', seat, by: null, to, allIn: false, line })],
  ['back', (seat, amount, line) => ({ type: 'uncalled', seat, amount, line })],
  ['wins', (seat, amount, line) => ({ type: 'collect', seat, amount, pot: null, run: 0, line })],
]);
const streets: ReadonlySet<string> = new Set(['flop', 'turn', 'river']);

const blind = (kind: 'small-blind' | 'big-blind', seat: number, amount: number, line: number): HandEvent => ({
  type: 'post',
  seat,
  kind,
  amount,
  dead: 0,
  allIn: false,
  line,
});

/** Reads one hand. O(length). */
export const readHand: HistoryFormat['read'] = (text, start, end, firstLine, lines) => {
  lines.reset(text, start, end, firstLine);
  lines.next();
  const header = text.slice(lines.start, lines.end).trim();
  const [, id = '', stakes = '', ...more] = header.split(' ');
  const reject = (code: RejectionCode, line: number, excerpt: string, message: string): ReadResult => ({
    ok: false,
    rejection: { code, line, text: excerpt.slice(0, 200), message },
    identity: { site: 'Toy', handId: id === '' ? null : id },
  });
  const [small = NO_AMOUNT, big = NO_AMOUNT, ...others] = stakes.split('/').map(wholeNumber);
  if (id === '' || small < 0 || big < 1 || others.length > 0 || more.length > 0)
    return reject('unreadable-line', firstLine, header, 'expected a first line such as TOY 17 5/10');
  const draft: Draft = { players: [], events: [], button: null, ended: false };
  let lastLine = firstLine;
  while (lines.next()) {
    const words = text.slice(lines.start, lines.end).trimEnd();
    if (words === '') continue;
    lastLine = lines.line;
    if (draft.ended) return reject('unreadable-line', lastLine, words, 'expected nothing after the end');
    if (!readLine(draft, words.split(' '), lastLine))
      return reject('unreadable-line', lastLine, words, 'expected a fact of the hand');
  }
  if (!draft.ended) return reject('truncated', lastLine, '', 'expected the end of the hand');
  if (draft.players.length === 0) return reject('no-players', firstLine, '', 'expected seats');
  return { ok: true, hand: assemble(draft, id, small, big, [firstLine, lastLine]) };
};

/** Reads one line. False where any part of it is unknown. */
const readLine = (draft: Draft, words: readonly string[], line: number): boolean => {
  const [first = '', second = '', third = ''] = words;
  if (first === 'end') return (draft.ended = words.length === 1);
  if (first === 'deal') return words.length === 1 && draft.events.push({ type: 'hole-cards', line }) > 0;
  if (first === 'seat') return readSeat(draft, words, line);
  if (first === 'button') return readButton(draft, second) && words.length === 2;
  if (streets.has(first)) return readBoard(draft, first, words.slice(1).join(' '), line);
  const seat = seatNumber(first);
  const amount = wholeNumber(third);
  const verb = words.length === 2 ? bareVerbs.get(second) : amountVerbs.get(second);
  if (seat === null || verb === undefined || words.length > 3 || (words.length === 3 && amount < 0))
    return false;
  draft.events.push(verb(seat, amount, line));
  return true;
};

const readSeat = (
  { players }: Draft,
  [, number = '', chips = '', ...name]: readonly string[],
  line: number,
): boolean => {
  const seat = seatNumber(number);
  const stack = wholeNumber(chips);
  if (seat === null || stack < 0 || players.length === MAX_SEATS) return false;
  players.push({ seat, name: name.join(' '), stack, sittingOut: false, line });
  return true;
};

/** A second button line is an error. */
const readButton = (draft: Draft, number: string): boolean => {
  if (draft.button !== null) return false;
  draft.button = seatNumber(number);
  return draft.button !== null;
};

const readBoard = ({ events }: Draft, street: string, text: string, line: number): boolean => {
  const parsed = parseCards(text);
  if (!parsed.ok) return false;
  events.push({ type: 'board', street, run: 0, cards: parsed.cards, seen: null, line });
  return true;
};

/** Parses a word of digits; NO_AMOUNT for any other word. */
const wholeNumber = (word: string): number => {
  let value = 0;
  for (let at = 0; at < word.length; at++) {
    const digit = word.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return NO_AMOUNT;
    value = value * 10 + digit;
  }
  return word !== '' && Number.isSafeInteger(value) ? value : NO_AMOUNT;
};

const seatNumber = (word: string): number | null => {
  const seat = wholeNumber(word);
  return seat >= 1 && seat <= MAX_SEATS ? seat : null;
};

const assemble = (
  { players, events, button }: Draft,
  id: string,
  smallBlind: number,
  bigBlind: number,
  lines: [number, number],
): CanonicalHand => ({
  site: 'Toy',
  format: 'toy',
  dialect: 'toy',
  id,
  playedAt: null,
  playedAtText: null,
  currency: 'PLAY',
  scale: 0,
  game: { variant: 'holdem', limit: 'no-limit', rotation: null },
  stakes: { smallBlind, bigBlind, smallBet: null, bigBet: null, cap: null },
  table: { name: '', seats: null },
  tournament: null,
  buttonSeat: button,
  heroSeat: null,
  players,
  events,
  claims: [],
  cancelled: false,
  lines,
});
