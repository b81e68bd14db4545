import { MAX_SEAT } from '../../hand-limits.js';
import { createHash } from 'node:crypto';
import { fillMessage, type Message, UNKNOWN } from '#cards';
import { MAX_EVENTS, MAX_ROUNDS } from '../../hand-limits.js';
import type { CanonicalHand, HandClaim, HandPlayer } from '../../hand.js';
import { messages } from '../../messages.js';
import type { ReadResult, RejectionCode } from '../../read-result.js';
import type { HistoryFormat } from '../format.js';
import { INCIDENT_COMMENT, readAction, type PhhAction } from './actions.js';
import { Fields } from './fields.js';
import { gameOfCode, type CodedGame } from './games.js';
import { readPlayedAt } from './times.js';
import type { Stakes } from './chips.js';
import type { Play } from './play.js';
import { playOut } from './play-out.js';
import { inferRake } from './rake.js';
import { USER_FIELDS } from './user-fields.js';
import { readToml, type TomlComment, type TomlValue } from './toml.js';

export const FORMAT = 'phh';
export const SITE = 'PHH';
const EXCERPT = 200;
const MIN_PLAYERS = 2;
/** More than any table has, and within the limit of a canonical hand. */
const MAX_PLAYERS = 32;

/**
 * Reads one hand: the keys of a file, or of one table of a file. It relies on toml.ts for the values, fields.ts for amounts
 * and play.ts for everything that the actions leave out. O(length).
 */
export const readHand: HistoryFormat['read'] = (text, start, end, firstLine) => {
  const toml = readToml(text, start, end, firstLine, `# ${INCIDENT_COMMENT}`);
  if (!toml.ok) {
    const { line, at, expected } = toml.error;
    const code = at >= end ? 'truncated' : 'unreadable-line';
    return rejected(code, line, lineAt(text, at, start, end), expected);
  }
  const { values, comments, lastLine } = toml;
  const variant = values.get('variant');
  if (variant?.kind !== 'string')
    return rejected('invalid-hand', firstLine, '', fillMessage(messages.fieldExpected, { key: 'variant' }));
  const coded = gameOfCode(variant.text);
  if (coded === undefined)
    return rejected('unsupported-game', variant.line, variant.text, messages.gameCodeExpected);
  return readFields(new Fields(values, firstLine), { values, comments }, coded, [firstLine, lastLine]);
};

/** The keys of a hand, and the incidents in comments beside them. */
interface Keys {
  readonly values: ReadonlyMap<string, TomlValue>;
  readonly comments: readonly TomlComment[];
}

const readFields = (
  fields: Fields,
  { values, comments }: Keys,
  coded: CodedGame,
  lines: [number, number],
): ReadResult => {
  const players = fields.length('starting_stacks');
  if (fields.error === null && (players < MIN_PLAYERS || players > MAX_PLAYERS)) {
    const expected = fillMessage(messages.playersExpected, {
      min: String(MIN_PLAYERS),
      max: String(MAX_PLAYERS),
    });
    return rejected('no-players', fields.line('starting_stacks'), '', expected);
  }
  const actions = readActions(fields, players);
  if (typeof actions === 'object' && 'rejection' in actions) return actions.rejection;
  const hand = assemble(fields, coded, players, withComments(actions, values, comments, players), lines);
  if (fields.error !== null) {
    const { line, expected } = fields.error;
    const key = [...values].find(([, value]) => value.line === line)?.[0];
    return rejected('invalid-hand', line, key ?? '', expected);
  }
  if (hand.events.length + hand.claims.length > MAX_EVENTS) return tooLong(lines[0]);
  return { ok: true, hand: { ...hand, id: idOf(hand, fields.text('hand')) } };
};

const tooLong = (line: number): ReadResult => rejected('too-long', line, '', messages.tooManyEvents);

const readActions = (
  fields: Fields,
  players: number,
): readonly PhhAction[] | { readonly rejection: ReadResult } => {
  const items = fields.items('actions');
  if (items === null) fields.fail(fields.line('actions'), messages.actionListExpected);
  if (items !== null && items.length > MAX_EVENTS) return { rejection: tooLong(fields.line('actions')) };
  const actions: PhhAction[] = [];
  for (const item of items ?? []) {
    if (item.kind !== 'string') {
      fields.fail(item.line, messages.actionListExpected);
      break;
    }
    const action = readAction(item.text, item.line, players);
    if ('en' in action) return { rejection: rejected('unreadable-line', item.line, item.text, action) };
    if (action.verb === 'cbr') fields.addAmount(action.amount, action.line);
    actions.push(action);
  }
  return actions;
};

/** The actions, with the incidents in comments before and behind their list. */
const withComments = (
  actions: readonly PhhAction[],
  values: ReadonlyMap<string, TomlValue>,
  comments: readonly TomlComment[],
  players: number,
): readonly PhhAction[] => {
  const place = [...values.keys()].indexOf('actions');
  const read = (behind: boolean): PhhAction[] =>
    comments.flatMap(({ text, line, keys }) => {
      const action = keys > place === behind ? readAction(text, line, players) : null;
      return action === null || 'en' in action ? [] : [action];
    });
  return comments.length === 0 ? actions : [...read(false), ...actions, ...read(true)];
};

const hasUnknownCard = (action: PhhAction): boolean =>
  action.verb === 'hole' && action.cards.includes(UNKNOWN);

/** The hand without its id. */
const assemble = (
  fields: Fields,
  { game, limit }: CodedGame,
  players: number,
  actions: readonly PhhAction[],
  lines: [number, number],
): CanonicalHand => {
  const fixed = limit === 'fixed-limit';
  const required = [...(fixed ? (['small_bet', 'big_bet'] as const) : (['min_bet'] as const))];
  for (const key of game.stud ? [...required, 'bring_in' as const] : required)
    if (fields.amount(key) === null) fields.fail(lines[0], fillMessage(messages.fieldExpected, { key }));
  const stacks = fields.amounts('starting_stacks', players);
  const antes = orZero(fields.amounts('antes', players));
  const noBlinds = game.stud && !fields.has('blinds_or_straddles');
  const blinds = noBlinds ? stacks.map(() => 0) : orZero(fields.amounts('blinds_or_straddles', players));
  const seats = seatsOf(fields, players);
  const bringIn = fields.amount('bring_in');
  const stakes: Stakes = {
    antes,
    blinds,
    bringIn: bringIn ?? 0,
    stacks,
    seats,
    scale: fields.scale,
    lines: { antes: fields.line('antes'), blinds: fields.line('blinds_or_straddles') },
  };
  const spread = limit === 'no-limit' ? spreadBets(fields) : null;
  const claims = claimsOf(fields, seats);
  const trims = fields.isTrue('ante_trimming_status');
  const played = fields.error === null ? playOut(game, stakes, actions, trims, claims) : null;
  // A file with unknown cards may leave out deals and draws: of a broadcast, not all cards are seen.
  const contradictions = played === null || actions.some(hasUnknownCard) ? [] : played.contradictions;
  const isDeclared = played?.events.some((event) => event.type === 'declare' && event.half !== undefined);
  const ascending = seats.every((seat, at) => at === 0 || seat > seats[at - 1]);
  const last = seats.at(-1) ?? null;
  return {
    site: SITE,
    format: FORMAT,
    dialect: FORMAT,
    id: '',
    ...profileOf(fields),
    ...readPlayedAt(fields),
    currency: currencyOf(fields.text('currency')),
    scale: fields.scale,
    game: {
      variant: game.variant,
      limit: spread === null ? limit : 'spread-limit',
      rotation: null,
      ...(isDeclared === true ? { options: { declare: true } } : {}),
    },
    stakes: {
      ...(game.stud ? { smallBlind: null, bigBlind: null, bringIn } : blindsOf(blinds)),
      ...betsOf(fields, fixed, game.stud, blinds),
      ...(spread === null ? {} : spreadOf(spread)),
      cap: null,
    },
    table: { name: fields.text('table') ?? '', seats: fields.whole('seat_count', 2, MAX_SEAT) },
    tournament: tournamentOf(fields),
    buttonSeat: game.stud && ascending ? null : last,
    heroSeat: heroOf(fields, seats),
    players: playersOf(fields, seats, stacks),
    events: played?.events ?? [],
    claims: played === null ? claims : [...claims, ...rakeClaim(fields, claims, stacks, played)],
    cancelled: false,
    ...(contradictions.length === 0 ? {} : { contradictions }),
    lines,
  };
};

const orZero = (amounts: readonly (number | null)[]): number[] => amounts.map((amount) => amount ?? 0);

/** A blind of the button alone counts as the big blind. */
const blindsOf = (blinds: readonly number[]): Pick<CanonicalHand['stakes'], 'smallBlind' | 'bigBlind'> => {
  const only = blinds.filter((blind) => blind > 0);
  const onButton = blinds.length === 2 ? blinds[0] : (blinds.at(-1) ?? 0);
  return only.length === 1 && onButton > 0
    ? { smallBlind: 0, bigBlind: onButton }
    : { smallBlind: blinds[0], bigBlind: blinds[1] };
};

/** A minimum bet equal to the big blind is not stated separately. */
const betsOf = (
  fields: Fields,
  fixed: boolean,
  stud: boolean,
  blinds: readonly number[],
): Pick<CanonicalHand['stakes'], 'smallBet' | 'bigBet'> => {
  if (fixed) return { smallBet: fields.amount('small_bet'), bigBet: fields.amount('big_bet') };
  const least = fields.amount('min_bet');
  return { smallBet: !stud && least === blindsOf(blinds).bigBlind ? null : least, bigBet: null };
};

/** The largest bets of a spread limit; null for another limit. */
const spreadBets = (fields: Fields): number[] | null => {
  const bets = fields.list(USER_FIELDS.spread);
  if (bets !== null && (bets.length === 0 || bets.length > MAX_ROUNDS))
    fields.fail(
      fields.line(USER_FIELDS.spread),
      fillMessage(messages.amountListExpected, { key: USER_FIELDS.spread }),
    );
  return bets;
};

const spreadOf = (bets: readonly number[]): Pick<CanonicalHand['stakes'], 'bigBet' | 'largestBets'> => ({
  bigBet: Math.max(...bets),
  ...(bets.length === 1 ? {} : { largestBets: [...bets] }),
});

/** The seats of the file, if they go round the table once; without them, players are numbered in order. */
const seatsOf = (fields: Fields, players: number): number[] => {
  const numbered = Array.from({ length: players }, (_, player) => player + 1);
  if (!fields.has('seats')) return numbered;
  const seats: number[] = [];
  for (const item of fields.items('seats') ?? []) {
    const seat = item.kind === 'number' && /^\d{1,3}$/.test(item.text) ? Number(item.text) : -1;
    if (seat < 0 || seat > MAX_SEAT) break;
    seats.push(seat);
  }
  const descents = seats.filter((seat, at) => seat <= seats[(at + seats.length - 1) % seats.length]).length;
  if (seats.length === players && descents === 1) return seats;
  fields.fail(fields.line('seats'), messages.seatOrderExpected);
  return numbered;
};

const playersOf = (
  fields: Fields,
  seats: readonly number[],
  stacks: readonly (number | null)[],
): HandPlayer[] => {
  const names = fields.items('players') ?? [];
  const line = fields.line(fields.has('players') ? 'players' : 'starting_stacks');
  if (fields.has('players') && names.length !== seats.length) fields.fail(line, messages.nameListExpected);
  return seats.map((seat, player) => {
    const name = names.at(player);
    const given = name?.kind === 'string' ? name.text.trim() : '';
    const stack = stacks.at(player) ?? null;
    const own = name?.line ?? line;
    return {
      seat,
      name: given === '' ? `p${String(player + 1)}` : given,
      stack,
      sittingOut: false,
      line: own,
    };
  });
};

const claimsOf = (fields: Fields, seats: readonly number[]): HandClaim[] => {
  const claims: HandClaim[] = [];
  for (const [key, type] of [
    ['finishing_stacks', 'final-stack'],
    ['winnings', 'winnings'],
  ] as const)
    if (fields.has(key))
      fields.amounts(key, seats.length).forEach((amount, player) => {
        const seat = seats[player];
        if (amount !== null) claims.push({ type, seat, amount, line: fields.line(key) });
      });
  return claims;
};

/** The rake as a claim, inferred from the final stacks or the winnings. */
const rakeClaim = (
  fields: Fields,
  claims: readonly HandClaim[],
  stacks: readonly (number | null)[],
  { contributed: paid }: Play,
): HandClaim[] => {
  const all = (type: 'final-stack' | 'winnings'): number[] | null => {
    const amounts = claims.flatMap((claim) => (claim.type === type ? [claim.amount] : []));
    return amounts.length === stacks.length ? amounts : null;
  };
  const finals = all('final-stack');
  const amount = inferRake({ stacks, paid, finals, winnings: all('winnings') }) ?? 0;
  const line = fields.line(finals === null ? 'winnings' : 'finishing_stacks');
  return amount === 0 ? [] : [{ type: 'rake', amount, line }];
};

/** A code of three letters or more (ISO 4217); anything else is chips. */
const currencyOf = (text: string | null): string => {
  const code = (text ?? '').trim().toUpperCase();
  return /^[A-Z]{3,8}$/.test(code) ? code : 'CHIPS';
};

/** The profile by which the hand was dealt; a text that is no id of a profile says nothing. */
const profileOf = (fields: Fields): Pick<CanonicalHand, 'profile'> => {
  const profile = fields.text(USER_FIELDS.profile) ?? '';
  return /^[a-z0-9-]{1,64}$/.test(profile) ? { profile } : {};
};

const heroOf = (fields: Fields, seats: readonly number[]): number | null => {
  const seat = Number(fields.text(USER_FIELDS.hero) ?? Number.NaN);
  return seats.includes(seat) ? seat : null;
};

const tournamentOf = (fields: Fields): CanonicalHand['tournament'] => {
  const level = fields.text('level');
  const buyIn = fields.text(USER_FIELDS.buyIn);
  if (level === null && buyIn === null) return null;
  return { id: fields.text('event') ?? '', buyIn: buyIn === '' ? null : buyIn, level };
};

/**
 * The id: a digest of the content, after the name of the hand if the file has one. The names alone are not unique, because
 * they count from 1 in every folder.
 */
const idOf = (hand: CanonicalHand, name: string | null): string => {
  const content = JSON.stringify(hand, (key, value: unknown) =>
    key === 'line' || key === 'lines' ? undefined : value,
  );
  const digest = createHash('sha256')
    .update(name ?? '')
    .update('\n')
    .update(content)
    .digest('hex')
    .slice(0, 16);
  return name === null || name === '' ? digest : `${name}-${digest}`;
};

/** The line of the text at an offset, from its beginning. */
const lineAt = (text: string, at: number, start: number, end: number): string => {
  let from = Math.min(at, end);
  while (from > start && from > at - EXCERPT && !'\r\n'.includes(text[from - 1])) from--;
  let to = from;
  while (to < end && to < from + EXCERPT && !'\r\n'.includes(text[to])) to++;
  return text.slice(from, to);
};

const rejected = (code: RejectionCode, line: number, text: string, message: Message): ReadResult => ({
  ok: false,
  rejection: { code, line, text: text.slice(0, EXCERPT).trim(), message },
  identity: { site: SITE, handId: null },
});
