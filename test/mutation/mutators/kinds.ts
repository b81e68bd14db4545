import { printed, type Entry, type Log } from '../log.js';
import {
  Edit,
  firstAfter,
  nextOf,
  outOfPlace,
  range,
  type Mutant,
  type Mutator,
  type Verdict,
} from '../mutator.js';
import { isIdle, streetSize, toCall, type Moment, type Play } from '../table.js';

const momentsOf = (play: Play, kind: Entry['kind']): Moment[] =>
  play.moments.filter((moment) => moment.entry.kind === kind && !isIdle(moment));

/** Replaces an action by other words: then the line itself is wrong. */
const instead = (log: Log, { entry, name }: Moment, words: string, codes: readonly Verdict[]): Mutant =>
  new Edit(log).replace(entry.at, `${name}: ${words}`).mutant(codes, [entry.at]);

/** The next line of the player that is impossible after a fold. */
const nextOfPlayer = (log: Log, at: number, name: string): Entry | null =>
  firstAfter(
    log,
    at,
    (entry) => entry.name === name && !['seat', 'post', 'remark', 'result'].includes(entry.kind),
  );

/** Replaces an action by a fold: detected when the player acts again. */
const foldedInstead = (log: Log, play: Play, moment: Moment): Mutant | null => {
  const { entry, name } = moment;
  const edit = new Edit(log).replace(entry.at, `${name}: folds`);
  const codes: Verdict[] = [
    ...outOfPlace,
    'wrong-board',
    'wrong-winner',
    'uncalled',
    'bet-too-big',
    'amount',
  ];
  const own = nextOfPlayer(log, entry.at, name);
  const opponents = leftAfter(play, moment);
  if (opponents > 1) {
    // Without a further line of the player the change cannot be detected: the summary has no chips of the player.
    if (own === null) return null;
    // With few opponents there may be no opponent with chips; a pot-limit bet may be too big for the smaller pot.
    const few = opponents === 2 || moment.able.length <= 3;
    return edit.mutant(codes, few || log.limit === 'pot' ? range(entry.at + 1, own.at) : [own.at]);
  }
  // The opponent has won, and may show, get chips back and collect; nothing else can follow.
  const next = firstAfter(log, entry.at, ({ kind }) => !['remark', 'showdown', 'fold'].includes(kind));
  if (next === null || (own === null && ['show', 'collect', 'uncalled'].includes(next.kind))) return null;
  return edit.mutant(codes, range(entry.at + 1, own === null ? next.at : Math.max(next.at, own.at)));
};

/** The number of opponents at the end of the round. */
const leftAfter = (play: Play, { entry, live }: Moment): number =>
  live.length -
  1 -
  play.moments.filter(
    (later) =>
      later.entry.at > entry.at && later.entry.street === entry.street && later.entry.kind === 'fold',
  ).length;

export const kindMutators: readonly Mutator[] = [
  {
    id: 'check-to-fold',
    describe: 'a fold in place of a check, by a player who acts again',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'check'));
      return moment === undefined ? null : foldedInstead(log, play, moment);
    },
  },
  {
    id: 'call-to-fold',
    describe: 'a fold in place of a call, by a player who acts again',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'call'));
      return moment === undefined ? null : foldedInstead(log, play, moment);
    },
  },
  {
    id: 'check-to-bet',
    describe: 'a bet in place of a check, to which no player reacts',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'check').filter(({ entry }) => entry.street > 0));
      if (moment === undefined) return null;
      const size = log.limit === 'fixed' ? streetSize(log, moment.entry) : log.big;
      if (moment.stack <= size) return null;
      // A fold answers a bet; anything else that followed a check does not.
      const next = firstAfter(log, moment.entry.at, ({ kind }) => kind !== 'remark' && kind !== 'fold');
      if (next === null) return null;
      const edit = new Edit(log).replace(moment.entry.at, `${moment.name}: bets ${printed(log, size)}`);
      return edit.mutant([...outOfPlace, 'uncalled', 'short-raise'], [next.at]);
    },
  },
  {
    id: 'check-to-call',
    describe: 'a call in place of a check',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'check'));
      if (moment === undefined) return null;
      return instead(log, moment, `calls ${printed(log, log.big)}`, ['action-not-allowed']);
    },
  },
  {
    id: 'check-to-raise',
    describe: 'a raise in place of a check after the flop',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'check').filter(({ entry }) => entry.street > 0));
      if (moment === undefined) return null;
      const words = `raises ${printed(log, log.big)} to ${printed(log, log.big * 2)}`;
      return instead(log, moment, words, ['action-not-allowed']);
    },
  },
  {
    id: 'fold-to-check',
    describe: 'a check when facing a bet, in place of a fold',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'fold').filter((one) => toCall(one) > 0));
      return moment === undefined ? null : instead(log, moment, 'checks', ['action-not-allowed']);
    },
  },
  {
    id: 'call-to-check',
    describe: 'a check when facing a bet, in place of a call',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'call'));
      return moment === undefined ? null : instead(log, moment, 'checks', ['action-not-allowed']);
    },
  },
  {
    id: 'fold-to-call',
    describe: 'a call in place of the last fold of a hand',
    apply: (log, play, random) => {
      const moment = random.pick(
        momentsOf(play, 'fold').filter((one) => toCall(one) > 0 && one.live.length === 2),
      );
      const next = moment === undefined ? null : nextOf(log, moment.entry.at);
      // Converters give back what they like.
      if (moment === undefined || next === null || log.style === 'other') return null;
      const due = toCall(moment);
      const edit = new Edit(log).replace(
        moment.entry.at,
        `${moment.name}: calls ${printed(log, due)}${due === moment.stack ? ' and is all-in' : ''}`,
      );
      return edit.mutant(
        [...outOfPlace, 'uncalled', 'wrong-award', 'wrong-winner', 'hidden-winner'],
        [next.at],
      );
    },
  },
  {
    id: 'bet-to-check',
    describe: 'a check in place of a bet, to which players react',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'bet'));
      if (moment === undefined) return null;
      const next = firstAfter(log, moment.entry.at, ({ kind }) => kind !== 'remark' && kind !== 'fold');
      if (next === null || (next.kind !== 'call' && next.kind !== 'raise' && next.kind !== 'uncalled'))
        return null;
      const edit = new Edit(log).replace(moment.entry.at, `${moment.name}: checks`);
      // If all others have checked, the check ends the round, and not even a fold can follow.
      return edit.mutant([...outOfPlace, 'uncalled'], range(moment.entry.at + 1, next.at));
    },
  },
  {
    id: 'bet-to-raise',
    describe: 'a raise in place of a bet',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'bet'));
      if (moment === undefined) return null;
      const size = moment.entry.amounts[0];
      const words = `raises ${printed(log, size.value)} to ${moment.entry.text.slice(size.start)}`;
      return instead(log, moment, words, ['action-not-allowed']);
    },
  },
  {
    id: 'raise-to-bet',
    describe: 'a bet in place of a raise',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'raise'));
      if (moment === undefined) return null;
      const words = `bets ${moment.entry.text.slice(moment.entry.amounts[1].start)}`;
      return instead(log, moment, words, ['action-not-allowed']);
    },
  },
  {
    id: 'bet-to-call',
    describe: 'a call in place of a bet',
    apply: (log, play, random) => {
      const moment = random.pick(momentsOf(play, 'bet'));
      if (moment === undefined) return null;
      const words = `calls ${moment.entry.text.slice(moment.entry.amounts[0].start)}`;
      return instead(log, moment, words, ['action-not-allowed']);
    },
  },
];
