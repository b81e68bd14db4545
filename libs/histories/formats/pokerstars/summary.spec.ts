import type { HandClaim, SeatClaim } from '../../hand.js';
import { makeLog, makeHand, readLog } from '../../testing/logs.js';
import { withoutLine } from '../../testing/results.js';
import { everyRow } from '../../testing/tables.js';

const claims = (...summary: readonly string[]): unknown[] =>
  makeHand({ summary }).claims.map((claim: HandClaim) => withoutLine(claim));

/** A seat claim with the given values; the others are those of a line without results. */
const claim = (line: string): Omit<SeatClaim, 'line'> | undefined => {
  const found = makeHand({ summary: [line] }).claims[0];
  return found?.type === 'seat' ? withoutLine(found) : undefined;
};

const silent = {
  type: 'seat',
  seat: 1,
  button: false,
  blind: null,
  outcome: 'other',
  foldedOn: null,
  won: [],
  cards: null,
  readings: [],
};

describe('totals', () => {
  everyRow<[string, readonly object[]]>([
    [
      'Total pot $5 | Rake $0.25',
      [
        { type: 'total-pot', amount: 500 },
        { type: 'rake', amount: 25 },
      ],
    ],
    [
      'Total pot $19.84 Main pot $5.37. Side pot $14.47. | Rake $0.89',
      [
        { type: 'total-pot', amount: 1984 },
        { type: 'pot', pot: 0, amount: 537 },
        { type: 'pot', pot: 1, amount: 1447 },
        { type: 'rake', amount: 89 },
      ],
    ],
    [
      'Total pot $19.84 Main pot $5.37. Side pot-1 $7.50. Side pot-2 $6.97. | Rake $0',
      [
        { type: 'total-pot', amount: 1984 },
        { type: 'pot', pot: 0, amount: 537 },
        { type: 'pot', pot: 1, amount: 750 },
        { type: 'pot', pot: 2, amount: 697 },
        { type: 'rake', amount: 0 },
      ],
    ],
    [
      'Total pot $5 (includes STP $1) | Rake $0.25',
      [
        { type: 'total-pot', amount: 500 },
        { type: 'house-money', amount: 100 },
        { type: 'rake', amount: 25 },
      ],
    ],
    [
      'Total pot 25 000 | Rake 0',
      [
        { type: 'total-pot', amount: 2_500_000 },
        { type: 'rake', amount: 0 },
      ],
    ],
  ])('a line of totals becomes claims', (line, expected) => {
    expect(claims(line)).toEqual(expected);
  });

  it('number all side pots', () => {
    const sides = Array.from(
      { length: 11 },
      (_, index) => `Side pot-${String(index + 1)} $${String(index + 1)}.`,
    );
    const pots = claims(`Total pot $80 Main pot $14. ${sides.join(' ')} | Rake $0`).slice(2, -1);
    expect(pots).toEqual(
      sides.map((_, index) => ({ type: 'pot', pot: index + 1, amount: (index + 1) * 100 })),
    );
  });
});

describe('boards', () => {
  everyRow([
    ['Board [2c 3d 4h]', 0, 3],
    ['Board [2c 3d 4h 5s 6c]', 0, 5],
    ['FIRST Board [2c 3d 4h 5s 6c]', 0, 5],
    ['SECOND Board [2c 3d 4h 5s 7c]', 1, 5],
    ['THIRD Board [2c 3d 4h 5s 8c]', 2, 5],
  ])('have a run and cards', (line, run, length) => {
    expect(claims(line)).toEqual([{ type: 'board', run, cards: expect.any(Array) }]);
    const found = makeHand({ summary: [line] }).claims[0];
    expect(found?.type === 'board' && found.cards.length).toBe(length);
  });

  it('are unread if they are garbled', () => {
    const hand = makeHand({ summary: ['Board [2c 3'] });
    expect(hand.claims).toEqual([]);
    expect(hand.events.at(-1)).toMatchObject({ type: 'unread', text: 'Board [2c 3' });
  });
});

describe('seats', () => {
  everyRow<[string, object]>([
    ['Seat 1: Ann folded before Flop', { outcome: 'folded', foldedOn: 'preflop' }],
    [
      "Seat 1: Ann folded before Flop (didn't bet)",
      { outcome: 'folded', foldedOn: 'preflop', didNotBet: true },
    ],
    ['Seat 1: Ann (button) folded on the Flop', { button: true, outcome: 'folded', foldedOn: 'flop' }],
    ['Seat 1: Ann (small blind) folded on the Turn', { blind: 'small', outcome: 'folded', foldedOn: 'turn' }],
    ['Seat 1: Ann (big blind) folded on the River', { blind: 'big', outcome: 'folded', foldedOn: 'river' }],
    [
      'Seat 1: Ann (button) (small blind) collected ($5)',
      { button: true, blind: 'small', outcome: 'won', won: [500] },
    ],
    ['Seat 1: Ann mucked', { outcome: 'mucked' }],
    ['Seat 1: Ann mucked [2c 3d]', { outcome: 'mucked', cards: [0, 5] }],
    ['Seat 1: Ann showed [2c 3d]', { outcome: 'shown', cards: [0, 5] }],
    [
      'Seat 1: Ann showed [2c 3d] and won ($5) with a pair of Threes',
      { outcome: 'won', cards: [0, 5], won: [500], readings: [{ category: 'pair', ranks: [1] }] },
    ],
    [
      'Seat 1: Ann showed [2c 3d] and lost with two pair, Threes and Deuces',
      { outcome: 'lost', cards: [0, 5], readings: [{ category: 'two-pair', ranks: [1, 0] }] },
    ],
    [
      'Seat 1: Ann showed [2c 3d] and won ($5) with a pair of Threes, and lost with high card Nine',
      {
        outcome: 'won',
        cards: [0, 5],
        won: [500],
        readings: [
          { category: 'pair', ranks: [1] },
          { category: 'high-card', ranks: [7] },
        ],
      },
    ],
    [
      'Seat 1: Ann showed [2c 3d] and lost with high card Nine, and won ($5) with a pair of Threes',
      {
        outcome: 'won',
        cards: [0, 5],
        won: [500],
        readings: [
          { category: 'high-card', ranks: [7] },
          { category: 'pair', ranks: [1] },
        ],
      },
    ],
    [
      'Seat 1: Ann showed [2c 3d] and won ($5) with high card Ten, and lost with high card Nine, and won ($6) with a flush, Ten high',
      {
        outcome: 'won',
        cards: [0, 5],
        won: [500, 600],
        readings: [
          { category: 'high-card', ranks: [8] },
          { category: 'high-card', ranks: [7] },
          { category: 'flush', ranks: [8] },
        ],
      },
    ],
    ['Seat 1: Ann', {}],
    ['Seat 1: Ann did something new', {}],
  ])('a seat line becomes a claim', (line, expected) => {
    expect(claim(line)).toEqual({ ...silent, ...expected });
  });

  it('become claims about a stranger if seat and name do not match', () => {
    for (const line of [
      'Seat 1: Ben folded before Flop',
      'Seat 1: Anna folded before Flop',
      'Seat 9: Ann mucked',
    ]) {
      const hand = makeHand({ summary: [line] });
      expect(hand.claims).toMatchObject([{ type: 'stranger', seat: Number(line[5]), text: line }]);
    }
  });

  it('are distinguished from names that look like a result', () => {
    const seats = ['Seat 1: Ann (button) folded ($100 in chips)', 'Seat 2: Ben ($100 in chips)'];
    const hand = makeHand({
      seats,
      body: [],
      summary: ['Seat 1: Ann (button) folded (big blind) collected ($5)'],
    });
    expect(hand.claims[0]).toMatchObject({ button: false, blind: 'big', outcome: 'won', won: [500] });
  });
});

describe('results of a seat', () => {
  const seat = (runs: number): string =>
    `Seat 1: Ann (button) showed [Ah Kd] and won ($1) with a pair of Aces${', and lost with high card Ace'.repeat(runs - 1)}`;

  it('are rejected if there are more than runs of the board', () => {
    expect(makeHand({ summary: [seat(16)] }).claims).toMatchObject([
      { outcome: 'won', readings: { length: 16 } },
    ]);
    expect(readLog(makeLog({ summary: [seat(17)] }))).toMatchObject({
      rejection: { code: 'too-long', line: 16, text: seat(17).slice(0, 200) },
    });
  });
});

describe('other lines of the summary', () => {
  it('are unread, with their line number', () => {
    const hand = makeHand({ summary: ['Total pot $1 | Rake $0', 'who knows'] });
    expect(hand.events.at(-1)).toEqual({ type: 'unread', text: 'who knows', line: hand.lines[1] });
  });

  it('are notes if they claim nothing', () => {
    const hand = makeHand({ summary: ['Total pot $1 | Rake $0', 'Hand was run twice'] });
    expect(hand.events.at(-1)).toMatchObject({ type: 'note', text: 'Hand was run twice' });
  });

  it.each([
    'Total pot $3 Side pot $1. Side pot $2. | Rake $0',
    'Total pot $3 Main pot $1. Main pot $2. | Rake $0',
    'Total pot $3 Mian pot $1. Side pot $2. | Rake $0',
    'Total pot $3 | Rake $0 for nothing',
    "Seat 1: Ann folded before Flop (didn't bet) twice",
    'Seat 1: Ann folded on the Trun',
    'Seat 1: Ann collected ($5',
    'Seat 1: Ann mucked it',
    'Seat 1: Ann showed [2c 3d] and drew ($5) with a pair of Threes',
    'Seat 1: Ann did something new',
  ])('are unread where a part of them is unknown: %s', (line) => {
    const { events, lines } = makeHand({ summary: [line] });
    expect(events.at(-1)).toMatchObject({ type: 'unread', line: lines[1] });
  });

  it.each(['[1x 3d]', '[2c 3x]', '[2c 1d]'])('reject a hand with cards that are none: %s', (shown) => {
    expect(readLog(makeLog({ summary: [`Seat 1: Ann showed ${shown} and lost`] }))).toMatchObject({
      rejection: { code: 'unreadable-line', line: 16 },
    });
  });
});
