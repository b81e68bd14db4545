import { failingRows } from '#testing';
import { errorsIn, rulingOn, shortly, type FloorTest } from '../testing/floor.js';

/** Rows of the table: what the test proves, the request, and the ruling, the hand and the rules. */
type Row = readonly [name: string, request: FloorTest, expected: string];

const profiles = ['intro', 'roberts'] as const;
const ROUND_OPEN = { stage: 'betting', street: 'turn' } as const;
const declaring = { base: 'intro', switches: { handReading: 'declared' } };

const wants = (by: string, fields: object = { eligible: true }): FloorTest['incident'] => ({
  type: 'asks-to-see',
  seat: 1,
  of: 3,
  by,
  ...fields,
});
const shown = (fields: object): FloorTest['incident'] => ({ type: 'shown-to-one', seat: 3, ...fields });
const miscall = (fields: object = {}): FloorTest['incident'] => ({ type: 'miscalled', seat: 3, ...fields });

/** The rows that are equal under both profiles. */
const rowsOfBoth: readonly Row[] = [
  [
    'R-SHOW-1, P-SHOW-5 one card of two',
    { incident: { type: 'claims-with-part', seat: 3, shown: 'Ah' } },
    'must-show goes-on R-SHOW-1 P-SHOW-5',
  ],
  [
    'R-SHOW-5, P-SHOW-7 not dealt in',
    { incident: wants('not-dealt-in', {}) },
    'refused goes-on R-SHOW-5 P-SHOW-7',
  ],
  [
    'R-SHOW-5, P-SHOW-7 not eligible',
    { incident: wants('other', { eligible: false }) },
    'refused goes-on R-SHOW-5 P-SHOW-7',
  ],
  [
    'R-SHOW-5, P-SHOW-7 abused',
    { incident: wants('other', { eligible: true, abused: true }) },
    'discretion goes-on R-SHOW-5 P-SHOW-7',
  ],
  ['R-SHOW-5, P-SHOW-7 another player', { incident: wants('other') }, 'shown-dead goes-on R-SHOW-5 P-SHOW-7'],
  ['R-SHOW-2, P-SHOW-6 a miscall', { incident: miscall() }, 'cards-speak goes-on R-SHOW-2 P-SHOW-6'],
  [
    'R-SHOW-2 deliberate, and no hand was mucked',
    { incident: miscall({ deliberate: true }) },
    'cards-speak goes-on R-SHOW-2 P-SHOW-6',
  ],
  [
    'R-SHOW-2 another player mucked after an honest miscall',
    { incident: miscall({ otherMucked: true }) },
    'cards-speak goes-on R-SHOW-2 P-SHOW-6',
  ],
  [
    'R-SHOW-2 deliberate, and another player mucked',
    { incident: miscall({ deliberate: true, otherMucked: true }) },
    'discretion goes-on R-SHOW-2',
  ],
  ...['wrong-pot', 'wrong-award'].flatMap((type): Row[] => [
    [`R-SHOW-3 ${type} in time`, { incident: { type, nextHandBegun: false } }, 'corrected goes-on R-SHOW-3'],
    [
      `R-SHOW-3 ${type}, not awarded yet`,
      { incident: { type, awarded: false } },
      'corrected goes-on R-SHOW-3',
    ],
    [
      `R-SHOW-3 ${type} too late`,
      { incident: { type, awarded: 3, nextHandBegun: true } },
      'discretion goes-on R-SHOW-3',
    ],
  ]),
];

/** The rows in which the profiles differ. */
const rowsOfOne: readonly Row[] = [
  ['R-SHOW-5 the winner', { incident: wants('winner') }, 'shown-live goes-on R-SHOW-5'],
  [
    'P-SHOW-7 the winner under intro',
    { profile: 'intro', incident: wants('winner') },
    'shown-dead goes-on P-SHOW-7',
  ],
  [
    'R-SHOW-6 the viewer can act',
    { incident: shown({ viewer: 'can-act-now' }), situation: ROUND_OPEN },
    'shown-at-once goes-on R-SHOW-6',
  ],
  [
    'R-SHOW-6 the viewer acts later',
    { incident: shown({ viewer: 'acts-later' }), situation: ROUND_OPEN },
    'shown-after-round goes-on R-SHOW-6',
  ],
  [
    'R-SHOW-6 the viewer is out',
    { incident: shown({ viewer: 'out' }), situation: ROUND_OPEN },
    'shown-after-round goes-on R-SHOW-6',
  ],
  [
    'R-SHOW-6 after the round',
    { incident: shown({ viewer: 'out', roundOver: true }) },
    'shown-at-once goes-on R-SHOW-6',
  ],
  [
    'R-SHOW-6 at the showdown',
    { incident: shown({ viewer: 'acts-later' }), situation: { stage: 'showdown' } },
    'shown-at-once goes-on R-SHOW-6',
  ],
  ...['can-act-now', 'acts-later', 'out'].map((viewer): Row => [
    `P-IRR-5 ${viewer}`,
    { profile: 'intro', incident: shown({ viewer, roundOver: false }) },
    'shown-at-once goes-on P-IRR-5',
  ]),
  [
    'P-SHOW-6 a declared hand that the cards can make',
    { profile: declaring, incident: miscall({ canMake: true }) },
    'declared-binds goes-on P-SHOW-6',
  ],
  [
    'P-SHOW-6 a declared hand that the cards cannot make',
    { profile: declaring, incident: miscall({ canMake: false }) },
    'cards-speak goes-on P-SHOW-6',
  ],
  [
    'R-SHOW-2 a deliberate miscall where declared hands bind',
    { profile: declaring, incident: miscall({ canMake: false, deliberate: true, otherMucked: true }) },
    'discretion goes-on R-SHOW-2',
  ],
];

const outcomesOf = (request: FloorTest): string[] =>
  (rulingOn(request).discretion?.outcomes ?? []).map(({ ruling, seats }) =>
    [ruling, ...seats.map(({ cards }) => cards)].join(' '),
  );

describe('rulings at the showdown', () => {
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

  it('R-SHOW-1: the rest of the hand is shown, in whatever way the tabled cards are stated', () => {
    for (const stated of ['Ah', ['Ah'], 1, undefined]) {
      const incident = {
        type: 'claims-with-part',
        seat: 3,
        ...(stated === undefined ? {} : { shown: stated }),
      };
      expect(rulingOn({ incident }).cards).toEqual([
        { which: 'rest-of-hand', does: 'is-shown', when: 'at-once' },
      ]);
    }
    expect(
      rulingOn({ incident: { type: 'claims-with-part', seat: 3, shown: ['Ah', 'Kd'] } }).explanation,
    ).toBe(
      'The player in seat 3 claims the pot and has tabled only the ace of hearts and the king of diamonds. To win any part of a pot a player tables all of his cards face up, whether they play or not. He shows the other cards now and has no share of the pot before that.',
    );
  });

  it('R-SHOW-5: the hand that another player wants to see stays dead, and that of a loser lives for the winner', () => {
    const shownCards = [{ which: 'requested-hand', does: 'is-shown', when: 'at-once' }];
    const other = rulingOn({ incident: wants('other') });
    expect([other.seats, other.cards]).toEqual([
      [{ seat: 3, cards: 'dead', action: null, may: null }],
      shownCards,
    ]);
    const winner = rulingOn({ incident: wants('winner') });
    expect([winner.seats, winner.cards]).toEqual([
      [3, 1].map((seat) => ({ seat, cards: 'live', action: null, may: null })),
      shownCards,
    ]);
    expect(rulingOn({ incident: wants('not-dealt-in') }).cards).toEqual([
      { which: 'requested-hand', does: 'stays-hidden' },
    ]);
  });

  it('R-SHOW-5: abuse leans to a refusal, and otherwise the hand is shown as for that player', () => {
    const abused = { eligible: true, abused: true };
    expect(outcomesOf({ incident: wants('other', abused) })).toEqual(['refused dead', 'shown-dead dead']);
    expect(outcomesOf({ incident: wants('winner', abused) })).toEqual(['refused dead', 'shown-live live']);
    expect(outcomesOf({ profile: 'intro', incident: wants('winner', abused) })).toEqual([
      'refused dead',
      'shown-dead dead',
    ]);
  });

  it('R-SHOW-5, P-SHOW-7: name the switch on which a request of the winner depends', () => {
    expect(rulingOn({ incident: wants('winner') }).switches.map((use) => [use.switch, use.value])).toEqual([
      ['askToSeeWinner', 'both-live'],
    ]);
    expect(rulingOn({ incident: wants('other') }).switches).toEqual([]);
  });

  it('R-SHOW-6: of a part the rest stays hidden, and the cards are shown now or after the round', () => {
    const cardsOf = (viewer: string): unknown =>
      rulingOn({ incident: shown({ viewer, roundOver: false, part: true }) }).cards;
    const rest = { which: 'rest-of-hand', does: 'stays-hidden' };
    expect(cardsOf('can-act-now')).toEqual([
      { which: 'shown-cards', does: 'is-shown', when: 'at-once' },
      rest,
    ]);
    expect(cardsOf('out')).toEqual([
      { which: 'shown-cards', does: 'is-shown', when: 'after-the-round' },
      rest,
    ]);
  });

  it('R-SHOW-2: a miscall on purpose leans to the loss of the pot', () => {
    expect(outcomesOf({ incident: miscall({ deliberate: true, otherMucked: true }) })).toEqual([
      'pot-lost dead',
      'cards-speak live',
    ]);
  });

  it('R-SHOW-3: too late, the award stands unless the management corrects it', () => {
    const incident = { type: 'wrong-award', awarded: [{ seat: 3, amount: '45' }], nextHandBegun: true };
    expect(outcomesOf({ incident })).toEqual(['stands', 'corrected']);
    const { inTime, explanation } = rulingOn({ incident });
    expect(inTime).toBe(false);
    expect(explanation).toContain('Awarded so far: 45 to the player in seat 3.');
  });

  it('R-SHOW-3: what was awarded may be stated as a seat, an amount, or seats with amounts', () => {
    const explained = (awarded: unknown): string =>
      rulingOn({ incident: { type: 'wrong-award', awarded, nextHandBegun: false } }).explanation;
    expect(explained(3)).toContain('Awarded so far: the pot to the player in seat 3.');
    expect(explained('45.50')).toContain('Awarded so far: 45.50.');
    expect(explained({ seat: 3, amount: '45' })).toContain('Awarded so far: 45 to the player in seat 3.');
    expect(explained(true)).not.toContain('Awarded so far');
    expect(explained([])).not.toContain('Awarded so far');
  });

  it('name the facts that are missing, and only those that the ruling depends on', () => {
    expect(errorsIn({ incident: { type: 'asks-to-see' } })).toEqual([
      '/incident/by missing-fact',
      '/incident/eligible missing-fact',
    ]);
    expect(errorsIn({ incident: { type: 'asks-to-see', by: 'not-dealt-in' } })).toEqual([]);
    expect(errorsIn({ incident: shown({}), situation: ROUND_OPEN })).toEqual([
      '/incident/viewer missing-fact',
    ]);
    expect(errorsIn({ incident: shown({}), situation: { stage: 'showdown' } })).toEqual([]);
    expect(errorsIn({ incident: shown({ viewer: 'out' }) })).toEqual(['/situation/stage missing-fact']);
    expect(errorsIn({ profile: 'intro', incident: shown({}) })).toEqual([]);
    expect(errorsIn({ incident: { type: 'wrong-pot' } })).toEqual(['/incident/nextHandBegun missing-fact']);
    expect(errorsIn({ profile: declaring, incident: miscall() })).toEqual([]);
    expect(errorsIn({ incident: miscall() })).toEqual([]);
  });

  it('reject cards that are none', () => {
    expect(errorsIn({ incident: { type: 'claims-with-part', shown: 'Zz' } })).toEqual([
      '/incident/shown wrong-value',
    ]);
  });
});
