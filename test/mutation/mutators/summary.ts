import type { Log } from '../log.js';
import { Edit, entriesOf, type Mutator } from '../mutator.js';

const FOLDS: Readonly<Record<Log['family'], readonly string[]>> = {
  flop: ['folded before Flop', 'folded on the Flop', 'folded on the Turn', 'folded on the River'],
  stud: [
    'folded on the 3rd Street',
    'folded on the 4th Street',
    'folded on the 6th Street',
    'folded on the River',
  ],
  'single-draw': ['folded before the Draw', 'folded after the Draw'],
  'triple-draw': ['folded before the Draw', 'folded after the 1st Draw', 'folded after the 3rd Draw'],
};
const FOLDED = /folded (?:before|on|after)(?: the)?(?: \d[a-z]+)? (?:Flop|Turn|River|Draw|Street)/;
const POSITION = / \((?:button|small blind|big blind)\)/;

/** A fold before the first draw may also be printed as before the flop. */
const isPrinted = (text: string, fold: string): boolean =>
  text.includes(fold) || (fold.includes(' before ') && text.includes('folded before '));

/** Faults in the claims of the summary about seats, boards and totals. */
export const summaryMutators: readonly Mutator[] = [
  {
    id: 'summary-street',
    describe: 'a wrong street of a fold in the summary',
    apply: (log, _play, random) => {
      const result = random.pick(entriesOf(log, 'result').filter(({ text }) => FOLDED.test(text)));
      if (result === undefined) return null;
      const phrase = random.pick(FOLDS[log.family].filter((fold) => !isPrinted(result.text, fold)));
      if (phrase === undefined) return null;
      const text = result.text.replace(FOLDED, phrase);
      return new Edit(log).replace(result.at, text).mutant(['wrong-summary'], [result.at]);
    },
  },
  {
    id: 'summary-position',
    describe: 'the position of another player in the summary',
    apply: (log, _play, random) => {
      const results = entriesOf(log, 'result');
      const placed = random.pick(results.filter(({ text }) => POSITION.test(text)));
      const other = random.pick(
        results.filter(({ text }) => !POSITION.test(text) && text.includes(' folded ')),
      );
      if (placed === undefined || other === undefined) return null;
      const [position] = POSITION.exec(placed.text) ?? [''];
      return new Edit(log)
        .replace(placed.at, placed.text.replace(position, ''))
        .replace(other.at, other.text.replace(/(?= folded )/, position))
        .mutant(['wrong-summary'], [placed.at, other.at]);
    },
  },
  {
    id: 'summary-seat-deleted',
    describe: 'a player whom the summary leaves out',
    apply: (log, _play, random) => {
      const results = entriesOf(log, 'result');
      const index = random.below(Math.max(1, results.length));
      if (results.length < 2 || log.style === 'other') return null;
      const next = results.at(index + 1)?.at ?? results[index - 1]?.at ?? 0;
      return new Edit(log).remove(results[index].at).mutant(['wrong-summary', 'wrong-award'], [next]);
    },
  },
  {
    id: 'summary-seat-doubled',
    describe: 'a player with two lines in the summary',
    apply: (log, _play, random) => {
      const result = random.pick(entriesOf(log, 'result'));
      return result === undefined
        ? null
        : new Edit(log).insertAfter(result.at, result.text).mutant(['wrong-summary', 'wrong-award'], [-1]);
    },
  },
  {
    id: 'summary-seat-number',
    describe: 'the number of another seat in a line of the summary',
    apply: (log, _play, random) => {
      const results = entriesOf(log, 'result');
      const result = random.pick(results);
      const other = random.pick(results.filter((one) => one !== result));
      if (result === undefined || other === undefined) return null;
      const [seat] = /^Seat \d+/.exec(other.text) ?? [''];
      return new Edit(log)
        .replace(result.at, result.text.replace(/^Seat \d+/, seat))
        .mutant(['wrong-summary', 'wrong-award'], [result.at]);
    },
  },
  {
    id: 'summary-label-deleted',
    describe: 'a button or blind that the summary leaves out',
    apply: (log, _play, random) => {
      if (log.style !== 'native') return null;
      const labelled = entriesOf(log, 'result').filter(({ text }) => POSITION.test(text));
      const result = random.pick(labelled);
      // Of two who posted the same blind one came in late, and has no such place.
      const posts = log.entries.filter(
        ({ kind, text }) => kind === 'post' && /posts (?:small|big) blind /.test(text),
      );
      if (result === undefined || posts.length !== 2) return null;
      return new Edit(log)
        .replace(result.at, result.text.replace(POSITION, ''))
        .mutant(['wrong-summary'], [result.at]);
    },
  },
  {
    id: 'total-deleted',
    describe: 'a summary without the line of the total pot',
    apply: (log) => {
      const total = entriesOf(log, 'total').at(0);
      const next = entriesOf(log, 'result').at(0);
      if (total === undefined || next === undefined || log.style !== 'native') return null;
      return new Edit(log).remove(total.at).mutant(['total-pot', 'rake'], [next.at]);
    },
  },
  {
    id: 'total-doubled',
    describe: 'two lines of the total pot',
    apply: (log) => {
      const total = entriesOf(log, 'total').at(0);
      if (total === undefined || log.style !== 'native') return null;
      return new Edit(log).insertAfter(total.at, total.text).mutant(['total-pot'], [-1]);
    },
  },
  {
    id: 'summary-board-deleted',
    describe: 'a summary without the board',
    apply: (log) => {
      const boards = entriesOf(log, 'board');
      const next = entriesOf(log, 'result').at(0);
      if (boards.length !== 1 || next === undefined || log.style !== 'native') return null;
      return new Edit(log).remove(boards[0].at).mutant(['wrong-board'], [next.at]);
    },
  },
  {
    id: 'marker-deleted',
    describe: 'a log without the line of the deal or of the showdown',
    apply: (log, _play, random) => {
      if (log.style !== 'native') return null;
      const marker = random.pick([...entriesOf(log, 'hole-cards'), ...entriesOf(log, 'showdown')]);
      const shown = entriesOf(log, 'show').length + entriesOf(log, 'muck').length;
      if (marker === undefined || entriesOf(log, 'showdown').length > 1) return null;
      if (marker.kind === 'showdown' && shown === 0) return null;
      return new Edit(log).remove(marker.at).mutant(['missing-street'], [marker.at + 1]);
    },
  },
];
