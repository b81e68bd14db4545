import { BLINDS, called, floorFindings } from '../testing/floor.js';

const CHECKED = [...BLINDS, 'hole-cards', 'call 2 10', 'call 3 10', 'call 4 5', 'check 1'];
const FLOP = [...CHECKED, 'flop 2c7d9h'];
const DEALT = [...BLINDS, 'hole-cards'];

const early = (action: string, ruling?: string, fields: object = {}): ReturnType<typeof called> =>
  called({ type: 'out-of-turn', seat: 3, action, ...fields }, ruling);

/** After a bet of seat 2 and a fold of seat 3. */
const BET_END = ['fold 4', 'fold 1', 'uncalled 2 20', 'collect 2 40'];

describe.each(['roberts', 'intro'])('R-BET-11: an action out of turn at %s', (profile) => {
  it.each([
    [
      'a check before a bet',
      [...FLOP, 'check 4', 'check 1', early('check', 'binding', { since: 'nothing' }), 'bet 2 20', 'fold 3'],
    ],
    [
      'a check before a bet, without more facts',
      [...FLOP, 'check 4', 'check 1', early('check', 'binding'), 'bet 2 20', 'fold 3'],
    ],
    [
      'a check before a bet, without a ruling',
      [...FLOP, 'check 4', 'check 1', early('check'), 'bet 2 20', 'fold 3'],
    ],
    [
      'a check that stands',
      [
        ...FLOP,
        'check 4',
        'check 1',
        early('check', 'binding'),
        'check 2',
        'check 3',
        'turn 3s',
        'check 4',
        'check 1',
        'bet 2 20',
        'fold 3',
      ],
    ],
    [
      'a check that stands at his turn',
      [
        ...FLOP,
        'check 4',
        'check 1',
        'check 2',
        early('check', 'binding'),
        'check 3',
        'turn 3s',
        'check 4',
        'check 1',
        'bet 2 20',
        'fold 3',
      ],
    ],
  ])('%s', (_, events) => {
    expect(floorFindings([...events, ...BET_END], profile)).toEqual([]);
  });
});

describe('R-BET-11: a raise after an action out of turn', () => {
  it('releases the player', () => {
    const events = [
      ...DEALT,
      early('call', 'binding', { since: 'nothing' }),
      'raise 2 30',
      'fold 3',
      'fold 4',
      'fold 1',
    ];
    expect(floorFindings([...events, 'uncalled 2 20', 'collect 2 25'])).toEqual([]);
    const late = [...DEALT, 'raise 2 30', early('call', 'not-binding'), 'fold 3', 'fold 4', 'fold 1'];
    expect(floorFindings([...late, 'uncalled 2 20', 'collect 2 25'])).toEqual([]);
  });

  it('does not let him raise who has called', () => {
    const events = [
      ...DEALT,
      early('call', 'not-binding'),
      'raise 2 30',
      'raise 3 50',
      'fold 4',
      'fold 1',
      'fold 2',
    ];
    expect(floorFindings([...events, 'uncalled 3 20', 'collect 3 75'])).toEqual([
      'action-not-allowed: raise 3',
    ]);
  });

  it('is needed to release him', () => {
    expect(
      floorFindings([
        ...DEALT,
        early('call', 'binding'),
        'fold 2',
        'fold 3',
        'fold 4',
        'uncalled 1 5',
        'collect 1 10',
      ]),
    ).toEqual(['action-not-allowed: fold 3']);
  });
});

const CHIP = called({ type: 'single-chip', seat: 2, chip: '25' }, 'call');
const STRING = called({ type: 'string-raise', seat: 2, called: '10', more: '20' }, 'call');
const SHORT = called({ type: 'short-chips', seat: 2, amount: '4' }, 'binding');
const CALL_END = [
  'fold 3',
  'fold 4',
  'check 1',
  'flop 2c7d9h',
  'check 1',
  'bet 2 20',
  'fold 1',
  'uncalled 2 20',
  'collect 2 25',
];

describe('an incident about chips, in any place that a log gives it', () => {
  it.each([
    ['R-BET-15: a chip before the call', [CHIP, 'call 2 10']],
    ['R-BET-15: a chip after the call', ['call 2 10', CHIP]],
    ['R-BET-15: a chip after the raise that it is not', ['raise 2 25', CHIP]],
    ['R-BET-15: a chip between the raise that it is not and the call', ['raise 2 25', CHIP, 'call 2 10']],
    ['R-BET-14: a string raise before the call', [STRING, 'call 2 10']],
    ['R-BET-14: a string raise after the call', ['call 2 10', STRING]],
    ['R-BET-14: a string raise after the raise that it is not', ['raise 2 30', STRING]],
    ['R-BET-14: a string raise between both', ['raise 2 30', STRING, 'call 2 10']],
    ['R-BET-13: too few chips before the call', [SHORT, 'call 2 10']],
    ['R-BET-13: too few chips after the call', ['call 2 10', SHORT]],
    ['R-BET-13: too few chips after what they were', ['call 2 4', SHORT]],
    ['R-BET-13: too few chips between both', ['call 2 4', SHORT, 'call 2 10']],
    ['R-BET-13: too few chips between what they were and the rest', ['call 2 4', SHORT, 'call 2 6']],
  ])('%s', (_, events) => {
    expect(floorFindings([...DEALT, ...events, ...CALL_END])).toEqual([]);
  });

  it('R-BET-14, R-BET-15: a raise that plays against the ruling is found', () => {
    const end = ['fold 3', 'fold 4', 'fold 1', 'uncalled 2 15', 'collect 2 25'];
    expect(floorFindings([...DEALT, 'raise 2 25', CHIP, ...end])).toEqual(['action-not-allowed: raise 2']);
    expect(floorFindings([...DEALT, CHIP, 'raise 2 25', ...end])).toEqual(['action-not-allowed: raise 2']);
  });

  it('R-BET-16: a raise with chips in front is made right', () => {
    const size = called(
      { type: 'wrong-size', seat: 4, amount: '10', right: '15', kind: 'too-small' },
      'bet-corrected',
    );
    const end = ['fold 1', 'uncalled 4 10', 'collect 4 20'];
    expect(floorFindings([...DEALT, 'fold 2', 'fold 3', 'raise 4 15', size, ...end])).toEqual([]);
    const total = called(
      { type: 'wrong-size', seat: 4, amount: '15', right: '20', kind: 'too-small' },
      'bet-corrected',
    );
    expect(floorFindings([...DEALT, 'fold 2', 'fold 3', 'raise 4 15', total, ...end])).toEqual([]);
  });
});

describe('an incident of a log', () => {
  it.each(['warned', 'expelled'])('P-IRR-7: in a game that may be formal: %s', (ruling) => {
    const incident = called({ type: 'collusion', seat: 2, by: 'player' }, ruling);
    expect(floorFindings([...DEALT, incident, 'call 2 10', ...CALL_END])).toEqual([]);
  });

  it('of a seat that is not in the hand is unclear', () => {
    const incident = called({ type: 'cards-into-other-hand', seat: 9 }, 'dead-hand');
    expect(floorFindings([...DEALT, incident, 'call 2 10', ...CALL_END])).toEqual([
      'unclear-incident: incident',
    ]);
  });
});
