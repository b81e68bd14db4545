import type { Entry, Log } from '../log.js';
import { Edit, nextOf, outOfPlace, type Mutator, type Verdict } from '../mutator.js';
import { isIdle, type Moment, type Play } from '../table.js';

/** Actions with a decision: an absent all-in player may be folded, and some sites let an all-in player check. */
const owed = (play: Play): Moment[] => play.moments.filter((moment) => !isIdle(moment));

/** The next line that is not a remark; a player who is all-in for a blind may be folded at any time. */
const nextOwed = (log: Log, play: Play, at: number): Entry | null => {
  const next = nextOf(log, at);
  const moment = play.moments.find(({ entry }) => entry === next);
  return next !== null && moment !== undefined && isIdle(moment) ? nextOwed(log, play, next.at) : next;
};

/** The line of an action with the name of another player. */
const renamed = ({ entry, name }: Moment, other: string): string => other + entry.text.slice(name.length);

export const turnMutators: readonly Mutator[] = [
  {
    id: 'action-deleted',
    describe: 'a missing action',
    apply: (log, play, random) => {
      const moment = random.pick(owed(play));
      const next = moment === undefined ? null : nextOwed(log, play, moment.entry.at);
      if (moment === undefined || next === null) return null;
      return new Edit(log).remove(moment.entry.at).mutant(outOfPlace, [next.at]);
    },
  },
  {
    id: 'action-doubled',
    describe: 'an action twice',
    apply: (log, play, random) => {
      const moment = random.pick(owed(play));
      if (moment === undefined) return null;
      return new Edit(log).insertAfter(moment.entry.at, moment.entry.text).mutant(outOfPlace, [-1]);
    },
  },
  {
    id: 'actions-swapped',
    describe: 'two neighbouring actions of a round swapped',
    apply: (log, play, random) => {
      const pairs = play.moments.slice(1).flatMap((later, index) => {
        const earlier = play.moments[index];
        const together =
          earlier.entry.street === later.entry.street && later.entry.at === earlier.entry.at + 1;
        return together && !isIdle(earlier) && !isIdle(later) ? [[earlier, later] as const] : [];
      });
      const pair = random.pick(pairs);
      if (pair === undefined) return null;
      const [earlier, later] = pair;
      return new Edit(log).swap(earlier.entry.at, later.entry.at).mutant(outOfPlace, [later.entry.at]);
    },
  },
  {
    id: 'actor-folded',
    describe: 'an action of a player who has folded',
    apply: (log, play, random) => {
      const moment = random.pick(owed(play).filter(({ folded }) => folded.length > 0));
      const other = random.pick(moment?.folded ?? []);
      if (moment === undefined || other === undefined) return null;
      const edit = new Edit(log).replace(moment.entry.at, renamed(moment, other));
      return edit.mutant(['action-after-fold', 'wrong-turn'], [moment.entry.at]);
    },
  },
  {
    id: 'actor-not-yet',
    describe: 'an action out of turn',
    apply: (log, play, random) => {
      const moment = random.pick(owed(play));
      const other = random.pick(moment?.live.filter((name) => name !== moment.name) ?? []);
      if (moment === undefined || other === undefined) return null;
      // Who is all-in for a blind may be folded at any time.
      if (moment.entry.kind === 'fold' && moment.entry.street === 0 && !moment.able.includes(other))
        return null;
      const edit = new Edit(log).replace(moment.entry.at, renamed(moment, other));
      return edit.mutant(['wrong-turn'], [moment.entry.at]);
    },
  },
  {
    id: 'actor-stranger',
    describe: 'an action of a player without a seat',
    apply: (log, play, random) => {
      const moment = random.pick(owed(play));
      const next = moment === undefined ? null : nextOwed(log, play, moment.entry.at);
      if (moment === undefined || next === null) return null;
      const edit = new Edit(log).replace(moment.entry.at, renamed(moment, 'Nobody At All'));
      const codes: Verdict[] = [...outOfPlace, 'rejected'];
      return edit.mutant(codes, [moment.entry.at, next.at]);
    },
  },
  {
    id: 'actor-sitting-out',
    describe: 'an action of a player who was not dealt in',
    apply: (log, play, random) => {
      const dealt = new Set(play.paid.keys());
      const moment = random.pick(owed(play));
      const other = random.pick(log.seats.filter(({ name }) => !dealt.has(name)));
      if (moment === undefined || other === undefined) return null;
      const edit = new Edit(log).replace(moment.entry.at, renamed(moment, other.name));
      return edit.mutant(outOfPlace, [moment.entry.at]);
    },
  },
];
