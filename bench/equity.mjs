import { createRequire } from 'node:module';
import { deckCards, formatCard } from '#cards';
import { answer, readQuestion } from '#equity';
import { findVariant } from '#engine';
import { bestRate, consume } from './timing.mjs';

const require = createRequire(import.meta.url);

const LOOSE = '22+,A2s+,KTs+,QJs,AJo+';

/** Questions of docs/guide.md's kind, and how each is asked. */
const exact = [
  ['hand v hand, before the flop', 'holdem', ['AhKh', 'QsQd'], ''],
  ['three hands, before the flop', 'holdem', ['AsKs', 'QhQd', '7c6c'], ''],
  ['range v range, before the flop', 'holdem', ['QQ+,AKs', LOOSE], ''],
  ['random v random, before the flop', 'holdem', ['random', 'random'], ''],
  ['range v range on a flop', 'holdem', ['QQ+,AKs', LOOSE], 'Ts9h2c'],
  ['range v range on a flop of two suits', 'holdem', ['QQ+,AKs', LOOSE], 'Ts9s2c'],
  ['random v random on a flop', 'holdem', ['random', 'random'], 'Ts9h2c'],
  ['hand v hand, before the flop', 'omaha', ['AsAhKsKh', '9d8d7c6c'], ''],
  ['three hands, before the flop', 'omaha', ['AsAhKsKh', '9d8d7c6c', 'QsQhJcTc'], ''],
  ['hand v hand on a flop', 'omaha', ['AsAhKsKh', '9d8d7c6c'], 'Ts9h2c'],
  ['hand v hand, before the flop', 'omaha-6', ['AsAhKsKh2c2d', '9d8d7c6c5d5h'], ''],
  ['hand v hand, before the flop', 'omaha-8', ['AsAh2s3d', 'KcKdQcJd'], ''],
  ['five cards v five', 'stud', ['AhKhQh2c3d', '9c9d2s7hJc'], ''],
  ['five cards v five', 'stud-8', ['AhKhQh2c3d', '9c9d2s7hJc'], ''],
  ['five cards v five', 'razz', ['Ah2h3h8cKd', '4c5d7s9hTc'], ''],
  ['three cards v three', 'stud', ['AhKhQh', '9c9d2s'], ''],
  ['three hands of five cards', 'stud', ['AhKhQh2c3d', '9c9d2s7hJc', '4c5d7s9hTc'], ''],
  ['two cards drawn', 'lowball-27-single', ['2h3h4h', '2c5d6d'], ''],
  ['two cards drawn', 'badugi', ['Ah2d', 'As4d'], ''],
];

const sampled = [
  ['six random hands', 'holdem', ['random', 'random', 'random', 'random', 'random', 'random']],
  ['six ranges', 'holdem', ['22+,A2s+:0.5,KTs+', '40%', '30%', '20%', '15%', '25%']],
  ['three hands', 'omaha', ['AsAhKsKh', '9d8d7c6c', 'QsQhJcTc']],
];
const TRIALS = 1_000_000;

/** Asked once to warm up, and then until a second has gone by, or three times. */
export async function run() {
  return [
    ...exact.map(([work, game, hands, board]) => {
      const seconds = fastest(() => consume(ask(game, hands, board, { method: 'exact', seed: 1 })));
      return {
        work: `${game}, ${work}`,
        who: 'floorman',
        rate: 1 / seconds,
        unit: 'questions/s',
        note: `exact, ${(seconds * 1000).toFixed(3)} ms`,
      };
    }),
    ...sampled.map(([work, game, hands]) => {
      const seconds = fastest(() =>
        consume(ask(game, hands, '', { method: 'monte-carlo', trials: TRIALS, seed: 1 })),
      );
      return {
        work: `${game}, ${work}`,
        who: 'floorman',
        rate: TRIALS / seconds,
        unit: 'trials/s',
        note: 'Monte Carlo',
      };
    }),
    byPhe(),
  ];
}

/** Six random hands in a plain loop with the evaluator of npm's phe: the same work as the first of the samples. */
function byPhe() {
  const { evaluateCardCodes, cardCode } = require('phe');
  const pack = [...deckCards('standard')].map((card) => cardCode(...formatCard(card)));
  const trials = 20_000;
  const task = () => {
    for (let trial = 0; trial < trials; trial++) {
      for (let at = 0; at < 17; at++) {
        const other = at + Math.floor(Math.random() * (pack.length - at));
        [pack[at], pack[other]] = [pack[other], pack[at]];
      }
      const board = pack.slice(12, 17);
      let best = Infinity;
      for (let player = 0; player < 6; player++)
        best = Math.min(best, evaluateCardCodes([pack[player * 2], pack[player * 2 + 1], ...board]));
      consume(best);
    }
  };
  return { work: 'holdem, six random hands', who: 'phe', rate: bestRate(trials, task), unit: 'trials/s' };
}

function ask(game, hands, board, asking) {
  const players = hands.map((hand) => (hand === 'random' || /[+,%]/.test(hand) ? { range: hand } : { hand }));
  const { deal } = readQuestion({ game: findVariant(game), players, board, dead: '' });
  return answer(deal, asking).tally.total;
}

function fastest(task) {
  task();
  let best = Infinity;
  const end = performance.now() + 1000;
  for (let round = 0; round < 3 || performance.now() < end; round++) {
    const start = performance.now();
    task();
    best = Math.min(best, (performance.now() - start) / 1000);
  }
  return best;
}
