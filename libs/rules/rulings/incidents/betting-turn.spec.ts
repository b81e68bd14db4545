import { failingRows } from '#testing';
import { answerTo, FACING_SIX, UNFACED, type BettingRow } from '../testing/betting-floor.js';
import { errorsIn, rulingOn, type FloorTest } from '../testing/floor.js';

const early = (action: string, since: string, fields: object = {}): FloorTest => ({
  incident: { type: 'out-of-turn', seat: 4, action, since, ...fields },
});
const passedOver = (fields: object, situation: object = FACING_SIX): FloorTest => ({
  situation,
  incident: { type: 'right-to-act', seat: 4, ...fields },
});

const ALL = '4 live may fold/call/raise';
const LIMITED = '4 live may fold/call';

const rows: readonly BettingRow[] = [
  ['R-BET-11 nothing since: a check', early('check', 'nothing'), 'binding; 4 live check; R-BET-11'],
  ['R-BET-11 nothing since: a fold', early('fold', 'nothing'), 'binding; 4 dead fold; R-BET-11'],
  [
    'R-BET-11 nothing since: a bet',
    early('bet', 'nothing', { amount: '6' }),
    'binding; 4 live bet 6; R-BET-11',
  ],
  [
    'R-BET-11 nothing since: a call of what there is to call',
    { ...early('call', 'nothing'), situation: FACING_SIX },
    'binding; 4 live call 6; R-BET-11',
  ],
  ...['bet', 'raise'].flatMap((since): BettingRow[] => [
    [
      `R-BET-11 a ${since} since: who checked may not raise`,
      early('check', since),
      `not-binding; ${LIMITED}; R-BET-11`,
    ],
    [
      `R-BET-11 a ${since} since: who called may not raise`,
      early('call', since),
      `not-binding; ${LIMITED}; R-BET-11`,
    ],
    [
      `R-BET-11 a ${since} since: who folded has all choices`,
      early('fold', since),
      `not-binding; ${ALL}; R-BET-11`,
    ],
    [
      `R-BET-11 a ${since} since: who raised has all choices`,
      early('raise', since),
      `not-binding; ${ALL}; R-BET-11`,
    ],
    [
      `P-IRR-6 a ${since} since under intro`,
      { profile: 'intro', ...early('raise', since, { amount: '12' }) },
      'binding; 4 live raise 12; P-IRR-6',
    ],
  ]),
  [
    'R-BET-11 a call since: raised',
    early('raise', 'call', { amount: '12' }),
    `discretion; binding: 4 live raise 12; not-binding: ${ALL}; R-BET-11`,
  ],
  [
    'R-BET-11 a call since: called',
    early('call', 'call'),
    `discretion; binding: 4 live call; not-binding: ${LIMITED}; R-BET-11`,
  ],
  [
    'R-BET-11 a call since: checked',
    early('check', 'call'),
    `discretion; binding: 4 live check; not-binding: ${LIMITED}; R-BET-11`,
  ],
  [
    'R-BET-11 a call since: the big blind checked',
    { ...early('check', 'call'), situation: UNFACED },
    'discretion; binding: 4 live check; not-binding: 4 live may check; R-BET-11',
  ],
  [
    'P-IRR-6 a call since under intro',
    { profile: 'intro', ...early('call', 'call') },
    'binding; 4 live call; P-IRR-6',
  ],
  [
    'P-IRR-6 needs no fact of what happened since',
    { profile: 'intro', incident: { type: 'out-of-turn', seat: 4, action: 'check' } },
    'binding; 4 live check; P-IRR-6',
  ],
  [
    'R-BET-11 on purpose under intro',
    { profile: 'intro', ...early('check', 'nothing', { deliberate: true }) },
    'binding; 4 live check; P-IRR-6 R-BET-11',
  ],
  [
    'R-BET-11 not possible online',
    {
      profile: { base: 'roberts', switches: { outOfTurn: 'not-possible' } },
      incident: { type: 'out-of-turn' },
    },
    'play-on; R-BET-11',
  ],
  [
    'R-BET-12 he called time',
    passedOver({ actedBehind: 4, calledTime: true }),
    `right-kept; ${ALL}; R-BET-12`,
  ],
  [
    'R-BET-12 a player ahead has still to act',
    passedOver({ actedBehind: 4, someoneAheadToAct: true }),
    `right-kept; ${ALL}; R-BET-12`,
  ],
  ['R-BET-12 two have acted behind', passedOver({ actedBehind: 2 }), `right-kept; ${ALL}; R-BET-12`],
  [
    'R-BET-12 unfaced, two have acted behind',
    passedOver({ actedBehind: 2 }, UNFACED),
    'right-kept; 4 live may check/bet; R-BET-12',
  ],
  [
    'R-BET-12 three have acted behind',
    passedOver({ actedBehind: 3 }),
    `discretion; right-lost: 4 dead may ; right-kept: ${ALL}; R-BET-12`,
  ],
  [
    'R-BET-12 three have acted behind, unfaced',
    passedOver({ actedBehind: 3 }, UNFACED),
    'discretion; right-lost: 4 live check; right-kept: 4 live may check/bet; R-BET-12',
  ],
  [
    'R-BET-12 three have acted behind, without the situation',
    passedOver({ actedBehind: 3 }, {}),
    'discretion; right-lost: 4 live may ; right-kept: 4 live; R-BET-12',
  ],
];

describe('rulings on turns', () => {
  it('follow the table', () => {
    const failures = failingRows(rows, ([, request, expected]) => {
      expect(answerTo(request)).toBe(expected);
    });
    expect(failures).toEqual([]);
  });

  it('R-BET-11: who acts out of turn on purpose is warned', () => {
    const request = early('check', 'bet', { deliberate: true });
    expect(rulingOn(request).explanation).toContain('he is warned');
    expect(rulingOn(request, 'es').explanation).toContain('recibe una advertencia');
    expect(rulingOn(early('check', 'bet')).explanation).not.toContain('warned');
  });

  it('name the switch on which an action out of turn depends', () => {
    const [{ switch: id, value, others }] = rulingOn(early('check', 'bet')).switches;
    expect([id, value, others.map((other) => other.value)]).toEqual([
      'outOfTurn',
      'unless-raised',
      ['always-binds', 'not-possible'],
    ]);
  });

  it('name the facts that are missing', () => {
    expect(errorsIn({ incident: { type: 'out-of-turn' } })).toEqual([
      '/incident/action missing-fact',
      '/incident/since missing-fact',
    ]);
    expect(errorsIn({ profile: 'intro', incident: { type: 'out-of-turn' } })).toEqual([
      '/incident/action missing-fact',
    ]);
    expect(errorsIn({ incident: { type: 'right-to-act' } })).toEqual(['/incident/actedBehind missing-fact']);
    expect(errorsIn({ incident: { type: 'right-to-act', calledTime: true } })).toEqual([]);
  });
});
