import { createRequire } from 'node:module';
import { deckCards, formatCard } from '#cards';
import { parseQuestion, solveSpot } from '#equity';
import { findVariant } from '#engine';
import { bestRate, consume } from './timing.mjs';

const require = createRequire(import.meta.url);

const LOOSE = '22+,A2s+,KTs+,QJs,AJo+';

/** Bars and anchors: seconds for all cases, or trials per second. An anchor is the best figure of the named program. */
const ms = (count) => ({ seconds: count / 1_000 });
const millions = (count) => ({ rate: count * 1e6 });
const by = (who, figure) => ({ who, ...figure });

const STUD = ['AhKhQh2c3d', '9c9d2s7hJc'];
const LOW_STUD = ['Ah2h3h8cKd', '4c5d7s9hTc'];
const OMAHA = ['AsAhKsKh', '9d8d7c6c', 'QsQhJcTc'];
const RANDOM = 'random';

/** Description, game, hands, board, bar and anchor. */
const exact = [
  ['hand v hand, before the flop', 'holdem', ['AhKh', 'QsQd'], '', ms(1), by('OMPEval', ms(6.1))],
  ['three hands, before the flop', 'holdem', ['AsKs', 'QhQd', '7c6c'], '', ms(4), by('OMPEval', ms(12.2))],
  ['range v range, before the flop', 'holdem', ['QQ+,AKs', LOOSE], '', ms(90), by('OMPEval', ms(1840))],
  ['random v random, before the flop', 'holdem', [RANDOM, RANDOM], '', ms(2)],
  ['range v range on a flop', 'holdem', ['QQ+,AKs', LOOSE], 'Ts9h2c', ms(1), by('OMPEval', ms(12.8))],
  ['range v range on a flop of two suits', 'holdem', ['QQ+,AKs', LOOSE], 'Ts9s2c'],
  ['range v range on a flop of one suit', 'holdem', ['QQ+,AKs', LOOSE], 'Ts9s2s'],
  ['random v random on a flop', 'holdem', [RANDOM, RANDOM], 'Ts9h2c', ms(3), by('OMPEval', ms(3600))],
  ['three ranges on a turn', 'holdem', ['15%', '15%', '15%'], 'Ts9h2c7d'],
  ['three ranges on a flop', 'holdem', ['15%', '15%', '15%'], 'Ts9h2c'],
  ['hand v hand, before the flop', 'omaha', OMAHA.slice(0, 2), '', ms(3), by('PokerHandEvaluator', ms(203))],
  ['three hands, before the flop', 'omaha', OMAHA, ''],
  ['hand v hand on a flop', 'omaha', OMAHA.slice(0, 2), 'Ts9h2c'],
  ['range v range on a river', 'omaha', ['15%', '15%'], 'Ts9h2c7d3s', ms(10)],
  ['range v range on a turn', 'omaha', ['15%', '15%'], 'Ts9h2c7d', ms(200)],
  ['range v range on a flop', 'omaha', ['15%', '15%'], 'Ts9h2c', ms(5_000)],
  ['hand v hand, before the flop', 'omaha-6', ['AsAhKsKh2c2d', '9d8d7c6c5d5h'], ''],
  [
    'hand v hand, before the flop',
    'omaha-8',
    ['AsAh2s3d', 'KcKdQcJd'],
    '',
    ms(30),
    by('poker-eval', ms(3100)),
  ],
  ['five cards v five', 'stud', STUD, '', ms(20), by('poker-eval', ms(96))],
  ['five cards v five', 'stud-8', STUD, '', ms(76 / 3), by('poker-eval', ms(76))],
  ['five cards v five', 'razz', LOW_STUD, '', ms(20), by('poker-eval', ms(58))],
  ['three cards v three', 'stud', ['AhKhQh', '9c9d2s'], ''],
  ['three hands of five cards', 'stud', [...STUD, '4c5d7s9hTc'], ''],
  ['two cards drawn', 'lowball-27-single', ['2h3h4h', '2c5d6d'], '', ms(85 / 3), by('pokerstove', ms(85))],
  ['two cards drawn', 'badugi', ['Ah2d', 'As4d'], '', ms(89 / 3), by('pokerstove', ms(89))],
];

const sampled = [
  ['six random hands', 'holdem', Array(6).fill(RANDOM), millions(11.6), by('OMPEval', millions(8.9))],
  ['six ranges', 'holdem', ['22+,A2s+:0.5,KTs+', '40%', '30%', '20%', '15%', '25%'], millions(8)],
  ['three hands', 'omaha', OMAHA, millions(4), by('PokerHandEvaluator', millions(1.58))],
  ['three hands', 'omaha-8', OMAHA, millions(0.33), by('poker-eval', millions(0.11))],
  ['five cards v five', 'stud', STUD, millions(6.9), by('poker-eval', millions(2.3))],
  ['five cards v five', 'stud-8', STUD, millions(5.7), by('poker-eval', millions(1.9))],
  ['five cards v five', 'razz', LOW_STUD, millions(8.1), by('poker-eval', millions(2.7))],
  ['two cards drawn', 'lowball-27-single', ['2h3h4h', '2c5d6d']],
  ['two cards drawn', 'badugi', ['Ah2d', 'As4d']],
];
const TRIALS = 1_000_000;

/** Pairs of hands of a batch, and the bar for each. */
const PAIRS = 10_000;
const PAIR_BAR = ms(0.002);

/** Each request runs once to warm up, then for a second, and at least three times. */
export async function run() {
  return [
    pairsInBatch(),
    ...exact.map(([work, game, hands, board, bar, anchor]) => {
      const seconds = fastest(() => consume(ask(game, hands, board, { method: 'exact', seed: 1 })));
      return {
        work: `${game}, ${work}`,
        who: 'floorman',
        rate: 1 / seconds,
        unit: 'requests/s',
        note: `exact, ${(seconds * 1000).toFixed(3)} ms`,
        bar,
        anchor,
      };
    }),
    ...sampled.flatMap(([work, game, hands, bar, anchor], at) => {
      const seconds = fastest(() =>
        consume(ask(game, hands, '', { method: 'monte-carlo', trials: TRIALS, seed: 1 })),
      );
      const ours = {
        work: `${game}, ${work}`,
        who: 'floorman',
        rate: TRIALS / seconds,
        unit: 'trials/s',
        note: 'Monte Carlo',
        bar,
        anchor,
      };
      return at === 0 ? [ours, byPhe()] : [ours];
    }),
  ];
}

/**
 * Different pairs of hands before the flop, one after the other as calls of the library: parsed, checked and counted. A single request
 * that is repeated never waits for the collection of garbage; these do.
 */
function pairsInBatch() {
  const cards = [...deckCards('standard')].map(formatCard);
  const pairs = Array.from({ length: PAIRS }, (_, pair) => {
    const [a, b, c, d] = [0, 1, 2, 3].map((place) => cards[(pair * (2 * place + 1) + 13 * place) % 52]);
    return new Set([a, b, c, d]).size === 4 ? [a + b, c + d] : ['AhKh', 'QsQd'];
  });
  const task = () => {
    for (const hands of pairs) consume(ask('holdem', hands, '', { method: 'exact', seed: 1 }));
  };
  const rate = bestRate(PAIRS, task, { rounds: 30, warmup: 10 });
  return {
    work: 'holdem, hand v hand, before the flop, in a batch',
    who: 'floorman',
    rate,
    unit: 'requests/s',
    note: `exact, ${(1e6 / rate).toFixed(2)} µs each`,
    bar: PAIR_BAR,
  };
}

/** The work of the first sample, six random hands, in a plain loop with the evaluator of the npm package phe. */
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

function ask(game, hands, board, options) {
  const players = hands.map((hand) => (hand === 'random' || /[+,%]/.test(hand) ? { range: hand } : { hand }));
  const { spot } = parseQuestion({ game: findVariant(game), players, board, dead: '' });
  return solveSpot(spot, options).tally.total;
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
