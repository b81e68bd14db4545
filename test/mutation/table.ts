import type { Entry, Log } from './log.js';

/** The state of the hand when a player acts: enough to decide whether a changed action is legal. */
export interface Moment {
  readonly entry: Entry;
  readonly name: string;
  /** The player's stack and his bet of the round before the action. */
  readonly stack: number;
  readonly bet: number;
  /** The bet to match, and the size of the last bet or raise. */
  readonly level: number;
  readonly raiseSize: number;
  /** All chips in the pot. */
  readonly pot: number;
  /** Bets and raises of the round, the big blind counted. */
  readonly bets: number;
  /** Players who have not folded, and those of them who have chips. */
  readonly live: readonly string[];
  readonly able: readonly string[];
  readonly folded: readonly string[];
}

/** The moments of a hand in order, and how it ended. */
export interface Play {
  readonly moments: readonly Moment[];
  readonly live: readonly string[];
  /** Chips that each player put in, uncalled bets included. */
  readonly paid: ReadonlyMap<string, number>;
  /** Chips left when the last bet was made. */
  readonly left: ReadonlyMap<string, number>;
}

/** Plays a hand by plain sums and checks nothing. Mutators use it to find legal changes. */
export const play = (log: Log): Play => {
  const dealt = new Set(
    log.entries.flatMap(({ kind, name }) =>
      name !== null && kind !== 'seat' && kind !== 'remark' ? [name] : [],
    ),
  );
  const players = log.seats.filter(({ name }) => dealt.has(name));
  const left = new Map(players.map(({ name, stack }) => [name, stack]));
  const bet = new Map(players.map(({ name }) => [name, 0]));
  const paid = new Map(players.map(({ name }) => [name, 0]));
  const folded: string[] = [];
  const moments: Moment[] = [];
  let street = 0;
  let level = 0;
  let raiseSize = log.big;
  let bets = 0;
  let pot = 0;
  const put = (name: string, amount: number, live: number): void => {
    left.set(name, left.get(name)! - amount);
    paid.set(name, paid.get(name)! + amount);
    bet.set(name, bet.get(name)! + live);
    pot += amount;
  };
  for (const entry of log.entries) {
    const { name, kind, amounts } = entry;
    const amount = amounts.at(-1)?.value ?? 0;
    if (name === null || !players.some((player) => player.name === name)) continue;
    if (kind === 'post') {
      const ante = entry.text.includes(' ante ');
      const live = ante || entry.text.includes('dead') ? 0 : amount;
      const bigBlind = log.limit === 'fixed' ? log.small : log.big;
      put(name, amount, entry.text.includes('small & big') ? Math.min(amount, bigBlind) : live);
      if (!ante) {
        level = Math.max(level, bet.get(name)!, entry.text.includes('big blind') ? bigBlind : 0);
        bets = 1;
      }
      continue;
    }
    if (kind === 'bring-in') {
      put(name, amount, amount);
      level = amount;
      continue;
    }
    if (!['fold', 'check', 'call', 'bet', 'raise'].includes(kind)) continue;
    if (entry.street !== street) {
      street = entry.street;
      level = 0;
      bets = 0;
      raiseSize = log.big;
      for (const player of bet.keys()) bet.set(player, 0);
    }
    const live = players.map((player) => player.name).filter((player) => !folded.includes(player));
    const able = live.filter((player) => left.get(player)! > 0);
    const before = { entry, name, stack: left.get(name)!, bet: bet.get(name)!, level, raiseSize, pot, bets };
    moments.push({ ...before, live, able, folded: [...folded] });
    if (kind === 'fold') folded.push(name);
    else if (kind === 'call') put(name, amount, amount);
    else if (kind !== 'check') {
      put(name, amount - bet.get(name)!, amount - bet.get(name)!);
      if (amount - level >= raiseSize || log.limit === 'fixed') bets++;
      raiseSize = Math.max(raiseSize, amount - level);
      level = Math.max(level, amount);
    }
  }
  const live = players.map((player) => player.name).filter((player) => !folded.includes(player));
  return { moments, live, paid, left };
};

/** The size of a fixed-limit street's bets; an open pair may double it on stud's second. */
export const streetSize = (log: Log, { street }: Entry): number =>
  street < log.smallStreets ? log.small : log.big;

/** The amount of a call. */
export const toCall = ({ level, bet, stack }: Moment): number => Math.max(0, Math.min(level - bet, stack));

/** Whether the player has no decision: no chips, or no bet to call and no opponent with chips. */
export const isIdle = (moment: Moment): boolean =>
  moment.stack === 0 || (toCall(moment) === 0 && moment.able.every((player) => player === moment.name));

/** The largest bet of the limit, regardless of the stacks (a total of the round). */
export const largestBet = (log: Log, moment: Moment): number => {
  if (log.limit === 'pot') return moment.level + moment.pot + (moment.level - moment.bet);
  if (log.limit === 'fixed') return moment.level + streetSize(log, moment.entry);
  return Number.POSITIVE_INFINITY;
};
