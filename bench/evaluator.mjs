import { createRequire } from 'node:module';
import { bestHand, evaluate7, evaluateHigh, evaluateOmahaHigh, wildCards } from '#ranking';
import { deckCards, formatCard } from '#cards';
import { rankSevens } from '#equity';
import { bestRate, consume } from './timing.mjs';

const require = createRequire(import.meta.url);
const HANDS = 200_000;
const SEQUENTIAL_FIRST_CARDS = 7;

/** Random hands of one to nine cards, from a seeded generator: the same in every run. */
function randomHands(count, cards, deck = 'standard') {
  let state = 0x9e3779b9;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const pack = [...deckCards(deck)];
  return Array.from({ length: count }, () => {
    for (let at = 0; at < cards; at++) {
      const other = at + Math.floor(next() * (pack.length - at));
      [pack[at], pack[other]] = [pack[other], pack[at]];
    }
    return pack.slice(0, cards);
  });
}

/** All seven-card hands that contain the first cards of the deck, in order. */
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

/** Hands on the other scales, evaluated with `bestHand`: scale, composition, numbers of hole and board cards, and deck. */
const DEUCES = wildCards(null, [0]);
const BUG = wildCards('bug');
const SCALES = [
  {
    work: 'short deck, 2 and 5',
    scale: 'short',
    composition: 'any-five',
    own: 2,
    board: 5,
    deck: 'short-36',
  },
  { work: 'ace-to-five, 7', scale: 'ace-to-five', composition: 'any-five', own: 7, board: 0 },
  { work: 'ace-to-six, 5', scale: 'ace-to-six', composition: 'any-five', own: 5, board: 0 },
  { work: 'deuce-to-seven, 5', scale: 'deuce-to-seven', composition: 'any-five', own: 5, board: 0 },
  { work: 'deuce-to-seven, 7', scale: 'deuce-to-seven', composition: 'any-five', own: 7, board: 0 },
  { work: 'eight-or-better, 7', scale: 'eight-or-better', composition: 'any-five', own: 7, board: 0 },
  { work: 'Omaha 8, 4 and 5', scale: 'eight-or-better', composition: 'two-and-three', own: 4, board: 5 },
  { work: 'badugi, 4', scale: 'badugi', composition: 'badugi', own: 4, board: 0 },
  { work: 'badugi 2-7, 5', scale: 'badugi-27', composition: 'badugi', own: 5, board: 0 },
  { work: 'three cards', scale: 'three-card', composition: 'any-three', own: 1, board: 2 },
  { work: 'one card', scale: 'one-card', composition: 'any-one', own: 1, board: 0 },
  { work: 'deuces wild, 5', scale: 'high', composition: 'any-five', own: 5, board: 0, wild: DEUCES },
  { work: 'deuces wild, 2 and 5', scale: 'high', composition: 'any-five', own: 2, board: 5, wild: DEUCES },
  {
    work: 'a bug, 5',
    scale: 'high',
    composition: 'any-five',
    own: 5,
    board: 0,
    deck: 'standard-joker',
    wild: BUG,
  },
];

function rateOfScale({ work, scale, composition, own, board, deck, wild }) {
  const hands = randomHands(HANDS, own + board, deck).map((cards) => [cards.slice(0, own), cards.slice(own)]);
  const task = () =>
    hands.forEach(([hole, rest]) => consume(bestHand(scale, composition, hole, rest, own, board, wild)));
  return { work, who: 'floorman', rate: bestRate(HANDS, task), unit: 'hands/s' };
}

export async function run() {
  const seven = randomHands(HANDS, 7);
  const flat = Uint8Array.from(seven.flat());
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
      bar: { rate: 0.8 * 270e6 },
      anchor: { who: 'OMPEval', rate: 270e6 },
    },
    {
      work: '7 random cards',
      who: 'floorman',
      rate: bestRate(HANDS, () => seven.forEach((cards) => consume(evaluateHigh(cards, 7)))),
      unit: 'hands/s',
      bar: { rate: 0.8 * 119e6 },
      anchor: { who: 'OMPEval', rate: 119e6 },
    },
    {
      work: '7 random cards, many hands in the kernel',
      who: 'floorman',
      rate: bestRate(HANDS, () => consume(rankSevens(flat)[HANDS - 1])),
      unit: 'hands/s',
      bar: { rate: 100e6 },
      anchor: { who: 'OMPEval', rate: 119e6 },
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
    ...SCALES.map(rateOfScale),
  ];
}
