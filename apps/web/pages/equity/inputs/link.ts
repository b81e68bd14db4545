import type { GameOptions } from '#client';
import { formatOptions, OPTION_NAMES, parseOption } from '../../../games/options.js';
import {
  MIN_SEATS,
  METHODS,
  MAX_SEATS,
  newSeat,
  type Inputs,
  type Seat,
  textOf,
  DEFAULT_ERROR,
  DEFAULT_SEED,
  DEFAULT_DRAWS,
  POLICIES,
  MAX_DRAWS,
} from './inputs.js';

/** The version of the notation. Links of a version never change their meaning. */
const VERSION = '1';
/** Longer than any valid link. */
const MAX_LENGTH = 1_000_000;

/**
 * Formats inputs as a readable link: `v=1&game=holdem&hand=AhKh&range=QQ+,AKs&board=Ts9h2c`. Options of the
 * game follow it: `game=five-draw&wildRanks=2`. Players are in order, each with `hand` or `range`. Defaults are left out.
 */
export const formatLink = (inputs: Inputs): string => {
  const { game, options, seats, board, dead, method, error, seed, draws, policy } = inputs;
  const pairs: (readonly [string, string])[] = [
    ['v', VERSION],
    ['game', game],
    ...formatOptions(options),
    ...seats.map((seat) => [seat.kind, textOf(seat)] as const),
  ];
  if (board !== '') pairs.push(['board', board]);
  if (dead !== '') pairs.push(['dead', dead]);
  if (method !== 'auto') pairs.push(['method', method]);
  if (method === 'monte-carlo') pairs.push(['error', error]);
  if (method !== 'exact' && seed !== DEFAULT_SEED) pairs.push(['seed', String(seed)]);
  if (draws !== DEFAULT_DRAWS) pairs.push(['draws', String(draws)]);
  if (policy !== 'none') pairs.push(['policy', policy]);
  return pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&');
};

/** The inputs of a link, and whether all of it could be read. */
export interface ParsedLink {
  readonly inputs: Inputs;
  readonly isWhole: boolean;
}

/** Parses a link; null if it is not one of ours or too damaged. Unknown or invalid fields are left out. */
export const parseLink = (text: string): ParsedLink | null => {
  if (text.length > MAX_LENGTH) return null;
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
    } else if (seats.length < MAX_SEATS) seats.push(newSeat(name, value));
    else isWhole = false;
  }
  const game = fields.get('game') ?? '';
  if (fields.get('v') !== VERSION || !isId(game)) return null;
  while (seats.length < MIN_SEATS) seats.push(newSeat());
  const error = parseError(fields.get('error'));
  const options = OPTION_NAMES.reduce<GameOptions>(
    (read, name) => ({ ...read, ...parseOption(name, fields.get(name) ?? '') }),
    {},
  );
  const inputs = {
    game,
    options,
    seats,
    board: fields.get('board') ?? '',
    dead: fields.get('dead') ?? '',
    // An error without a method means Monte Carlo, as in the API.
    method: parseMethod(fields.get('method')) ?? (error === null ? 'auto' : 'monte-carlo'),
    error: error ?? DEFAULT_ERROR,
    seed: parseSeed(fields.get('seed')) ?? DEFAULT_SEED,
    draws: parseDraws(fields.get('draws')) ?? DEFAULT_DRAWS,
    policy: parsePolicy(fields.get('policy')) ?? 'none',
  };
  return { inputs, isWhole };
};

const isId = (text: string): boolean => /^[a-z0-9-]{1,64}$/.test(text);

const parseError = (text = ''): string | null =>
  /^0\.\d{1,9}$/.test(text) && Number(text) > 0 ? text : null;

const parseSeed = (text = ''): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);

const parseDraws = (text = ''): number | null =>
  /^\d$/.test(text) && Number(text) <= MAX_DRAWS ? Number(text) : null;

const parseMethod = (text = ''): Inputs['method'] | undefined => METHODS.find((method) => method === text);

const parsePolicy = (text = ''): Inputs['policy'] | undefined => POLICIES.find((policy) => policy === text);

/** The fields of a link besides the players, each with the check of its value. */
const FIELDS = new Map<string, (value: string) => boolean>([
  ['v', () => true],
  ['game', () => true],
  ['board', () => true],
  ['dead', () => true],
  ['method', (value) => parseMethod(value) !== undefined],
  ['error', (value) => parseError(value) !== null],
  ['seed', (value) => parseSeed(value) !== null],
  ['draws', (value) => parseDraws(value) !== null],
  ['policy', (value) => parsePolicy(value) !== undefined],
  ...OPTION_NAMES.map((name) => [name, (value: string) => parseOption(name, value) !== null] as const),
]);

/** Characters of ranges that fragments may contain unescaped. */
const UNESCAPED = /%(2B|2C|3A|40|2F|3B|24)/g;

/** Unpaired surrogates, which addresses cannot contain. */
const UNPAIRED_SURROGATES = /\p{Surrogate}/gu;

const encode = (value: string): string =>
  encodeURIComponent(value.replace(UNPAIRED_SURROGATES, '\ufffd')).replace(UNESCAPED, (character) =>
    decodeURIComponent(character),
  );

const decode = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
};
