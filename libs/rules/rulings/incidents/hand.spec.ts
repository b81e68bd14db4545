import { failingRows } from '#testing';
import { errorsIn, rulingOn, shortly, type FloorTest } from '../testing/floor.js';

/** Rows of the table: what the test proves, the request, and the ruling, the hand and the rules. */
type Row = readonly [name: string, request: FloorTest, expected: string];

const profiles = ['intro', 'roberts'] as const;
const FACING_BET = { stage: 'betting', street: 'flop', toCall: '6' } as const;
const UNFACED = { stage: 'betting', street: 'flop', toCall: '0' } as const;
const KILLED = 'dead-hand goes-on R-DEAD-1';

/** The rows that are equal under both profiles. */
const rowsOfBoth: readonly Row[] = [
  [
    'R-DEAD-1 :17 a fold by word',
    { incident: { type: 'folds-by-word', seat: 3 }, situation: FACING_BET },
    KILLED,
  ],
  [
    'R-BET-9 a fold by word without a bet',
    { incident: { type: 'folds-by-word', seat: 3 }, situation: UNFACED },
    'binding goes-on R-BET-9 P-BET-6',
  ],
  [
    'R-DEAD-1 :17 thrown when facing a bet',
    { incident: { type: 'hand-thrown', seat: 3, actedBehind: false }, situation: FACING_BET },
    KILLED,
  ],
  [
    'R-DEAD-1 :18 thrown, and a player acted behind',
    { incident: { type: 'hand-thrown', seat: 3, actedBehind: true }, situation: UNFACED },
    KILLED,
  ],
  [
    'R-DEAD-1 :18 thrown, and two players acted behind',
    { incident: { type: 'hand-thrown', seat: 3, actedBehind: 2 }, situation: UNFACED },
    KILLED,
  ],
  [
    'R-DEAD-2 thrown too early to matter',
    { incident: { type: 'hand-thrown', seat: 3, actedBehind: 0 }, situation: UNFACED },
    'discretion goes-on R-DEAD-2',
  ],
  [
    'R-DEAD-1 :19 up cards lifted when facing a bet',
    {
      game: { variant: 'stud' },
      incident: { type: 'stud-upcards-lifted', seat: 3 },
      situation: { ...FACING_BET, street: 'fourth' },
    },
    KILLED,
  ],
  [
    'R-DEAD-1 :19 up cards lifted without a bet',
    {
      game: { variant: 'stud' },
      incident: { type: 'stud-upcards-lifted', seat: 3 },
      situation: { ...UNFACED, street: 'fourth' },
    },
    'play-on goes-on R-DEAD-1',
  ],
  [
    'R-DEAD-3 cards into another hand',
    { incident: { type: 'cards-into-other-hand', seat: 3 } },
    'dead-hand goes-on R-DEAD-3',
  ],
  [
    'R-DEAD-1 :22 the clock when facing a bet',
    { incident: { type: 'clock-expired', seat: 3 }, situation: FACING_BET },
    KILLED,
  ],
  [
    'R-DEAD-1 the clock without a bet is a check',
    { incident: { type: 'clock-expired', seat: 3 }, situation: UNFACED },
    'binding goes-on R-DEAD-1',
  ],
  [
    'R-IRR-2 taken in by the dealer',
    { incident: { type: 'unprotected-hand', seat: 3, by: 'dealer' } },
    'dead-hand goes-on R-IRR-2 P-IRR-9',
  ],
  [
    'R-IRR-2 fouled by other cards',
    { incident: { type: 'unprotected-hand', seat: 3, by: 'other-cards' } },
    'dead-hand goes-on R-IRR-2 P-IRR-9',
  ],
  [
    'R-IRR-9 an irregular card',
    { incident: { type: 'unseen-card', seat: 3, irregular: true } },
    'dead-hand goes-on R-IRR-9 R-DEAD-1',
  ],
  ['R-IRR-9 regular cards', { incident: { type: 'unseen-card', seat: 3 } }, 'play-on goes-on R-IRR-9'],
];

const inMuck = (fields: object): FloorTest['incident'] => ({ type: 'hand-in-muck', seat: 3, ...fields });

/** The rows in which the profiles differ. */
const rowsOfOne: readonly Row[] = [
  [
    'P-IRR-4 an identifiable hand under intro',
    { profile: 'intro', incident: inMuck({ identifiable: true, misinformed: true }) },
    'dead-hand goes-on P-IRR-4',
  ],
  [
    'P-IRR-4 the ruling does not depend on the cards under intro',
    { profile: 'intro', incident: inMuck({}) },
    'dead-hand goes-on P-IRR-4',
  ],
  [
    'R-DEAD-2 a hand that cannot be identified',
    { incident: inMuck({ identifiable: false, misinformed: true }) },
    'dead-hand goes-on R-DEAD-2',
  ],
  [
    'R-DEAD-2 a hand that can be identified',
    { incident: inMuck({ identifiable: true }) },
    'discretion goes-on R-DEAD-2',
  ],
  [
    'R-DEAD-2 a hand that was thrown away on wrong information',
    { incident: inMuck({ identifiable: true, misinformed: true }) },
    'discretion goes-on R-DEAD-2',
  ],
];

const outcomesOf = (request: FloorTest): (readonly [string, string])[] =>
  (rulingOn(request).discretion?.outcomes ?? []).map(({ ruling, seats: [{ cards }] }) => [ruling, cards]);

describe('rulings on a hand', () => {
  it('follow the table', () => {
    const both = profiles.flatMap((profile) =>
      rowsOfBoth.map(([name, request, expected]): Row => [
        `${profile}: ${name}`,
        { profile, ...request },
        expected,
      ]),
    );
    const failures = failingRows([...both, ...rowsOfOne], ([, request, expected]) => {
      expect(shortly(request)).toBe(expected);
    });
    expect(failures).toEqual([]);
  });

  it('R-DEAD-1: a dead hand can no longer win, and a player without a bet to face keeps his', () => {
    const situation = FACING_BET;
    expect(rulingOn({ incident: { type: 'clock-expired', seat: 3 }, situation }).seats).toEqual([
      { seat: 3, cards: 'dead', action: null, may: null },
    ]);
    expect(rulingOn({ incident: { type: 'clock-expired', seat: 3 }, situation: UNFACED }).seats).toEqual([
      { seat: 3, cards: 'live', action: { type: 'check', amount: null }, may: null },
    ]);
  });

  it('R-BET-9: a fold that is announced in turn holds without a bet to face', () => {
    const { seats } = rulingOn({ incident: { type: 'folds-by-word', seat: 3 }, situation: UNFACED });
    expect(seats).toEqual([{ seat: 3, cards: 'dead', action: { type: 'fold', amount: null }, may: null }]);
  });

  it('R-DEAD-2: the rule leans to a retrievable hand if no player acted behind', () => {
    const incident = { type: 'hand-thrown', seat: 3, actedBehind: false };
    expect(outcomesOf({ incident, situation: UNFACED })).toEqual([
      ['live-hand', 'live'],
      ['dead-hand', 'dead'],
    ]);
  });

  it('R-DEAD-2: the rule leans to a dead hand in the muck, or to a live one after wrong information', () => {
    expect(outcomesOf({ incident: inMuck({ identifiable: true }) })).toEqual([
      ['dead-hand', 'dead'],
      ['live-hand', 'live'],
    ]);
    expect(outcomesOf({ incident: inMuck({ identifiable: true, misinformed: true }) })).toEqual([
      ['live-hand', 'live'],
      ['dead-hand', 'dead'],
    ]);
  });

  it('R-DEAD-2, P-IRR-4: name the switch on which a mucked hand depends', () => {
    const { switches } = rulingOn({ profile: 'intro', incident: inMuck({}) });
    expect(switches).toEqual([
      {
        switch: 'muckTouch',
        value: 'dead',
        rules: ['P-IRR-4'],
        others: [{ value: 'retrievable', rules: ['R-DEAD-2'] }],
      },
    ]);
  });

  it('R-DEAD-3: the thrown cards do not play', () => {
    const { cards } = rulingOn({ incident: { type: 'cards-into-other-hand', seat: 3 } });
    expect(cards).toEqual([{ which: 'thrown-cards', does: 'does-not-play' }]);
  });

  it('name the facts that are missing, and only those that the ruling depends on', () => {
    expect(errorsIn({ incident: { type: 'folds-by-word' } })).toEqual(['/situation/toCall missing-fact']);
    expect(errorsIn({ incident: { type: 'hand-thrown', actedBehind: true } })).toEqual([]);
    expect(errorsIn({ incident: { type: 'hand-thrown' }, situation: FACING_BET })).toEqual([]);
    expect(errorsIn({ incident: { type: 'hand-thrown' }, situation: UNFACED })).toEqual([
      '/incident/actedBehind missing-fact',
    ]);
    expect(errorsIn({ incident: inMuck({}) })).toEqual(['/incident/identifiable missing-fact']);
    expect(errorsIn({ incident: { type: 'unseen-card' } })).toEqual([]);
  });

  it('are on the seat that the request names, or on none', () => {
    const [{ seat }] = rulingOn({ incident: { type: 'unprotected-hand' } }).seats;
    expect(seat).toBeNull();
  });
});
