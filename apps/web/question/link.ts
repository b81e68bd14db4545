import {
  FEWEST_SEATS,
  METHODS,
  MOST_SEATS,
  newSeat,
  type Question,
  type Seat,
  textOf,
  USUAL_ERROR,
  USUAL_SEED,
} from './question.js';

/** The version of the notation: an old link keeps its meaning, whatever becomes of newer ones. */
const VERSION = '1';
/** More than as many players as there can be need for texts as long as the service takes, every sign as a number. */
const LONGEST = 1_000_000;

/**
 * A question as people can read and write it: `v=1&game=holdem&hand=AhKh&range=QQ+,AKs&board=Ts9h2c`. Players stand in their
 * order, `hand` or `range` each; what is as usual is left out.
 */
export const writeLink = (question: Question): string => {
  const { game, seats, board, dead, method, error, seed } = question;
  const pairs: (readonly [string, string])[] = [
    ['v', VERSION],
    ['game', game],
    ...seats.map((seat) => [seat.kind, textOf(seat)] as const),
  ];
  if (board !== '') pairs.push(['board', board]);
  if (dead !== '') pairs.push(['dead', dead]);
  if (method !== 'auto') pairs.push(['method', method]);
  if (method === 'monte-carlo') pairs.push(['error', error]);
  if (method !== 'exact' && seed !== USUAL_SEED) pairs.push(['seed', String(seed)]);
  return pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&');
};

/** What a link asks, and whether that is all that it says. */
export interface Linked {
  readonly question: Question;
  readonly isWhole: boolean;
}

/**
 * Reads a link; null where it is none of ours, or too damaged to ask anything. What is not known in it, such as a seed that is
 * none, is left out.
 */
export const readLink = (text: string): Linked | null => {
  if (text.length > LONGEST) return null;
  const seats: Seat[] = [];
  let isWhole = true;
  const fields = new Map<string, string>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = equals < 0 ? pair : pair.slice(0, equals);
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    if (value === null) return null;
    if (name !== 'hand' && name !== 'range') {
      fields.set(name, value);
      isWhole &&= FIELDS.get(name)?.(value) ?? false;
    } else if (seats.length < MOST_SEATS) seats.push(newSeat(name, value));
    else isWhole = false;
  }
  const game = fields.get('game') ?? '';
  if (fields.get('v') !== VERSION || !isId(game)) return null;
  while (seats.length < FEWEST_SEATS) seats.push(newSeat());
  const error = errorIn(fields.get('error'));
  const question = {
    game,
    seats,
    board: fields.get('board') ?? '',
    dead: fields.get('dead') ?? '',
    // Whoever asks for an error wants a sample, here as over HTTP.
    method: methodIn(fields.get('method')) ?? (error === null ? 'auto' : 'monte-carlo'),
    error: error ?? USUAL_ERROR,
    seed: seedIn(fields.get('seed')) ?? USUAL_SEED,
  };
  return { question, isWhole };
};

const isId = (text: string): boolean => /^[a-z0-9-]{1,64}$/.test(text);

const errorIn = (text = ''): string | null => (/^0\.\d{1,9}$/.test(text) && Number(text) > 0 ? text : null);

const seedIn = (text = ''): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);

const methodIn = (text = ''): Question['method'] | undefined => METHODS.find((method) => method === text);

/** What a link may say besides who plays, and whether a value of it can be read. */
const FIELDS = new Map<string, (value: string) => boolean>([
  ['v', () => true],
  ['game', () => true],
  ['board', () => true],
  ['dead', () => true],
  ['method', (value) => methodIn(value) !== undefined],
  ['error', (value) => errorIn(value) !== null],
  ['seed', (value) => seedIn(value) !== null],
]);

/** Signs of ranges that stand for themselves in a fragment, and are easier to read than their numbers. */
const READABLE = /%(2B|2C|3A|40|2F|3B|24)/g;

/** Halves of characters, which no address can hold. */
const HALVES = /\p{Surrogate}/gu;

const encode = (value: string): string =>
  encodeURIComponent(value.replace(HALVES, '\ufffd')).replace(READABLE, (sign) => decodeURIComponent(sign));

const decode = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
};
