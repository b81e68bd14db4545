import { cardsIn, printed, unseen, type Entry } from '../log.js';
import { Edit, entriesOf, type Mutator } from '../mutator.js';

const BETS: readonly Entry['kind'][] = ['call', 'bet', 'raise'];
const RANK = /(?:Deuce|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Jack|Queen|King|Ace)/;

/** Shown hands with words. */
const described = (entries: readonly Entry[]): Entry[] => entries.filter(({ text }) => text.endsWith(')'));

/** Faults that contradict another line, or the line itself, and no figure. */
export const contradictionMutators: readonly Mutator[] = [
  {
    id: 'currency-sign',
    describe: 'an amount in another currency',
    apply: (log, _play, random) => {
      if (log.sign === '') return null;
      const signed = log.entries.filter(({ text, amounts }) =>
        amounts.some(({ start }) => text.charAt(start) === log.sign),
      );
      const entry = random.pick(signed);
      const amount = random.pick(
        (entry?.amounts ?? []).filter(({ start }) => entry?.text.charAt(start) === log.sign),
      );
      if (entry === undefined || amount === undefined) return null;
      const other = log.sign === '€' ? '£' : '€';
      const text = entry.text.slice(0, amount.start) + other + entry.text.slice(amount.start + 1);
      return new Edit(log).replace(entry.at, text).mutant(['amount'], [entry.at]);
    },
  },
  {
    id: 'description-unread',
    describe: 'a description with a rank that is none',
    apply: (log, _play, random) => {
      const show = random.pick(described(entriesOf(log, 'show')).filter(({ text }) => RANK.test(text)));
      if (show === undefined || log.style === 'other') return null;
      const text = show.text.replace(RANK, 'Knave');
      return new Edit(log).replace(show.at, text).mutant(['hand-description'], [show.at]);
    },
  },
  {
    id: 'straight-low-end',
    describe: 'a straight with a wrong low end',
    apply: (log, _play, random) => {
      const straight = /straight, (\w+) to/;
      const show = random.pick(described(entriesOf(log, 'show')).filter(({ text }) => straight.test(text)));
      if (show === undefined || log.style === 'other') return null;
      const wrong = straight.exec(show.text)?.[1] === 'Queen' ? 'King' : 'Queen';
      const text = show.text.replace(straight, `straight, ${wrong} to`);
      return new Edit(log).replace(show.at, text).mutant(['hand-description'], [show.at]);
    },
  },
  {
    id: 'low-deleted',
    describe: 'a shown hand without its low',
    apply: (log, _play, random) => {
      const show = random.pick(entriesOf(log, 'show').filter(({ text }) => text.includes('; LO: ')));
      if (show === undefined || log.style === 'other') return null;
      const text = show.text.replace(/; LO: [^)]*/, '');
      return new Edit(log).replace(show.at, text).mutant(['hand-description'], [show.at]);
    },
  },
  {
    id: 'pot-name',
    describe: 'a side pot in a hand with one pot',
    apply: (log, _play, random) => {
      const collect = random.pick(entriesOf(log, 'collect').filter(({ text }) => text.endsWith(' from pot')));
      if (collect === undefined || log.style === 'other') return null;
      const text = collect.text.replace(/pot$/, random.below(2) === 0 ? 'side pot' : 'main pot');
      return new Edit(log).replace(collect.at, text).mutant(['side-pot'], [collect.at]);
    },
  },
  {
    id: 'bettor-without-bet',
    describe: 'a player who bet and of whom the summary says that he did not',
    apply: (log, _play, random) => {
      const bettors = new Set(entriesOf(log, ...BETS).map(({ name }) => name));
      const results = entriesOf(log, 'result').filter(
        ({ name, text }) => bettors.has(name) && text.includes(' folded '),
      );
      const result = random.pick(results);
      if (result === undefined) return null;
      const text = `${result.text} (didn't bet)`;
      return log.style === 'other'
        ? null
        : new Edit(log).replace(result.at, text).mutant(['wrong-summary'], [result.at]);
    },
  },
  {
    id: 'mucked-to-showed',
    describe: 'a mucked hand that the summary has as shown',
    apply: (log, _play, random) => {
      const result = random.pick(entriesOf(log, 'result').filter(({ text }) => text.includes(' mucked [')));
      if (result === undefined || log.style === 'other') return null;
      const text = `${result.text.replace(' mucked [', ' showed [')} and won (${printed(log, log.big)})`;
      return new Edit(log).replace(result.at, text).mutant(['wrong-summary', 'wrong-award'], [result.at]);
    },
  },
  {
    id: 'second-show',
    describe: 'a second show of a player with other cards',
    apply: (log, _play, random) => {
      const show = random.pick(described(entriesOf(log, 'show')));
      const cards = show === undefined ? undefined : cardsIn(show.text)[0];
      if (show === undefined || cards?.length !== log.holeCards || log.style === 'other') return null;
      const others = unseen(log).slice(0, cards.length);
      if (others.length < cards.length) return null;
      const text = show.text.replace(cards.join(' '), others.join(' '));
      return new Edit(log)
        .insertAfter(show.at, text)
        .mutant(['wrong-card-count', 'duplicate-card', 'hand-description'], [-1]);
    },
  },
  {
    id: 'second-big-blind',
    describe: 'a further big blind in a tournament',
    apply: (log, play, random) => {
      const blind = entriesOf(log, 'post').findLast(({ text }) => text.includes(' posts big blind '));
      const posters = new Set(entriesOf(log, 'post').map(({ name }) => name));
      const others = log.seats.filter(
        ({ name, stack }) => play.paid.has(name) && stack > log.big && !posters.has(name),
      );
      const other = random.pick(others);
      if (blind === undefined || other === undefined || !log.tournament) return null;
      const text = `${other.name}: posts big blind ${printed(log, log.big)}`;
      return new Edit(log).insertAfter(blind.at, text).mutant(['wrong-forced-bet'], [-1]);
    },
  },
  {
    id: 'capped-early',
    describe: 'the remark that betting is capped after one bet',
    apply: (log, play, random) => {
      const early = play.moments.filter(({ entry, bets }) => entry.kind === 'bet' && bets === 0);
      const moment = random.pick(early);
      if (moment === undefined || log.limit !== 'fixed' || log.style === 'other') return null;
      return new Edit(log).insertAfter(moment.entry.at, 'Betting is capped').mutant(['raise-cap'], [-1]);
    },
  },
  {
    id: 'bettor-sitting-out',
    describe: 'a player who sits out and bets',
    apply: (log, play, random) => {
      const bettor = random.pick(play.moments.filter(({ entry }) => BETS.includes(entry.kind)));
      const seat = log.entries.find(({ kind, name }) => kind === 'seat' && name === bettor?.name);
      const first = play.moments.find(
        ({ entry, name }) => name === bettor?.name && BETS.includes(entry.kind),
      );
      if (seat === undefined || first === undefined || log.style === 'other') return null;
      if (seat.text.endsWith('sitting out')) return null;
      return new Edit(log)
        .replace(seat.at, `${seat.text} is sitting out`)
        .mutant(['action-not-allowed'], [first.entry.at]);
    },
  },
  {
    id: 'other-tournament',
    describe: 'a table of another tournament',
    apply: (log) => {
      const table = log.lines[1] ?? '';
      if (!log.tournament || !/^Table '[1-8]\d+ \d+'/.test(table)) return null;
      return new Edit(log)
        .replace(
          1,
          table.replace(/'(\d+) /, (_, id: string) => `'${String(Number(id) + 1)} `),
        )
        .mutant(['impossible-setup'], [1]);
    },
  },
  {
    id: 'second-time',
    describe: 'two times of the header that are not the same moment',
    apply: (log, _play, random) => {
      const header = log.lines[0] ?? '';
      const second = /(\d\d)( (?:ET|CET)\])/;
      const found = second.exec(header);
      if (found === null || log.style === 'other') return null;
      const other = String((Number(found[1]) + 1 + random.below(58)) % 60).padStart(2, '0');
      return new Edit(log).replace(0, header.replace(second, `${other}$2`)).mutant(['amount'], [0]);
    },
  },
];
