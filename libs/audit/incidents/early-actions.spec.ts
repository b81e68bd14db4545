import { BLINDS, called, floorFindings } from '../testing/floor.js';

/** Seat 2 is the first to act, then 3, 4 and the big blind 1. */
const DEALT = [...BLINDS, 'hole-cards'];
/** Four players at a flop: seat 4 is the first to act, then 1, 2 and 3. */
const FLOP = [...DEALT, 'call 2 10', 'call 3 10', 'call 4 5', 'check 1', 'flop 2c7d9h'];

type Event = ReturnType<typeof called> | string;

const early = (seat: number, action: string, ruling?: string, fields: object = {}): Event =>
  called({ type: 'out-of-turn', seat, action, ...fields }, ruling);

/** Four players check the flop; on the turn seat 4 wins unseen. */
const CHECKED = ['flop 2c7d9h', 'check 4', 'check 1', 'check 2', 'check 3'];
const WON = ['turn 3s', 'bet 4 20', 'fold 1', 'fold 2', 'fold 3', 'uncalled 4 20', 'collect 4 40'];

/** An action out of turn: its text, its incident, and the rest of the hand. */
interface Case {
  readonly before: readonly Event[];
  readonly action: string;
  readonly incident: Event;
  readonly after: readonly Event[];
}

/** The places where a log may print an action out of turn: before its incident or after it. */
const placesOf = ({ before, action, incident, after }: Case): (readonly Event[])[] => [
  [...before, action, incident, ...after],
  [...before, incident, action, ...after],
];

const STANDS: readonly (readonly [string, Case])[] = [
  [
    'a call',
    {
      before: DEALT,
      action: 'call 3 10',
      incident: early(3, 'call', 'binding'),
      after: ['call 2 10', 'call 4 5', 'check 1', ...CHECKED, ...WON],
    },
  ],
  [
    'a call that the log prints again',
    {
      before: DEALT,
      action: 'call 3 10',
      incident: early(3, 'call', 'binding'),
      after: ['call 2 10', 'call 3 10', 'call 4 5', 'check 1', ...CHECKED, ...WON],
    },
  ],
  [
    'a call without a ruling',
    {
      before: DEALT,
      action: 'call 3 10',
      incident: early(3, 'call'),
      after: ['fold 2', 'fold 4', 'check 1', 'flop 2c7d9h', 'check 1', 'bet 3 20', 'fold 1'].concat(
        'uncalled 3 20',
        'collect 3 25',
      ),
    },
  ],
  [
    'a call when two players are passed over',
    {
      before: DEALT,
      action: 'call 4 5',
      incident: early(4, 'call', 'binding', { since: 'nothing' }),
      after: ['fold 2', 'fold 3', 'check 1', 'flop 2c7d9h', 'check 4', 'bet 1 20', 'fold 4'].concat(
        'uncalled 1 20',
        'collect 1 20',
      ),
    },
  ],
  [
    'the check of the last player',
    {
      before: FLOP,
      action: 'check 3',
      incident: early(3, 'check', 'binding'),
      after: ['check 4', 'check 1', 'check 2', ...WON],
    },
  ],
  [
    'a check when one player is passed over',
    {
      before: FLOP,
      action: 'check 1',
      incident: early(1, 'check', 'binding'),
      after: ['check 4', 'check 2', 'check 3', ...WON],
    },
  ],
  [
    'a bet',
    {
      before: FLOP,
      action: 'bet 2 20',
      incident: early(2, 'bet', 'binding', { amount: '20' }),
      after: ['check 4', 'check 1', 'fold 3', 'fold 4', 'fold 1', 'uncalled 2 20', 'collect 2 40'],
    },
  ],
  [
    'a bet of the last player',
    {
      before: FLOP,
      action: 'bet 3 20',
      incident: early(3, 'bet', 'binding', { amount: '20' }),
      after: ['check 4', 'check 1', 'check 2', 'fold 4', 'fold 1', 'fold 2'].concat(
        'uncalled 3 20',
        'collect 3 40',
      ),
    },
  ],
  [
    'a raise',
    {
      before: DEALT,
      action: 'raise 3 30',
      incident: early(3, 'raise', 'binding', { amount: '30' }),
      after: ['fold 2', 'fold 4', 'fold 1', 'uncalled 3 20', 'collect 3 25'],
    },
  ],
  [
    'a raise behind a fold that is printed again',
    {
      before: DEALT,
      action: 'raise 3 30',
      incident: early(3, 'raise', 'binding', { amount: '30' }),
      after: ['fold 2', 'raise 3 30', 'fold 4', 'fold 1', 'uncalled 3 20', 'collect 3 25'],
    },
  ],
  [
    'a fold',
    {
      before: DEALT,
      action: 'fold 3',
      incident: early(3, 'fold', 'binding'),
      after: ['raise 2 30', 'fold 4', 'fold 1', 'uncalled 2 20', 'collect 2 25'],
    },
  ],
  [
    'a fold when two players are passed over',
    {
      before: DEALT,
      action: 'fold 4',
      incident: early(4, 'fold'),
      after: ['fold 2', 'raise 3 30', 'fold 1', 'uncalled 3 20', 'collect 3 25'],
    },
  ],
  [
    'two calls out of turn',
    {
      before: DEALT,
      action: 'call 3 10',
      incident: early(3, 'call'),
      after: ['call 4 5', early(4, 'call'), 'call 2 10', 'check 1', ...CHECKED, ...WON],
    },
  ],
  [
    'two calls out of turn, the later player first',
    {
      before: DEALT,
      action: 'call 4 5',
      incident: early(4, 'call'),
      after: [early(3, 'call'), 'call 3 10', 'call 2 10', 'check 1', ...CHECKED, ...WON],
    },
  ],
];

describe.each(['roberts', 'intro', 'wsop'])(
  'P-IRR-6, R-BET-11: an action out of turn that a log prints where it happened, at %s',
  (profile) => {
    it.each(STANDS)('%s stands', (_, each) => {
      expect(placesOf(each).map((events) => floorFindings(events, profile))).toEqual([[], []]);
    });

    it('may be a bet whose turn does not come', () => {
      const before = [...DEALT, 'fold 2', 'call 3 10', 'fold 4', 'check 1', 'flop 2c7d9h'];
      const incident = early(3, 'bet', 'binding', { amount: '20' });
      const after = ['fold 1', 'uncalled 3 20', 'collect 3 25'];
      // A house may note that nobody has to fold before a bet that does not count yet.
      const noted = profile === 'roberts' ? [] : ['fold-unfaced: fold 1'];
      for (const events of placesOf({ before, action: 'bet 3 20', incident, after }))
        expect(floorFindings(events, profile)).toEqual(noted);
    });

    it('may come some actions before its incident', () => {
      const events = [...DEALT, 'call 4 5', 'fold 2', early(4, 'call'), 'fold 3', 'check 1', 'flop 2c7d9h'];
      expect(
        floorFindings([...events, 'check 4', 'bet 1 20', 'fold 4', 'uncalled 1 20', 'collect 1 20'], profile),
      ).toEqual([]);
    });

    it('is out of turn without its incident', () => {
      const events = [...DEALT, 'call 3 10', 'call 2 10', 'call 4 5', 'check 1', ...CHECKED, ...WON];
      expect(floorFindings(events, profile)).toEqual(['wrong-turn: call 3']);
    });

    it('is out of turn after the incident of another action', () => {
      const end = ['call 2 10', 'call 4 5', 'check 1', ...CHECKED, ...WON];
      expect(floorFindings([...DEALT, 'call 3 10', early(4, 'call'), ...end], profile)).toEqual([
        'wrong-turn: call 3',
      ]);
    });

    it('a player who is passed over and never acts is missed', () => {
      const events = [...DEALT, 'call 3 10', early(3, 'call'), 'call 4 5', 'check 1', 'flop 2c7d9h'];
      const end = ['check 4', 'check 1', 'bet 3 20', 'fold 4', 'fold 1', 'uncalled 3 20', 'collect 3 30'];
      const found = floorFindings([...events, ...end], profile);
      expect(found[0]).toBe('wrong-turn: call 4');
      expect(found).toHaveLength(1);
    });
  },
);

const CHANGED_ENDS = ['fold 4', 'fold 1'];

describe.each(['roberts', 'wsop'])(
  'R-BET-11: an action out of turn that is void, as the action changed, at %s',
  (profile) => {
    it.each<readonly [string, Case]>([
      [
        'a call before a raise, then a fold',
        {
          before: DEALT,
          action: 'call 3 10',
          incident: early(3, 'call', 'not-binding'),
          after: ['raise 2 30', 'fold 3', ...CHANGED_ENDS, 'uncalled 2 20', 'collect 2 25'],
        },
      ],
      [
        'a call before a raise, then a call',
        {
          before: DEALT,
          action: 'call 3 10',
          incident: early(3, 'call', 'not-binding'),
          after: ['raise 2 30', 'call 3 30', ...CHANGED_ENDS, 'flop 2c7d9h', 'bet 2 20', 'fold 3'].concat(
            'uncalled 2 20',
            'collect 2 75',
          ),
        },
      ],
      [
        'a call before a raise, then the chips that are missing',
        {
          before: DEALT,
          action: 'call 3 10',
          incident: early(3, 'call', 'not-binding'),
          after: ['raise 2 30', 'call 3 20', ...CHANGED_ENDS, 'flop 2c7d9h', 'bet 2 20', 'fold 3'].concat(
            'uncalled 2 20',
            'collect 2 75',
          ),
        },
      ],
      [
        'a bet before a bet, then a raise',
        {
          before: FLOP,
          action: 'bet 3 20',
          incident: early(3, 'bet', 'not-binding'),
          after: ['bet 4 30', 'fold 1', 'fold 2', 'raise 3 60', 'fold 4', 'uncalled 3 30', 'collect 3 100'],
        },
      ],
      [
        'a bet before a bet, then a fold',
        {
          before: FLOP,
          action: 'bet 3 20',
          incident: early(3, 'bet', 'not-binding'),
          after: ['check 4', 'bet 1 30', 'fold 2', 'fold 3', 'fold 4', 'uncalled 1 30', 'collect 1 40'],
        },
      ],
      [
        'a check before a bet, then a call',
        {
          before: FLOP,
          action: 'check 3',
          incident: early(3, 'check', 'not-binding'),
          after: ['check 4', 'check 1', 'bet 2 20', 'call 3 20', 'fold 4', 'fold 1', 'turn 3s'].concat(
            'bet 2 20',
            'fold 3',
            'uncalled 2 20',
            'collect 2 80',
          ),
        },
      ],
    ])('%s', (_, each) => {
      expect(placesOf(each).map((events) => floorFindings(events, profile))).toEqual([[], []]);
    });

    it('a check before a bet leaves no raise', () => {
      const end = ['check 4', 'check 1', 'bet 2 20', 'raise 3 40', 'fold 4', 'fold 1', 'fold 2'];
      const events = [...FLOP, 'check 3', early(3, 'check', 'not-binding'), ...end];
      expect(floorFindings([...events, 'uncalled 3 20', 'collect 3 80'], profile)).toEqual([
        'action-not-allowed: raise 3',
      ]);
    });

    it('a player who is released has to act', () => {
      const end = ['check 4', 'check 1', 'bet 2 20', 'fold 4', 'fold 1', 'uncalled 2 20', 'collect 2 40'];
      const events = [...FLOP, 'check 3', early(3, 'check', 'not-binding'), ...end];
      expect(floorFindings(events, profile)).toEqual(['wrong-turn: fold 4']);
    });

    it('the action that stands is not another one', () => {
      const end = ['fold 2', 'fold 3', 'fold 4', 'uncalled 1 5', 'collect 1 10'];
      expect(floorFindings([...DEALT, 'call 3 10', early(3, 'call'), ...end], profile)).toEqual([
        'action-not-allowed: fold 3',
      ]);
    });
  },
);

describe('P-IRR-6: an action out of turn binds at intro, also if the action changed', () => {
  it.each<readonly [string, Case]>([
    [
      'a call before a raise is a call of the raise',
      {
        before: DEALT,
        action: 'call 3 10',
        incident: early(3, 'call', 'binding'),
        after: ['raise 2 30', 'call 3 20', ...CHANGED_ENDS, 'flop 2c7d9h', 'bet 2 20', 'fold 3'].concat(
          'uncalled 2 20',
          'collect 2 75',
        ),
      },
    ],
    [
      'also if the log does not print it again',
      {
        before: DEALT,
        action: 'call 3 10',
        incident: early(3, 'call', 'binding'),
        after: ['raise 2 30', ...CHANGED_ENDS, 'flop 2c7d9h', 'bet 2 20', 'fold 3'].concat(
          'uncalled 2 20',
          'collect 2 75',
        ),
      },
    ],
    [
      'a bet before a smaller bet is a raise',
      {
        before: FLOP,
        action: 'bet 3 40',
        incident: early(3, 'bet', 'binding'),
        after: ['check 4', 'check 1', 'bet 2 10', 'fold 4', 'fold 1', 'fold 2', 'uncalled 3 30'].concat(
          'collect 3 60',
        ),
      },
    ],
  ])('%s', (_, each) => {
    expect(placesOf(each).map((events) => floorFindings(events, 'intro'))).toEqual([[], []]);
  });
});

const passed = (seat: number, ruling?: string, fields: object = {}): Event =>
  called({ type: 'right-to-act', seat, ...fields }, ruling);

/** The end of a hand in which seat 2 called before the flop, as did two others. */
const FLOP_END = ['flop 2c7d9h', 'bet 4 20', 'fold 1', 'fold 2', 'fold 3', 'uncalled 4 20', 'collect 4 40'];

describe.each(['roberts', 'intro', 'wsop'])('R-BET-12: a player who is passed over, at %s', (profile) => {
  it.each<readonly [string, readonly Event[]]>([
    [
      'calls',
      [
        'call 3 10',
        'call 4 5',
        passed(2, 'right-kept', { actedBehind: 2 }),
        'call 2 10',
        'check 1',
        ...FLOP_END,
      ],
    ],
    [
      'calls, without a ruling',
      [
        'call 3 10',
        'call 4 5',
        passed(2, undefined, { actedBehind: 2 }),
        'call 2 10',
        'check 1',
        ...FLOP_END,
      ],
    ],
    [
      'raises, and the others act again',
      [
        'call 3 10',
        'call 4 5',
        passed(2, 'right-kept', { actedBehind: 2 }),
        'raise 2 30',
        'fold 3',
        'fold 4',
        'fold 1',
        'uncalled 2 20',
        'collect 2 20',
      ],
    ],
    [
      'has lost his right to act',
      [
        'call 3 10',
        'call 4 5',
        'check 1',
        passed(2, 'right-lost', { actedBehind: 3 }),
        'flop 2c7d9h',
        'bet 4 20',
        'fold 1',
        'fold 3',
        'uncalled 4 20',
        'collect 4 30',
      ],
    ],
    [
      'has lost his right to act, without a ruling',
      [
        'call 3 10',
        'call 4 5',
        'check 1',
        passed(2, undefined, { actedBehind: 3 }),
        'flop 2c7d9h',
        'bet 4 20',
        'fold 1',
        'fold 3',
        'uncalled 4 20',
        'collect 4 30',
      ],
    ],
    [
      'has checked when three players have acted behind',
      [
        ...FLOP.slice(DEALT.length),
        'check 1',
        'check 2',
        'check 3',
        passed(4, 'right-lost', { actedBehind: 3 }),
        'turn 3s',
        'bet 4 20',
        'fold 1',
        'fold 2',
        'fold 3',
        'uncalled 4 20',
        'collect 4 40',
      ],
    ],
    [
      'has another one ahead of him',
      [
        'call 4 5',
        passed(3, 'right-kept', { actedBehind: 1, someoneAheadToAct: true }),
        'call 2 10',
        'call 3 10',
        'check 1',
        ...FLOP_END,
      ],
    ],
    [
      'by a player who acts out of turn',
      [
        'call 3 10',
        passed(2, 'right-kept', { actedBehind: 1 }),
        early(3, 'call', 'binding'),
        'call 2 10',
        'call 4 5',
        'check 1',
        ...FLOP_END,
      ],
    ],
  ])('%s', (_, events) => {
    expect(floorFindings([...DEALT, ...events], profile)).toEqual([]);
  });

  it('and does not act is missed', () => {
    const end = ['check 1', 'flop 2c7d9h', 'bet 4 20', 'fold 1', 'fold 3', 'uncalled 4 20', 'collect 4 30'];
    const incident = passed(2, 'right-kept', { calledTime: true });
    expect(floorFindings([...DEALT, 'call 3 10', 'call 4 5', incident, ...end], profile)).toEqual([
      'wrong-turn: check 1',
    ]);
  });
});
