import { printed, withAmounts, type Entry, type Log, type Seat } from '../log.js';
import {
  Edit,
  entriesOf,
  firstAfter,
  nextOf,
  range,
  type Mutant,
  type Mutator,
  type Verdict,
} from '../mutator.js';
import type { Random } from '../../support/random.js';
import type { Play } from '../table.js';

const blindOf = (log: Log, words: 'small blind' | 'big blind'): Entry | undefined =>
  log.entries.find(({ kind, text }) => kind === 'post' && text.includes(`posts ${words} `));

const antesOf = (log: Log): Entry[] => entriesOf(log, 'post').filter(({ text }) => text.includes(' ante '));

const holeCards = (log: Log): number =>
  log.entries.find(({ kind }) => kind === 'hole-cards' || kind === 'stage')?.at ?? -2;

/** The players who were dealt in, by seat. */
const dealtIn = (log: Log, play: Play): Seat[] =>
  log.seats.filter(({ name }) => play.paid.has(name)).toSorted((a, b) => a.seat - b.seat);

/** The player left of a seat. */
const leftOf = (seats: readonly Seat[], seat: number): Seat =>
  seats.find((one) => one.seat > seat) ?? seats[0];

const forcedBet: readonly Verdict[] = ['wrong-forced-bet'];

/** The posts of both blinds; null if one is short. */
const blindsOf = (log: Log): { readonly small: number; readonly big: Entry; readonly due: number } | null => {
  const small = blindOf(log, 'small blind');
  const big = blindOf(log, 'big blind');
  if (small === undefined || big === undefined || small.allIn || big.allIn) return null;
  return { small: small.amounts[0].value, big, due: big.amounts[0].value };
};

/** Inserts a wrong post of another player after the big blind. */
const postBehind = (
  log: Log,
  play: Play,
  random: Random,
  line: (small: number, big: number) => readonly [words: string, amount: number],
): Mutant | null => {
  const blinds = blindsOf(log);
  if (blinds === null) return null;
  const [words, amount] = line(blinds.small, blinds.due);
  const posters = entriesOf(log, 'post').map(({ name }) => name);
  const other = random.pick(
    dealtIn(log, play).filter(({ name, stack }) => !posters.includes(name) && stack > blinds.due * 4),
  );
  if (other === undefined || amount <= 0) return null;
  const text = `${other.name}: posts ${words} ${printed(log, amount)}`;
  return new Edit(log).insertAfter(blinds.big.at, text).mutant(forcedBet, [-1]);
};

export const forcedMutators: readonly Mutator[] = [
  {
    id: 'big-blind-amount',
    describe: 'a big blind of a wrong size',
    apply: (log, _play, random) => {
      const post = blindOf(log, 'big blind');
      if (post === undefined || post.allIn) return null;
      const amount = post.amounts[0].value + (random.below(2) === 0 ? 1 : -1);
      const edit = new Edit(log).replace(post.at, withAmounts(log, post, [amount]));
      return amount > 0 ? edit.mutant([...forcedBet, 'over-stack'], [post.at]) : null;
    },
  },
  {
    id: 'small-blind-amount',
    describe: 'a small blind of a wrong size',
    apply: (log, _play, random) => {
      const post = blindOf(log, 'small blind');
      if (post === undefined || post.allIn) return null;
      const amount = post.amounts[0].value;
      // The header of a fixed limit has no blinds, and houses round an odd one: then only the full bet is wrong.
      const even = log.small % 2 === 0 && amount * 2 === log.small;
      const next = amount + (random.below(2) === 0 ? 1 : -1);
      const changed = log.limit === 'fixed' && !even ? log.small : next;
      if (changed <= 0 || changed === amount) return null;
      const edit = new Edit(log).replace(post.at, withAmounts(log, post, [changed]));
      return edit.mutant([...forcedBet, 'over-stack'], [post.at]);
    },
  },
  {
    id: 'ante-amount',
    describe: 'one ante of another size than the others',
    apply: (log, _play, random) => {
      const antes = antesOf(log);
      const post = random.pick(antes.filter(({ allIn }) => !allIn));
      if (post === undefined || antes.length < 3) return null;
      const amount = post.amounts[0].value + (random.below(2) === 0 ? 1 : -1);
      const edit = new Edit(log).replace(post.at, withAmounts(log, post, [amount]));
      return amount > 0 ? edit.mutant([...forcedBet, 'over-stack'], [post.at]) : null;
    },
  },
  {
    id: 'blinds-swapped',
    describe: 'small and big blind with their players swapped',
    apply: (log) => {
      const small = blindOf(log, 'small blind');
      const big = blindOf(log, 'big blind');
      if (small === undefined || big === undefined || small.name === big.name || small.allIn || big.allIn)
        return null;
      // Heads-up both orders were played in the early years.
      if (log.style === 'old') return null;
      const edit = new Edit(log)
        .replace(small.at, big.name! + small.text.slice(small.name!.length))
        .replace(big.at, small.name! + big.text.slice(big.name!.length));
      return edit.mutant([...forcedBet, 'over-stack'], [Math.min(small.at, big.at)]);
    },
  },
  {
    id: 'blind-by-another',
    describe: 'the big blind posted by another player',
    apply: (log, play, random) => {
      const small = blindOf(log, 'small blind');
      const big = blindOf(log, 'big blind');
      const others = dealtIn(log, play).filter(({ name }) => name !== small?.name && name !== big?.name);
      const other = random.pick(others);
      if (small === undefined || big === undefined || other === undefined || big.allIn) return null;
      const edit = new Edit(log).replace(big.at, other.name + big.text.slice(big.name!.length));
      return edit.mutant([...forcedBet, 'over-stack'], [big.at]);
    },
  },
  {
    id: 'big-blind-deleted',
    describe: 'no big blind',
    apply: (log) => {
      const post = blindOf(log, 'big blind');
      if (post === undefined || holeCards(log) < 0) return null;
      return new Edit(log).remove(post.at).mutant(forcedBet, range(post.at + 1, holeCards(log)));
    },
  },
  {
    id: 'big-blind-as-straddle',
    describe: 'a straddle in the place of the big blind',
    apply: (log) => {
      const blinds = blindsOf(log);
      if (blinds === null || holeCards(log) < 0) return null;
      const { big } = blinds;
      const text = `${big.name!}: posts straddle ${printed(log, blinds.due * 2)}`;
      const places = range(big.at, holeCards(log));
      return new Edit(log).replace(big.at, text).mutant([...forcedBet, 'over-stack', 'amount'], places);
    },
  },
  {
    id: 'posted-blinds-amount',
    describe: 'a post of both blinds of a wrong size',
    apply: (log, play, random) =>
      postBehind(log, play, random, (small, big) => [
        'small & big blinds',
        small + big + (random.below(2) === 0 ? 1 : -1),
      ]),
  },
  {
    id: 'missed-blind-amount',
    describe: 'a missed small blind of a wrong size',
    apply: (log, play, random) => postBehind(log, play, random, (small) => ['small blind', small * 2]),
  },
  {
    id: 'straddle-too-small',
    describe: 'a straddle of less than twice the big blind',
    apply: (log, play, random) => postBehind(log, play, random, (_, big) => ['straddle', big * 2 - 1]),
  },
  {
    id: 'small-blind-deleted',
    describe: 'no small blind although its player is dealt in: then the big blind is in the wrong seat',
    apply: (log, play) => {
      const post = blindOf(log, 'small blind');
      const big = blindOf(log, 'big blind');
      if (post === undefined || big === undefined || (play.paid.size === 2 && log.style === 'old'))
        return null;
      // Heads-up it is missed when the cards are dealt.
      const places = play.paid.size === 2 ? range(big.at, holeCards(log)) : [big.at];
      return new Edit(log).remove(post.at).mutant(forcedBet, places);
    },
  },
  {
    id: 'blind-doubled',
    describe: 'a blind that is posted twice',
    apply: (log, _play, random) => {
      const post = random.pick(
        [blindOf(log, 'small blind'), blindOf(log, 'big blind')].filter((one) => one !== undefined),
      );
      if (post === undefined) return null;
      return new Edit(log).insertAfter(post.at, post.text).mutant([...forcedBet, 'over-stack'], [-1]);
    },
  },
  {
    id: 'ante-deleted',
    describe: 'an ante left out',
    apply: (log, play, random) => {
      const antes = antesOf(log);
      const post = random.pick(antes);
      if (post === undefined || antes.length < 2 || antes.length < play.paid.size) return null;
      const next = nextOf(log, post.at)!;
      // Heads-up a large ante may be the whole table's, and one of the last chips any: then the pot shows it.
      const [left] = antes.filter(({ at }) => at !== post.at);
      if (
        antes.length === 2 &&
        log.family !== 'stud' &&
        (left.allIn || left.amounts[0].value * 2 >= log.big)
      ) {
        const total = firstAfter(log, post.at, ({ kind }) => kind === 'total')!;
        const codes: Verdict[] = [...forcedBet, 'total-pot', 'side-pot', 'uncalled', 'bet-too-big'];
        return new Edit(log).remove(post.at).mutant(codes, range(next.at, total.at));
      }
      return new Edit(log).remove(post.at).mutant(forcedBet, range(next.at, holeCards(log)));
    },
  },
  {
    id: 'ante-doubled',
    describe: 'an ante posted twice',
    apply: (log, _play, random) => {
      const antes = antesOf(log);
      const post = random.pick(antes);
      if (post === undefined || antes.length < 2) return null;
      return new Edit(log).insertAfter(post.at, post.text).mutant([...forcedBet, 'over-stack'], [-1]);
    },
  },
  {
    id: 'button-moved',
    describe: 'the button in a seat that the blinds contradict',
    apply: (log, play, random) => {
      const small = blindOf(log, 'small blind');
      const seats = dealtIn(log, play);
      if (small === undefined || (seats.length === 2 && log.style === 'old')) return null;
      const wrong = seats.filter(({ seat, name }) => {
        if (seat === log.button) return false;
        // Heads-up the small blind is the button's own; an empty seat's button may be read from the seat before it.
        return seats.length === 2 ? name !== small.name : leftOf(seats, seat).name !== small.name;
      });
      const other = random.pick(wrong);
      if (other === undefined) return null;
      const text = log.lines[1].replace(/Seat #\d+/, `Seat #${String(other.seat)}`);
      return new Edit(log).replace(1, text).mutant(forcedBet, [small.at]);
    },
  },
  {
    id: 'seat-twice',
    describe: 'two players in one seat',
    apply: (log, play, random) => {
      const seats = dealtIn(log, play).toSorted((a, b) => a.at - b.at);
      const index = 1 + random.below(seats.length - 1);
      const other = seats[index];
      const text = log.lines[other.at].replace(/^Seat \d+/, `Seat ${String(seats[index - 1].seat)}`);
      return new Edit(log).replace(other.at, text).mutant(['impossible-setup'], [other.at]);
    },
  },
  {
    id: 'stack-zero',
    describe: 'a player dealt in without chips',
    apply: (log, play, random) => {
      const seat = random.pick(dealtIn(log, play));
      if (seat === undefined) return null;
      const entry = log.entries[seat.at];
      return new Edit(log)
        .replace(seat.at, withAmounts(log, entry, [0]))
        .mutant(['impossible-setup'], [seat.at]);
    },
  },
  {
    id: 'stack-too-small',
    describe: 'a stack smaller than the bets of its player',
    apply: (log, play, random) => {
      const rich = play.moments.filter(
        ({ entry, name, stack }) =>
          entry.kind === 'call' && play.paid.get(name)! > 1 && stack > 1 && !entry.allIn,
      );
      const moment = random.pick(rich);
      const seat = log.seats.find(({ name }) => name === moment?.name);
      if (moment === undefined || seat === undefined || log.lines[0].includes(' Cap')) return null;
      const due = moment.entry.amounts[0].value;
      const before = seat.stack - moment.stack;
      if (due < 2) return null;
      const stack = before + 1 + random.below(due - 1);
      const edit = new Edit(log).replace(seat.at, withAmounts(log, log.entries[seat.at], [stack]));
      return edit.mutant(['over-stack', 'amount'], [moment.entry.at]);
    },
  },
  {
    id: 'header-stakes',
    describe: 'a wrong big blind in the header',
    apply: (log) => {
      const big = blindOf(log, 'big blind');
      if (big === undefined || big.allIn || log.limit === 'fixed') return null;
      const text = log.lines[0].replace(/\/[$€£¥]?[\d.,]+/, `/${printed(log, log.big * 2)}`);
      return new Edit(log).replace(0, text).mutant(forcedBet, [big.at]);
    },
  },
];
