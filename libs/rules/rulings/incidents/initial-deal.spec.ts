import { failingRows } from '#testing';
import { errorsIn, IN_TIME, rulingOn, shortly, TOO_LATE, type FloorTest } from '../testing/floor.js';

/** Rows of the tables: what the test proves, the request, and the ruling, the hand and the rules. */
type Row = readonly [name: string, request: FloorTest, expected: string];

const exposed = (fields: object): FloorTest['incident'] => ({
  type: 'card-exposed',
  by: 'dealer',
  ...fields,
});
const intro = 'intro';
const repairing = { base: 'intro', switches: { 'misdeal.repair': 'repair' } };
const LATE = 'play-on goes-on R-MIS-1 P-IRR-1';
const MISDEAL = 'misdeal misdeal R-MIS-2 P-IRR-2';

const rows: readonly Row[] = [
  [
    'R-MIS-2 first card',
    { incident: exposed({ ordinal: 1 }), situation: IN_TIME },
    'misdeal misdeal R-MIS-2',
  ],
  [
    'R-MIS-2 second card',
    { incident: exposed({ ordinal: 2 }), situation: IN_TIME },
    'misdeal misdeal R-MIS-2',
  ],
  [
    'R-MIS-2 two cards',
    { incident: exposed({ ordinal: 7, count: 2 }), situation: IN_TIME },
    'misdeal misdeal R-MIS-2',
  ],
  [
    'R-IRR-12 one later card',
    { incident: exposed({ ordinal: 3 }), situation: IN_TIME },
    'card-replaced goes-on R-MIS-2 R-IRR-12',
  ],
  [
    'R-IRR-12 off the table',
    { incident: exposed({ by: 'off-table', ordinal: 5 }), situation: IN_TIME },
    'card-replaced goes-on R-MIS-2 R-IRR-12',
  ],
  [
    'P-IRR-2 any exposed card',
    { profile: intro, incident: exposed({ ordinal: 7 }), situation: IN_TIME },
    'misdeal misdeal P-IRR-2',
  ],
  [
    'P-IRR-3 a repaired deal',
    { profile: repairing, incident: exposed({ ordinal: 7 }), situation: IN_TIME },
    'card-replaced goes-on P-IRR-3',
  ],
  ['R-MIS-1 exposed, too late', { incident: exposed({ ordinal: 1 }), situation: TOO_LATE }, LATE],
  ['P-IRR-1 exposed, too late', { profile: intro, incident: exposed({}), situation: TOO_LATE }, LATE],
  ['R-IRR-12 exposed by the player', { incident: exposed({ by: 'player' }) }, 'card-plays goes-on R-IRR-12'],
  [
    'R-IRR-12 he looked first',
    { incident: exposed({ ordinal: 1, announcedBeforeLooking: false }), situation: IN_TIME },
    'card-plays goes-on R-IRR-12',
  ],
  [
    'R-MIS-2 two boxed cards',
    { incident: { type: 'boxed-card', count: 2 }, situation: IN_TIME },
    'misdeal misdeal R-MIS-2 R-IRR-7 P-IRR-2',
  ],
  ['R-MIS-1 two boxed cards', { incident: { type: 'boxed-card', count: 2 }, situation: TOO_LATE }, LATE],
  [
    'R-IRR-7 one boxed card',
    { incident: { type: 'boxed-card', count: 1 }, situation: IN_TIME },
    'card-replaced goes-on R-IRR-7',
  ],
  [
    'R-IRR-7 boxed cards on a later street',
    { incident: { type: 'boxed-card', count: 2 }, situation: { stage: 'dealing', street: 'turn' } },
    'card-replaced goes-on R-IRR-7',
  ],
  [
    'R-MIS-2 two extra cards',
    { incident: { type: 'extra-cards', count: 2, seat: 1 }, situation: IN_TIME },
    MISDEAL,
  ],
  [
    'R-IRR-11 one extra card',
    { incident: { type: 'extra-cards', count: 1, seat: 1 }, situation: IN_TIME },
    'card-returned goes-on R-IRR-11',
  ],
  [
    'P-IRR-2 one extra card',
    { profile: intro, incident: { type: 'extra-cards', count: 1 }, situation: IN_TIME },
    'misdeal misdeal P-IRR-2',
  ],
  [
    'P-IRR-3 one extra card is taken at random',
    { profile: repairing, incident: { type: 'extra-cards', count: 1 }, situation: IN_TIME },
    'card-returned goes-on P-IRR-3',
  ],
  [
    'R-DEAD-1 extra cards, too late',
    { incident: { type: 'extra-cards', count: 1, seat: 1 }, situation: TOO_LATE },
    `${LATE} R-DEAD-1 P-IRR-2`,
  ],
  [
    'R-MIS-2 the top card is his',
    { incident: { type: 'missing-card', seat: 1, topCardIsHis: true }, situation: IN_TIME },
    'dealt-on goes-on R-MIS-2',
  ],
  [
    'R-MIS-2 the top card is not his',
    { incident: { type: 'missing-card', seat: 1, topCardIsHis: false }, situation: IN_TIME },
    'misdeal misdeal R-MIS-2',
  ],
  [
    'P-IRR-2 a missing card',
    { profile: intro, incident: { type: 'missing-card', topCardIsHis: true }, situation: IN_TIME },
    'misdeal misdeal P-IRR-2',
  ],
  [
    'P-IRR-3 a short hand draws a card',
    { profile: repairing, incident: { type: 'missing-card' }, situation: IN_TIME },
    'dealt-on goes-on P-IRR-3',
  ],
  [
    'R-DEAD-1 a missing card, too late',
    { incident: { type: 'missing-card', seat: 1 }, situation: TOO_LATE },
    'dead-hand goes-on R-DEAD-1 P-IRR-2 R-MIS-1 P-IRR-1',
  ],
  [
    'R-DEAD-1 the last card of stud',
    { incident: { type: 'missing-card', seat: 1, isStudLastCard: true }, situation: { stage: 'showdown' } },
    'discretion goes-on R-DEAD-1',
  ],
  [
    'P-IRR-2 the last card of stud',
    {
      profile: intro,
      incident: { type: 'missing-card', seat: 1, isStudLastCard: true },
      situation: { stage: 'showdown' },
    },
    'dead-hand goes-on R-DEAD-1 P-IRR-2 R-MIS-1 P-IRR-1',
  ],
  [
    'R-DEAD-1 short before the draw',
    {
      game: { variant: 'five-draw' },
      incident: { type: 'missing-card', seat: 1, beforeDraw: true },
      situation: { stage: 'betting', street: 'predraw', acted: 3 },
    },
    'live-hand goes-on R-DEAD-1 R-MIS-1 P-IRR-1',
  ],
  [
    'R-DEAD-1 short on the first street of a draw game',
    {
      game: { variant: 'lowball-27-single' },
      incident: { type: 'missing-card', seat: 1 },
      situation: { stage: 'betting', street: 'predraw', acted: 3 },
    },
    'live-hand goes-on R-DEAD-1 R-MIS-1 P-IRR-1',
  ],
  [
    'R-DEAD-1 short after the draw',
    {
      game: { variant: 'lowball-27-single' },
      incident: { type: 'missing-card', seat: 1 },
      situation: { stage: 'betting', street: 'first-draw', acted: 3 },
    },
    'dead-hand goes-on R-DEAD-1 P-IRR-2 R-MIS-1 P-IRR-1',
  ],
  ...['out-of-sequence', 'button-wrong', 'first-card-wrong', 'dealt-to-not-entitled'].flatMap(
    (type): Row[] => [
      [`R-MIS-2 ${type}`, { incident: { type }, situation: IN_TIME }, MISDEAL],
      [`R-MIS-1 ${type}`, { incident: { type }, situation: TOO_LATE }, LATE],
      [`P-IRR-2 ${type}`, { profile: intro, incident: { type }, situation: IN_TIME }, MISDEAL],
    ],
  ),
  [
    'R-MIS-2 omitted at the table',
    { incident: { type: 'player-omitted', atTable: true }, situation: IN_TIME },
    MISDEAL,
  ],
  [
    'R-MIS-2 omitted after posting',
    { incident: { type: 'player-omitted', atTable: false, posted: true }, situation: IN_TIME },
    MISDEAL,
  ],
  [
    'R-MIS-2 omitted, not entitled',
    { incident: { type: 'player-omitted', atTable: false }, situation: IN_TIME },
    'play-on goes-on R-MIS-2',
  ],
  [
    'R-MIS-1 omitted, too late',
    { incident: { type: 'player-omitted', atTable: true }, situation: TOO_LATE },
    LATE,
  ],
  ...['not-shuffled', 'not-cut'].flatMap((type): Row[] => [
    [
      `P-IRR-2 ${type}`,
      { profile: intro, incident: { type }, situation: IN_TIME },
      'misdeal misdeal P-IRR-2',
    ],
    [`P-IRR-1 ${type}`, { profile: intro, incident: { type }, situation: TOO_LATE }, LATE],
    [`R-MIS-2 ${type}`, { incident: { type }, situation: IN_TIME }, 'play-on goes-on R-MIS-2'],
  ]),
  [
    'P-DEAL-2 a part of four cards',
    { incident: { type: 'short-cut', parts: [4, 48] } },
    'cut-again goes-on P-DEAL-2',
  ],
  [
    'P-DEAL-2 a part of five cards',
    { incident: { type: 'short-cut', parts: [47, 5] } },
    'play-on goes-on P-DEAL-2',
  ],
  [
    'P-IRR-3 three misdeals, two allowed',
    {
      incident: { type: 'misdeals-in-a-row', count: 3, house: { most: 2, penalty: 'match the pot' } },
    },
    'deal-passes misdeal P-IRR-3',
  ],
  [
    'P-IRR-3 two misdeals, two allowed',
    { incident: { type: 'misdeals-in-a-row', count: 2, house: { most: 2 } } },
    'play-on goes-on P-IRR-3',
  ],
  [
    'P-IRR-3 no rule of the house',
    { incident: { type: 'misdeals-in-a-row', count: 9 } },
    'play-on goes-on P-IRR-3',
  ],
];

describe('rulings on the initial deal', () => {
  it('follow the table', () => {
    const failures = failingRows(rows, ([, request, expected]) => {
      expect(shortly(request)).toBe(expected);
    });
    expect(failures).toEqual([]);
  });

  it('R-MIS-1: a fault is in time until the second player acts, in the first round only', () => {
    const incident = { type: 'out-of-sequence' };
    const after = (situation: object): string => shortly({ incident, situation }).split(' ', 1)[0];
    expect(after({ stage: 'betting', street: 'preflop', acted: 0 })).toBe('misdeal');
    expect(after({ stage: 'betting', street: 'preflop', acted: 1 })).toBe('misdeal');
    expect(after({ stage: 'betting', street: 'preflop', acted: 2 })).toBe('play-on');
    expect(after({ stage: 'betting', street: 'flop', acted: 0 })).toBe('play-on');
    expect(after({ stage: 'showdown' })).toBe('play-on');
  });

  it('R-DEAD-1: in a draw game, a short hand lives before the draw: the situation must state it', () => {
    const request = {
      game: { variant: 'badugi' },
      incident: { type: 'missing-card', seat: 1 },
      situation: { stage: 'betting', acted: 3 },
    };
    expect(errorsIn(request)).toEqual(['/incident/beforeDraw missing-fact']);
    expect(shortly({ ...request, profile: 'intro' }).split(' ', 1)[0]).toBe('dead-hand');
  });

  it('R-MIS-1: two players who have acted are enough to know that it is too late', () => {
    const incident = { type: 'out-of-sequence' };
    const after = (situation: object): string => shortly({ incident, situation }).split(' ', 1)[0];
    expect(after({ acted: 2 })).toBe('play-on');
    expect(after({ stage: 'initial-deal', acted: 2 })).toBe('play-on');
    expect(after({ stage: 'betting', acted: 1 })).toBe('misdeal');
    expect(after({ street: 'preflop', acted: 1 })).toBe('misdeal');
    expect(after({ stage: 'betting', street: 'first round', acted: 1 })).toBe('misdeal');
  });

  it('R-MIS-1: heads-up action begins when both players have acted', () => {
    const situation = { stage: 'betting', street: 'preflop', players: 2 };
    const incident = { type: 'button-wrong' };
    expect(rulingOn({ incident, situation: { ...situation, acted: 1 } }).ruling).toBe('misdeal');
    expect(rulingOn({ incident, situation: { ...situation, acted: 2 } }).ruling).toBe('play-on');
  });

  it('name the facts that are missing, and only those that the ruling depends on', () => {
    const incident = exposed({});
    expect(errorsIn({ incident })).toEqual([
      '/situation/stage missing-fact',
      '/situation/acted missing-fact',
    ]);
    const betting = { stage: 'betting' };
    expect(errorsIn({ incident, situation: betting })).toEqual(['/situation/acted missing-fact']);
    expect(errorsIn({ incident, situation: { acted: 1 } })).toEqual(['/situation/stage missing-fact']);
    expect(errorsIn({ incident, situation: IN_TIME })).toEqual(['/incident/ordinal missing-fact']);
    expect(errorsIn({ incident: exposed({ by: 'player' }) })).toEqual([]);
    expect(errorsIn({ incident: { type: 'extra-cards' }, situation: IN_TIME })).toEqual([
      '/incident/count missing-fact',
    ]);
  });

  it('name the switch that the ruling depends on, and the rules of its other values', () => {
    const { switches } = rulingOn({ incident: exposed({ ordinal: 7 }), situation: IN_TIME });
    expect(switches).toEqual([
      {
        switch: 'misdealExposed',
        value: 'first-two-or-several',
        rules: ['R-MIS-2', 'R-IRR-12'],
        others: [{ value: 'any', rules: ['P-IRR-2'] }],
      },
    ]);
  });

  it('R-IRR-7: a boxed card is replaced at once, or after the round if the next card is mixed with others', () => {
    const boxed = { type: 'boxed-card', count: 1 };
    const [atOnce] = rulingOn({ incident: boxed, situation: IN_TIME }).cards;
    const [later] = rulingOn({ incident: { ...boxed, nextDealtAndMixed: true }, situation: IN_TIME }).cards;
    expect(atOnce).toEqual({ which: 'boxed-card', does: 'is-scrap', by: 'next-card', when: 'at-once' });
    expect(later).toEqual({
      which: 'boxed-card',
      does: 'is-scrap',
      by: 'next-card',
      when: 'after-the-round',
    });
  });

  it('R-DEAD-1: a hand with a wrong number of cards is dead when it is too late for a misdeal', () => {
    const { seats, inTime } = rulingOn({
      incident: { type: 'extra-cards', count: 1, seat: 4 },
      situation: TOO_LATE,
    });
    expect(inTime).toBe(false);
    expect(seats).toEqual([{ seat: 4, cards: 'dead', action: null, may: null }]);
  });
});
