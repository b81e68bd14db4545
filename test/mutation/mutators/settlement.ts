import { printed, withAmounts, type Entry, type Log } from '../log.js';
import { Edit, entriesOf, nextOf, type Mutator, type Verdict } from '../mutator.js';

const award: readonly Verdict[] = ['wrong-award', 'odd-chip', 'wrong-winner'];

const resultOf = (log: Log, name: string): Entry | undefined =>
  log.entries.find((entry) => entry.kind === 'result' && entry.name === name);

const totalOf = (log: Log): Entry | undefined => log.entries.find(({ kind }) => kind === 'total');

/** The collect lines of the player: if a log divides its pots further than the rules, any of them may be the short one. */
const linesOfWinner = (log: Log, { name }: Entry): number[] =>
  entriesOf(log, 'collect').flatMap((entry) => (entry.name === name ? [entry.at] : []));

/** The lines on which a wrong award may be reported: the summary decides which line is wrong; without it, the totals do. */
const placesOf = (log: Log, collect: Entry): number[] =>
  (resultOf(log, collect.name!)?.amounts.length ?? 0) > 0
    ? linesOfWinner(log, collect)
    : [collect.at, ...(totalOf(log) === undefined ? [] : [totalOf(log)!.at])];

/** The amount after these words in the line of totals. */
const figureAfter = (log: Log, words: RegExp): { entry: Entry; index: number } | null => {
  const entry = totalOf(log);
  if (entry === undefined) return null;
  const index = entry.amounts.findIndex(({ start }) => words.test(entry.text.slice(0, start)));
  return index < 0 ? null : { entry, index };
};

const changeFigure = (log: Log, words: RegExp, codes: readonly Verdict[], step: number) => {
  const found = figureAfter(log, words);
  // Converters leave rake out of pots, or chips in them, as they like.
  if (found === null || log.style === 'other') return null;
  const { entry, index } = found;
  const value = entry.amounts[index].value + step;
  if (value < 0) return null;
  const values = entry.amounts.map((_, at) => (at === index ? value : null));
  return new Edit(log).replace(entry.at, withAmounts(log, entry, values)).mutant(codes, [entry.at]);
};

export const settlementMutators: readonly Mutator[] = [
  {
    id: 'uncalled-amount',
    describe: 'an uncalled bet of a wrong amount',
    apply: (log, _play, random) => {
      const entry = random.pick(entriesOf(log, 'uncalled'));
      // Converters leave uncalled chips in the pot or give back what they like.
      if (entry === undefined || log.style === 'other') return null;
      const amount = entry.amounts[0].value + (random.below(2) === 0 ? 1 : -1);
      const edit = new Edit(log).replace(entry.at, withAmounts(log, entry, [amount]));
      return amount > 0 ? edit.mutant(['uncalled'], [entry.at]) : null;
    },
  },
  {
    id: 'uncalled-owner',
    describe: 'an uncalled bet that goes to another player',
    apply: (log, play, random) => {
      const entry = random.pick(entriesOf(log, 'uncalled'));
      const other = random.pick([...play.paid.keys()].filter((name) => name !== entry?.name));
      if (entry === undefined || other === undefined || log.style === 'other') return null;
      const text = entry.text.slice(0, entry.text.length - entry.name!.length) + other;
      return new Edit(log).replace(entry.at, text).mutant(['uncalled'], [entry.at]);
    },
  },
  {
    id: 'uncalled-deleted',
    describe: 'an uncalled bet that does not go back',
    apply: (log, _play, random) => {
      const entry = random.pick(entriesOf(log, 'uncalled'));
      const next = entry === undefined ? null : nextOf(log, entry.at);
      // Before 2008, and by converters, they are not printed at all.
      if (entry === undefined || next === null || log.style !== 'native') return null;
      return new Edit(log).remove(entry.at).mutant(['uncalled'], [next.at]);
    },
  },
  {
    id: 'uncalled-doubled',
    describe: 'an uncalled bet that goes back twice',
    apply: (log, _play, random) => {
      const entry = random.pick(entriesOf(log, 'uncalled'));
      if (entry === undefined || log.style === 'other') return null;
      return new Edit(log).insertAfter(entry.at, entry.text).mutant(['uncalled'], [-1]);
    },
  },
  {
    id: 'collected-amount',
    describe: 'an award of a wrong amount',
    apply: (log, _play, random) => {
      const collect = random.pick(entriesOf(log, 'collect'));
      // Converters and some rooms print figures in the body that the summary puts right.
      if (collect === undefined || log.style === 'other') return null;
      const step = (random.below(2) === 0 ? 1 : log.big) * (random.below(2) === 0 ? 1 : -1);
      const amount = collect.amounts[0].value + step;
      if (amount <= 0) return null;
      const edit = new Edit(log).replace(collect.at, withAmounts(log, collect, [amount]));
      return edit.mutant([...award, 'rake', 'total-pot'], placesOf(log, collect));
    },
  },
  {
    id: 'collected-by-another',
    describe: 'a pot that goes to another player in the body only',
    apply: (log, play, random) => {
      const collect = random.pick(entriesOf(log, 'collect'));
      const other = random.pick([...play.paid.keys()].filter((name) => name !== collect?.name));
      if (collect === undefined || other === undefined || log.style === 'other') return null;
      const edit = new Edit(log).replace(collect.at, other + collect.text.slice(collect.name!.length));
      // A player who already collected has two lines, and either may be the wrong one.
      return edit.mutant(award, [collect.at, ...linesOfWinner(log, { ...collect, name: other })]);
    },
  },
  {
    id: 'collected-by-folded',
    describe: 'a pot that goes to a player who folded, in body and summary',
    apply: (log, play, random) => {
      const collects = entriesOf(log, 'collect');
      const winner = collects[0]?.name;
      const folded = [...play.paid.keys()].filter((name) => !play.live.includes(name));
      const other = random.pick(folded);
      if (other === undefined || winner === undefined || collects.some(({ name }) => name !== winner))
        return null;
      const edit = new Edit(log);
      for (const { at, text } of collects) edit.replace(at, other + text.slice(winner!.length));
      exchangeResults(log, edit, winner!, other);
      return edit.mutant(award, [collects[0].at]);
    },
  },
  {
    id: 'collected-by-loser',
    describe: 'a pot that goes to the loser of a showdown, in body and summary',
    apply: (log) => {
      const collects = entriesOf(log, 'collect');
      const winner = collects[0]?.name;
      const shown = entriesOf(log, 'show').filter(({ text }) => text.includes(' ('));
      const loser = shown.find(({ name }) => name !== winner)?.name;
      if (loser == null || winner == null || collects.some(({ name }) => name !== winner)) return null;
      // A winner whose hand was never seen may have had anything.
      if (!shown.some(({ name }) => name === winner)) return null;
      const edit = new Edit(log);
      for (const { at, text } of collects) edit.replace(at, loser + text.slice(winner.length));
      exchangeResults(log, edit, winner, loser);
      return edit.mutant(award, [collects[0].at]);
    },
  },
  {
    id: 'split-moved',
    describe: 'one chip moved between the winners of a split pot, in body and summary',
    apply: (log, _play, random) => {
      const collects = entriesOf(log, 'collect').filter(({ text }) => text.endsWith(' from pot'));
      const [first, second] = collects;
      if (first === undefined || second === undefined || collects.length !== 2 || first.name === second.name)
        return null;
      const [more, less] = random.below(2) === 0 ? [first, second] : [second, first];
      // The odd chip is whose it is; which of two equal shares has it, depends on the seats.
      const edit = new Edit(log);
      for (const [entry, step] of [
        [more, 1],
        [less, -1],
      ] as const) {
        edit.replace(entry.at, withAmounts(log, entry, [entry.amounts[0].value + step]));
        const result = resultOf(log, entry.name!);
        if (result?.amounts.length === 1)
          edit.replace(result.at, withAmounts(log, result, [result.amounts[0].value + step]));
      }
      return edit.mutant(['odd-chip', 'wrong-award'], [first.at, second.at]);
    },
  },
  {
    id: 'collect-deleted',
    describe: 'a pot without an award',
    apply: (log, _play, random) => {
      const collects = entriesOf(log, 'collect');
      const collect = random.pick(collects);
      if (collect === undefined || log.style === 'other') return null;
      const places = [
        totalOf(log)?.at ?? -2,
        ...collects.map(({ at }) => at),
        resultOf(log, collect.name!)?.at ?? -2,
      ];
      return new Edit(log).remove(collect.at).mutant([...award, 'rake', 'total-pot'], places);
    },
  },
  {
    id: 'collect-doubled',
    describe: 'a pot that is collected twice',
    apply: (log, _play, random) => {
      const collect = random.pick(entriesOf(log, 'collect'));
      if (collect === undefined || log.style === 'other') return null;
      const edit = new Edit(log).insertAfter(collect.at, collect.text);
      return edit.mutant([...award, 'rake', 'total-pot'], [-1, ...placesOf(log, collect)]);
    },
  },
  {
    id: 'total-pot',
    describe: 'a wrong total pot',
    apply: (log, _play, random) =>
      changeFigure(log, /^Total pot $/, ['total-pot'], random.below(2) === 0 ? 1 : -1),
  },
  {
    id: 'main-pot',
    describe: 'a wrong main pot',
    apply: (log, _play, random) =>
      changeFigure(
        log,
        /Main pot $/,
        ['side-pot', 'total-pot'],
        random.below(2) === 0 ? log.big * 2 : -log.big,
      ),
  },
  {
    id: 'side-pot',
    describe: 'a wrong side pot',
    apply: (log, _play, random) =>
      changeFigure(
        log,
        /Side pot(-\d)? $/,
        ['side-pot', 'total-pot'],
        random.below(2) === 0 ? log.big * 2 : -log.big,
      ),
  },
  {
    id: 'rake',
    describe: 'a wrong rake',
    apply: (log, _play, random) =>
      changeFigure(log, /Rake $/, ['rake', 'total-pot'], random.below(2) === 0 ? 1 : log.big),
  },
  {
    id: 'summary-won',
    describe: 'a wrong amount in the summary',
    apply: (log, _play, random) => {
      const result = random.pick(entriesOf(log, 'result').filter(({ amounts }) => amounts.length > 0));
      if (result === undefined || log.style === 'other') return null;
      const index = random.below(result.amounts.length);
      const amount = result.amounts[index].value + (random.below(2) === 0 ? 1 : log.big);
      const values = result.amounts.map((_, at) => (at === index ? amount : null));
      const edit = new Edit(log).replace(result.at, withAmounts(log, result, values));
      return edit.mutant(['wrong-award', 'amount'], [result.at]);
    },
  },
];

/** Moves the winnings in the summary from the winner to another player. */
const exchangeResults = (log: Log, edit: Edit, winner: string, other: string): void => {
  const won = resultOf(log, winner);
  const lost = resultOf(log, other);
  if (won === undefined || lost === undefined || won.amounts.length === 0) return;
  const amount = won.amounts.reduce((sum, { value }) => sum + value, 0);
  edit.replace(won.at, won.text.replace(/(collected|and won|won) \(.*$/, 'mucked'));
  edit.replace(
    lost.at,
    `${lost.text.replace(/ (folded|showed|mucked|and lost).*$/, '')} collected (${printed(log, amount)})`,
  );
};
