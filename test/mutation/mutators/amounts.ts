import type { Random } from '../../support/random.js';
import { printed, withAmounts, type Entry, type Log } from '../log.js';
import { Edit, firstAfter, type Mutant, type Mutator, type Verdict } from '../mutator.js';
import { largestBet, streetSize, toCall, type Moment, type Play } from '../table.js';

const momentsOf = (play: Play, ...kinds: readonly Entry['kind'][]): Moment[] =>
  play.moments.filter(({ entry }) => kinds.includes(entry.kind));

/** In a cap game, a bet that reaches the cap is not all-in and has other words. */
const isPlain = ({ entry }: Moment): boolean => !entry.allIn && !entry.text.includes(' cap');

/** Whether a line of this kind ends a betting round. */
const ends = (kind: Entry['kind']): boolean => ['street', 'stage', 'draw', 'summary'].includes(kind);

/** The first amount after a bet that depends on it: a call, a raise, or an uncalled bet. */
const dependent = (log: Log, at: number): Entry | null => {
  const next = firstAfter(
    log,
    at,
    ({ kind, allIn }) => ends(kind) || kind === 'raise' || kind === 'uncalled' || (kind === 'call' && !allIn),
  );
  if (next === null || ends(next.kind)) return null;
  // Converters may print any figure after `raises`, and return any amount.
  return next.kind !== 'call' && log.style === 'other' ? null : next;
};

/** Changes a bet or raise to another legal size: then the first amount that depends on it is wrong. */
const resized = (log: Log, { entry, level }: Moment, to: number): Mutant | null => {
  const place = dependent(log, entry.at);
  if (place === null) return null;
  const values = entry.kind === 'raise' ? [to - level, to] : [to];
  const codes: Verdict[] = ['amount', 'short-call', 'short-raise', 'over-stack', 'uncalled'];
  // With less in the pot, a pot-limit raise over it may be too big.
  if (log.limit === 'pot') codes.push('bet-too-big');
  return new Edit(log).replace(entry.at, withAmounts(log, entry, values)).mutant(codes, [place.at]);
};

/** The line of a bet or raise with another total. */
const sized = (log: Log, { entry, level }: Moment, to: number, codes: readonly Verdict[]): Mutant => {
  const values = entry.kind === 'raise' ? [to - level, to] : [to];
  return new Edit(log).replace(entry.at, withAmounts(log, entry, values)).mutant(codes, [entry.at]);
};

const legal = (log: Log, moment: Moment, to: number): boolean =>
  to >= moment.level + moment.raiseSize &&
  to < moment.bet + moment.stack &&
  to <= largestBet(log, moment) &&
  log.limit !== 'fixed';

const delta = (log: Log, random: Random): number =>
  (random.below(2) === 0 ? 1 : log.big) * (random.below(2) === 0 ? 1 : -1);

export const amountMutators: readonly Mutator[] = [
  {
    id: 'call-amount',
    describe: 'a call of a wrong amount',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'call'));
      const amount = moment?.entry.amounts[0]?.value ?? 0;
      const changed = amount + delta(log, random);
      if (moment === undefined || changed <= 0) return null;
      const edit = new Edit(log).replace(moment.entry.at, withAmounts(log, moment.entry, [changed]));
      return edit.mutant(['amount', 'short-call', 'over-stack'], [moment.entry.at]);
    },
  },
  {
    id: 'raise-by',
    describe: 'the first figure of `raises A to B`',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'raise'));
      // Converters may print any figure.
      if (moment === undefined || log.style === 'other') return null;
      const changed = moment.entry.amounts[0].value + delta(log, random);
      if (changed <= 0) return null;
      const edit = new Edit(log).replace(moment.entry.at, withAmounts(log, moment.entry, [changed, null]));
      return edit.mutant(['amount'], [moment.entry.at]);
    },
  },
  {
    id: 'raise-to',
    describe: 'the second figure of `raises A to B`',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'raise'));
      if (moment === undefined || log.style === 'other') return null;
      const changed = moment.entry.amounts[1].value + delta(log, random);
      const edit = new Edit(log).replace(moment.entry.at, withAmounts(log, moment.entry, [null, changed]));
      const codes: Verdict[] = ['amount', 'short-raise', 'over-stack', 'bet-too-big'];
      return changed > 0 ? edit.mutant(codes, [moment.entry.at]) : null;
    },
  },
  {
    id: 'raise-resized',
    describe: 'a raise of another legal size, which the next lines contradict',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'raise').filter(isPlain));
      if (moment === undefined) return null;
      const to = moment.entry.amounts[1].value + delta(log, random);
      return legal(log, moment, to) ? resized(log, moment, to) : null;
    },
  },
  {
    id: 'bet-resized',
    describe: 'a bet of another legal size, which the next lines contradict',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'bet').filter(isPlain));
      if (moment === undefined) return null;
      const to = moment.entry.amounts[0].value + delta(log, random);
      return legal(log, moment, to) ? resized(log, moment, to) : null;
    },
  },
  {
    id: 'raise-too-small',
    describe: 'a raise smaller than the last one',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'raise').filter(isPlain));
      if (moment === undefined || log.limit === 'fixed' || moment.raiseSize < 2) return null;
      const by = 1 + random.below(moment.raiseSize - 1);
      return moment.level + by < moment.bet + moment.stack
        ? sized(log, moment, moment.level + by, ['short-raise'])
        : null;
    },
  },
  {
    id: 'bet-too-small',
    describe: 'a bet smaller than the big blind',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'bet').filter(isPlain));
      if (moment === undefined || log.limit === 'fixed' || log.big < 2) return null;
      const to = 1 + random.below(log.big - 1);
      return to < moment.stack ? sized(log, moment, to, ['bet-too-small']) : null;
    },
  },
  {
    id: 'pot-overbet',
    describe: 'a bet larger than the pot in a pot-limit game',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'bet', 'raise').filter(isPlain));
      // What the house adds to the pot is not counted here.
      if (moment === undefined || log.limit !== 'pot' || log.lines.some((line) => line.startsWith('STP ')))
        return null;
      const to = largestBet(log, moment) + 1 + random.below(log.big);
      return sized(
        log,
        moment,
        to,
        to > moment.bet + moment.stack ? ['bet-too-big', 'over-stack'] : ['bet-too-big'],
      );
    },
  },
  {
    id: 'over-stack',
    describe: 'a bet or raise larger than the stack',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'bet', 'raise'));
      if (moment === undefined || moment.entry.text.includes(' cap')) return null;
      const to = moment.bet + moment.stack + 1 + random.below(log.big);
      return sized(log, moment, to, ['over-stack', 'bet-too-big']);
    },
  },
  {
    id: 'limit-size',
    describe: 'a bet or raise that is not the fixed size',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'bet', 'raise').filter(isPlain));
      if (moment === undefined || log.limit !== 'fixed') return null;
      const to = moment.entry.amounts.at(-1)!.value + (random.below(2) === 0 ? 1 : -1) * (log.small >> 1);
      const codes: Verdict[] = ['bet-too-small', 'short-raise', 'bet-too-big', 'over-stack'];
      return to > moment.level && to < moment.bet + moment.stack ? sized(log, moment, to, codes) : null;
    },
  },
  {
    id: 'raise-over-cap',
    describe: 'a fifth bet in a fixed-limit round of three or more',
    apply: (log, play, random) => {
      const capped = momentsOf(play, 'call').filter(
        ({ bets, able, level, bet, stack }) => bets >= 4 && able.length > 2 && stack > level - bet + log.big,
      );
      const moment = random.pick(capped);
      if (moment === undefined || log.limit !== 'fixed') return null;
      const size = streetSize(log, moment.entry);
      // An all-in of less than a whole bet may not have reopened the betting either.
      const words = `${moment.name}: raises ${printed(log, size)} to ${printed(log, moment.level + size)}`;
      return new Edit(log)
        .replace(moment.entry.at, words)
        .mutant(['raise-cap', 'action-not-allowed'], [moment.entry.at]);
    },
  },
  {
    id: 'all-in-left-out',
    describe: 'a missing `and is all-in`',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'call', 'bet', 'raise').filter(({ entry }) => entry.allIn));
      // Converters may leave it out.
      if (moment === undefined || log.style === 'other') return null;
      const text = moment.entry.text.replace(' and is all-in', '');
      const codes: Verdict[] = ['amount', 'short-call', 'short-raise', 'bet-too-small'];
      return new Edit(log).replace(moment.entry.at, text).mutant(codes, [moment.entry.at]);
    },
  },
  {
    id: 'all-in-put-in',
    describe: '`and is all-in` of a player with chips left',
    apply: (log, play, random) => {
      const moment = random.pick(
        momentsOf(play, 'call', 'bet', 'raise').filter((one) => isPlain(one) && hasMore(one)),
      );
      if (moment === undefined) return null;
      const edit = new Edit(log).replace(moment.entry.at, `${moment.entry.text} and is all-in`);
      return edit.mutant(['amount'], [moment.entry.at]);
    },
  },
  {
    id: 'stack-changed',
    describe: 'another stack of a player who goes all-in',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'call', 'bet', 'raise').filter(({ entry }) => entry.allIn));
      const seat = log.seats.find(({ name }) => name === moment?.name);
      if (moment === undefined || seat === undefined || log.lines[0].includes(' Cap')) return null;
      const entry = log.entries[seat.at];
      const step = delta(log, random);
      if (seat.stack + step <= play.paid.get(seat.name)! - moment.stack) return null;
      // Posts that were all-in too would be the first to show it.
      if (log.entries.some(({ kind, name, allIn }) => kind === 'post' && name === seat.name && allIn))
        return null;
      const values = entry.amounts.map(() => seat.stack + step);
      // With more chips the line is no all-in: its words, and with them its size, are wrong.
      const codes: Verdict[] = ['amount', 'over-stack', 'short-call', 'short-raise', 'bet-too-small'];
      return new Edit(log).replace(seat.at, withAmounts(log, entry, values)).mutant(codes, [moment.entry.at]);
    },
  },
];

/** Whether chips are left after the action. */
const hasMore = (moment: Moment): boolean => {
  const { entry, bet, stack } = moment;
  const put = entry.kind === 'call' ? toCall(moment) : entry.amounts.at(-1)!.value - bet;
  return put < stack;
};
