import { createRequire } from 'node:module';
import { bestHand, evaluate7, evaluateHigh, evaluateOmahaHigh } from '#ranking';
import { formatCard } from '#cards';
import { bestRate, consume } from './timing.mjs';

const require = createRequire(import.meta.url);
const HANDS = 200_000;
const SEQUENTIAL_FIRST_CARDS = 7;

/** Five to nine random cards a hand, by a small generator of its own so that every run has the same hands. */
function randomHands(count, cards) {
  let state = 0x9e3779b9;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const deck = Array.from({ length: 52 }, (_, card) => card);
  return Array.from({ length: count }, () => {
    for (let at = 0; at < cards; at++) {
      const other = at + Math.floor(next() * (52 - at));
      [deck[at], deck[other]] = [deck[other], deck[at]];
    }
    return deck.slice(0, cards);
  });
}

/** All seven-card hands that contain the first few cards of the deck, in order. */
function sequential() {
  let count = 0;
  for (let a = 0; a < SEQUENTIAL_FIRST_CARDS; a++)
    for (let b = a + 1; b < 12; b++)
      for (let c = b + 1; c < 20; c++)
        for (let d = c + 1; d < 26; d++)
          for (let e = d + 1; e < 34; e++)
            for (let f = e + 1; f < 43; f++)
              for (let g = f + 1; g < 52; g++) {
                consume(evaluate7(a, b, c, d, e, f, g));
                count++;
              }
  return count;
}

export async function run() {
  const seven = randomHands(HANDS, 7);
  const nine = randomHands(HANDS, 9).map((cards) => [cards.slice(0, 4), cards.slice(4)]);
  const { evaluateCardCodes, cardCode } = require('phe');
  const { Hand } = require('pokersolver');
  const codes = seven.map((cards) => cards.map((card) => cardCode(formatCard(card)[0], formatCard(card)[1])));
  const words = seven.slice(0, 2_000).map((cards) => cards.map(formatCard));
  const total = sequential();
  return [
    {
      work: '7 cards in order',
      who: 'floorman',
      rate: bestRate(total, sequential, { rounds: 3 }),
      unit: 'hands/s',
    },
    {
      work: '7 random cards',
      who: 'floorman',
      rate: bestRate(HANDS, () => seven.forEach((cards) => consume(evaluateHigh(cards, 7)))),
      unit: 'hands/s',
    },
    {
      work: '7 random cards',
      who: 'phe',
      rate: bestRate(HANDS, () => codes.forEach((cards) => consume(evaluateCardCodes(cards)))),
      unit: 'hands/s',
    },
    {
      work: '7 random cards',
      who: 'pokersolver',
      rate: bestRate(words.length, () => words.forEach((cards) => consume(Hand.solve(cards).rank)), {
        rounds: 3,
      }),
      unit: 'hands/s',
    },
    {
      work: '2 and 5 cards, checked',
      who: 'floorman',
      rate: bestRate(HANDS, () =>
        seven.forEach((cards) => consume(bestHand('high', 'any-five', cards.slice(0, 2), cards.slice(2)))),
      ),
      unit: 'hands/s',
    },
    {
      work: 'Omaha, 4 and 5 random cards',
      who: 'floorman',
      rate: bestRate(HANDS, () => nine.forEach(([hole, board]) => consume(evaluateOmahaHigh(hole, board)))),
      unit: 'hands/s',
    },
  ];
}
