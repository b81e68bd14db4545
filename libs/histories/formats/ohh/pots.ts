import { fillMessage } from '#cards';
import type { JsonObject } from '../../exact-json.js';
import { MAX_POTS } from '../../hand-limits.js';
import type { Contradiction, HandClaim, HandEvent } from '../../hand.js';
import { messages } from '../../messages.js';
import { formatMoney } from '../../money.js';
import type { Fields } from './fields.js';
import { BONUS, BOUNTY } from './notes.js';

/** What the pots of a record state. */
interface StatedPots {
  readonly events: readonly HandEvent[];
  readonly claims: readonly HandClaim[];
  readonly contradictions: readonly Contradiction[];
}

/** What the house took from the pots. */
interface Taken {
  readonly amount: number;
  readonly line: number;
}

/** The name of the fee that pots state beside their rake. */
export const JACKPOT = 'jackpot';

/**
 * Reads the pots: what players collect and cash out, and the totals. `seats` has the seat of each player by id. A pot
 * includes the rake. Players collect by pot only where there are several. O(length).
 */
export const readPots = (
  record: JsonObject,
  fields: Fields,
  seats: ReadonlyMap<number, number>,
): StatedPots => {
  const pots = fields.objects(record, 'pots');
  const collects: HandEvent[] = [];
  const others: HandEvent[] = [];
  const amounts: HandClaim[] = [];
  const numbers = new Set<number>();
  const contradictions: Contradiction[] = [];
  let rake: Taken | null = null;
  let jackpot: Taken | null = null;
  for (const pot of pots) {
    const number = fields.whole(pot, 'number', 0, MAX_POTS) ?? numbers.size;
    if (numbers.has(number))
      fields.fail(fields.line(pot, 'number'), fillMessage(messages.uniqueNumberExpected, { key: 'number' }));
    numbers.add(number);
    const line = fields.line(pot, 'amount');
    amounts.push({ type: 'pot', pot: number, amount: fields.requiredAmount(pot, 'amount'), line });
    rake = addTaken(rake, pot, 'rake', fields);
    jackpot = addTaken(jackpot, pot, 'jackpot', fields);
    const named = pots.length > 1 ? number : null;
    for (const win of winsOf(pot, fields)) readWin(win, named, fields, seats, collects, others);
    const wrong = findWrongShares(pot, fields);
    if (wrong !== null) contradictions.push(wrong);
  }
  const [first] = amounts;
  const sum = amounts.reduce((total, claim) => total + ('amount' in claim ? claim.amount : 0), 0);
  const claims: HandClaim[] = [];
  if (first !== undefined) claims.push({ type: 'total-pot', amount: sum, line: first.line });
  if (amounts.length > 1) claims.push(...amounts);
  if (rake !== null) claims.push({ type: 'rake', ...rake });
  if (jackpot !== null && jackpot.amount > 0) claims.push({ type: 'fee', name: JACKPOT, ...jackpot });
  return { events: [...collects, ...others], claims, contradictions };
};

/** Adds what the house took from a pot; the line is that of the first pot. */
const addTaken = (
  sum: Taken | null,
  pot: JsonObject,
  key: 'rake' | 'jackpot',
  fields: Fields,
): Taken | null => {
  const taken = fields.amount(pot, key);
  if (taken === null) return sum;
  return { amount: (sum?.amount ?? 0) + taken, line: sum?.line ?? fields.line(pot, key) };
};

/** The winners of a pot: `player_wins`, which was `players_wins` before version 1.2.1. */
const winsOf = (pot: JsonObject, fields: Fields): readonly JsonObject[] => {
  const wins = fields.objects(pot, 'player_wins');
  return wins.length > 0 ? wins : fields.objects(pot, 'players_wins');
};

/**
 * The rake of a pot that the shares of its winners contradict; null for none. The shares are of the rake, or of the rake and
 * the jackpot fee, and each may be rounded. Exporters that do not know them leave them out or write zeros.
 */
const findWrongShares = (pot: JsonObject, fields: Fields): Contradiction | null => {
  const key = 'contributed_rake';
  const wins = winsOf(pot, fields);
  const shares = wins.map((win) => fields.amount(win, key));
  const rake = fields.amount(pot, 'rake');
  if (rake === null || shares.length === 0 || shares.includes(null)) return null;
  const sum = shares.reduce<number>((total, share) => total + (share ?? 0), 0);
  const tolerance = shares.length - 1;
  const fits = (taken: number): boolean => Math.abs(sum - taken) <= tolerance;
  if (sum === 0 || fits(rake) || fits(rake + (fields.amount(pot, 'jackpot') ?? 0))) return null;
  const [expected, actual] = [rake, sum].map((amount) => formatMoney(amount, fields.scale));
  return { about: 'rake', expected, actual, line: fields.line(wins[0], key) };
};

const readWin = (
  win: JsonObject,
  pot: number | null,
  fields: Fields,
  seats: ReadonlyMap<number, number>,
  collects: HandEvent[],
  others: HandEvent[],
): void => {
  const seat = seatOf(win, 'player_id', fields, seats);
  const amount = fields.requiredAmount(win, 'win_amount');
  const line = fields.line(win, 'win_amount');
  if (amount > 0) collects.push({ type: 'collect', seat, amount, pot, run: 0, line });
  // Version 1.4.0 has the shorter names.
  const cashOut = fields.amount(win, 'cashout_amount') ?? fields.amount(win, 'cashout') ?? 0;
  const fee = fields.amount(win, 'cashout_fee') ?? 0;
  if (cashOut > 0 || fee > 0)
    others.push({ type: 'cash-out', seat, amount: cashOut, fee, line: fields.line(win, 'cashout_amount') });
  const bonus = fields.amount(win, 'bonus_amount') ?? fields.amount(win, 'bonus') ?? 0;
  if (bonus > 0)
    others.push({
      type: 'note',
      seat,
      text: `${BONUS} ${formatMoney(bonus, fields.scale)}`,
      line: fields.line(win, 'bonus_amount'),
    });
};

/** The seat of a player by id; 0 after an error. */
const seatOf = (
  object: JsonObject,
  key: string,
  fields: Fields,
  seats: ReadonlyMap<number, number>,
): number => {
  const id = fields.requiredWhole(object, key, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const seat = seats.get(id);
  if (seat === undefined)
    fields.fail(fields.line(object, key), fillMessage(messages.knownPlayerExpected, { key }));
  return seat ?? 0;
};

/** Bounties are paid beside the pots: `bounty 2.50 for NAME`. */
export const readBounties = (
  record: JsonObject,
  fields: Fields,
  seats: ReadonlyMap<number, number>,
  nameOf: (seat: number) => string,
): HandEvent[] =>
  fields.objects(record, 'tournament_bounties').map((bounty) => {
    const seat = seatOf(bounty, 'player_id', fields, seats);
    const defeated = seatOf(bounty, 'defeated_player_id', fields, seats);
    const amount = formatMoney(fields.requiredAmount(bounty, 'bounty_won'), fields.scale);
    const text = `${BOUNTY} ${amount} for ${nameOf(defeated)}`;
    return { type: 'note', seat, text, line: fields.line(bounty, 'bounty_won') };
  });
