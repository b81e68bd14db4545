import { failingRows } from '#testing';
import { answerTo, FACING_SIX, NO_LIMIT, UNFACED, type BettingRow } from '../testing/betting-floor.js';
import { errorsIn, rulingOn, type FloorTest } from '../testing/floor.js';

const facing = (incident: object, rest: object = {}): FloorTest => ({
  situation: FACING_SIX,
  ...rest,
  incident: { type: 'chips-in', seat: 3, ...incident },
});
const string = (fields: object = {}): object => ({
  type: 'string-raise',
  called: '6',
  more: '6',
  ...fields,
});
const several = (amount: string, said: string | null = null): object => ({
  type: 'chips-in',
  amount,
  chips: 3,
  said,
});
const one = (chip: string, said: string | null = null): object => ({ type: 'single-chip', chip, said });
const short = (amount: string, fields: object = {}): object => ({
  type: 'short-chips',
  amount,
  ...fields,
});
const noLimit = { game: NO_LIMIT };
const unfaced = { situation: UNFACED };

const stringRows: readonly BettingRow[] = [
  ['R-BET-14', facing(string()), 'call; 3 live call 6; returns 6; R-BET-14 P-BET-6'],
  [
    'P-BET-6 under intro',
    facing(string(), { profile: 'intro' }),
    'call; 3 live call 6; returns 6; R-BET-14 P-BET-6',
  ],
  [
    'R-BET-14 without the situation',
    facing(string(), { situation: {} }),
    'call; 3 live call 6; returns 6; R-BET-14 P-BET-6',
  ],
  [
    'R-BET-14 without amounts',
    { incident: { type: 'string-raise' } },
    'call; null live call; R-BET-14 P-BET-6',
  ],
  [
    'R-BET-14 the second motion completes the call',
    facing(string({ called: '2', more: '5' })),
    'call; 3 live call 6; returns 1; R-BET-14 P-BET-6',
  ],
  [
    'R-BET-14 a bet in two motions',
    facing(string({ more: '4' }), unfaced),
    'binding; 3 live bet 6; returns 4; R-BET-14 P-BET-6',
  ],
  [
    'R-BET-9 a call was announced',
    facing(string({ said: 'call' })),
    'call; 3 live call 6; returns 6; R-BET-14 P-BET-6',
  ],
  [
    'R-BET-14 a raise was announced',
    facing(string({ said: 'raise' })),
    'binding; 3 live raise 12; R-BET-14 R-BET-9 P-BET-6',
  ],
  [
    'R-BET-14 an announced raise has the size of the limit',
    facing(string({ said: 'raise', more: '10' })),
    'binding; 3 live raise 12; returns 4; R-BET-14 R-BET-9 P-BET-6',
  ],
  [
    'R-BET-14 an announced raise in no limit',
    facing(string({ said: 'raise', more: '30' }), noLimit),
    'binding; 3 live raise 36; R-BET-14 R-BET-9 P-BET-6',
  ],
  [
    'R-BET-14 a raise was announced, without the situation',
    { incident: { type: 'string-raise', said: 'raise' } },
    'binding; null live raise; R-BET-14 R-BET-9 P-BET-6',
  ],
];

const chipRows: readonly BettingRow[] = [
  ['R-BET-14 half a bet more', facing(several('9')), 'raise-completed; 3 live raise 12; puts 3; R-BET-14'],
  [
    'R-BET-14 half a bet more under intro',
    facing(several('9'), { profile: 'intro' }),
    'raise-completed; 3 live raise 12; puts 3; R-BET-14',
  ],
  ['R-BET-14 less than half a bet more', facing(several('8')), 'call; 3 live call 6; returns 2; R-BET-14'],
  [
    'R-BET-14 half of an odd bet, exactly',
    facing(several('7.5'), { situation: { ...FACING_SIX, toCall: '5', betSize: '5' } }),
    'raise-completed; 3 live raise 10.0; puts 2.5; R-BET-14',
  ],
  [
    'R-BET-14 just less than half of an odd bet',
    facing(several('7.4'), { situation: { ...FACING_SIX, toCall: '5', betSize: '5' } }),
    'call; 3 live call 5.0; returns 2.4; R-BET-14',
  ],
  ['R-BET-14 the exact raise', facing(several('12')), 'raise-completed; 3 live raise 12; R-BET-14'],
  [
    'R-BET-14 more than a raise',
    facing(several('20')),
    'raise-completed; 3 live raise 12; returns 8; R-BET-14',
  ],
  ['R-BET-14 the exact call', facing(several('6')), 'call; 3 live call 6; R-BET-13 R-BET-14'],
  ['R-BET-13 short of the call', facing(several('4')), 'binding; 3 live call 6; puts 2; R-BET-13'],
  [
    'R-BET-14 no bet is possible any more',
    facing(several('12'), { situation: { ...FACING_SIX, betSize: '0' } }),
    'call; 3 live call 6; returns 6; R-BET-14',
  ],
  [
    'R-BET-14 half a bet more in no limit †',
    facing(several('9'), noLimit),
    'raise-completed; 3 live raise 12; puts 3; R-BET-14',
  ],
  [
    'R-BET-14 less than half a bet more in no limit †',
    facing(several('8'), noLimit),
    'call; 3 live call 6; returns 2; R-BET-14',
  ],
  [
    'R-BET-14 a full raise in no limit',
    facing(several('20'), noLimit),
    'binding; 3 live raise 20; R-BET-14 R-BET-13',
  ],
  ['R-BET-9 a call was announced', facing(several('12', 'call')), 'call; 3 live call 6; returns 6; R-BET-9'],
  [
    'R-BET-9 a raise was announced',
    facing(several('8', 'raise')),
    'binding; 3 live raise 12; puts 4; R-BET-14 R-BET-9',
  ],
  [
    'R-BET-9 a bet over a bet is a raise',
    facing(several('15', 'bet')),
    'binding; 3 live raise 12; returns 3; R-BET-14 R-BET-9',
  ],
  [
    'R-BET-9 a raise was announced in no limit',
    facing(several('30', 'raise'), noLimit),
    'binding; 3 live raise 30; R-BET-14 R-BET-9',
  ],
  [
    'R-BET-9 too small a raise was announced in no limit',
    facing(several('8', 'raise'), noLimit),
    'binding; 3 live raise 12; puts 4; R-BET-14 R-BET-9',
  ],
  [
    'R-BET-9 a fold was announced',
    facing(several('8', 'fold')),
    'binding; 3 dead fold; returns 8; R-BET-14 R-BET-9',
  ],
  ['R-BET-13 unfaced', facing(several('4'), unfaced), 'binding; 3 live bet 6; puts 2; R-BET-13'],
  [
    'R-BET-13 unfaced, larger than the bet of the limit',
    facing(several('20'), unfaced),
    'binding; 3 live bet 6; returns 14; R-BET-13',
  ],
  [
    'R-BET-13 unfaced in no limit',
    facing(several('20'), { ...unfaced, ...noLimit }),
    'binding; 3 live bet 20; R-BET-13',
  ],
  [
    'R-BET-9 a call with nothing to call is a check',
    facing(several('20', 'call'), unfaced),
    'binding; 3 live check; returns 20; R-BET-9',
  ],
  [
    'R-BET-15 one chip is no two chips',
    facing({ ...several('25'), chips: 1 }),
    'call; 3 live call 6; returns 19; R-BET-15',
  ],
];

const oneRows: readonly BettingRow[] = [
  ['R-BET-15 the example of the source', facing(one('25')), 'call; 3 live call 6; returns 19; R-BET-15'],
  [
    'R-BET-15 under intro',
    facing(one('25'), { profile: 'intro' }),
    'call; 3 live call 6; returns 19; R-BET-15',
  ],
  ['R-BET-15 in no limit', facing(one('25'), noLimit), 'call; 3 live call 6; returns 19; R-BET-15'],
  [
    'R-BET-15 needs only what there is to call',
    facing(one('25'), { situation: { toCall: '6' } }),
    'call; 3 live call 6; returns 19; R-BET-15',
  ],
  ['R-BET-15 the exact chip', facing(one('6')), 'call; 3 live call 6; R-BET-13 R-BET-14'],
  ['R-BET-13 a chip that is too small', facing(one('5')), 'binding; 3 live call 6; puts 1; R-BET-13'],
  [
    'R-BET-9 a call was announced',
    facing(one('25', 'call')),
    'call; 3 live call 6; returns 19; R-BET-9 R-BET-15',
  ],
  [
    'R-BET-15 a raise was announced',
    facing(one('25', 'raise')),
    'binding; 3 live raise 12; returns 13; R-BET-15 R-BET-9',
  ],
  [
    'R-BET-15 a raise was announced in no limit',
    facing(one('25', 'raise'), noLimit),
    'binding; 3 live raise 25; R-BET-15 R-BET-9',
  ],
  [
    'R-BET-15 a raise was announced, of unknown size',
    facing(one('25', 'raise'), { situation: { toCall: '6' } }),
    'binding; 3 live raise; R-BET-15 R-BET-9',
  ],
  [
    'R-BET-13 one chip unfaced',
    facing(one('25'), { ...unfaced, ...noLimit }),
    'binding; 3 live bet 25; R-BET-13',
  ],
];

const shortRows: readonly BettingRow[] = [
  ['R-BET-13', facing(short('4')), 'binding; 3 live call 6; puts 2; R-BET-13'],
  [
    'R-BET-13 under intro',
    facing(short('4'), { profile: 'intro' }),
    'binding; 3 live call 6; puts 2; R-BET-13',
  ],
  [
    'R-BET-13 unaware of a raise',
    facing(short('4', { unawareOfRaise: true, actedSince: false })),
    'may-reconsider; 3 live may fold/call/raise; returns 4; R-BET-13',
  ],
  [
    'R-BET-13 unaware of a raise, another player has acted since',
    facing(short('4', { unawareOfRaise: true, actedSince: true })),
    'binding late; 3 live call 6; puts 2; R-BET-13',
  ],
  [
    'R-BET-13 just before the showdown',
    facing(short('4'), { situation: { stage: 'showdown', toCall: '6' } }),
    'binding; 3 live call 6; puts 2; R-BET-13',
  ],
  ['R-BET-13 not short', facing(short('6')), 'call; 3 live call 6; R-BET-13 R-BET-14'],
];

describe('rulings on chips', () => {
  it.each([
    ['string raises', stringRows],
    ['several chips', chipRows],
    ['a single chip', oneRows],
    ['too few chips', shortRows],
  ])('follow the table: %s', (_name, rows) => {
    const failures = failingRows(rows, ([, request, expected]) => {
      expect(answerTo(request)).toBe(expected);
    });
    expect(failures).toEqual([]);
  });

  it('R-BET-15: the explanation names the amounts', () => {
    expect(rulingOn(facing(one('25'))).explanation).toBe(
      'The player in seat 3 put in a single chip of 25 without announcing a raise, with 6 to call. A single chip that is larger than the bet is a call, unless a raise was announced. It is a call of 6. He takes back 19.',
    );
    expect(rulingOn(facing(one('25')), 'es').explanation).toBe(
      'El jugador del asiento 3 puso una sola ficha de 25 sin anunciar una subida, con 6 por igualar. Una sola ficha mayor que la apuesta es una igualada, salvo que se anuncie una subida. Es una igualada de 6. Recupera 19.',
    );
  });

  it('R-BET-14, P-BET-2: a raise is to the chips of the round, and the big blind with nothing to call raises', () => {
    const small = { situation: { toCall: '1', inFront: '1', betSize: '2' } };
    expect(answerTo(facing(several('3'), small))).toBe('raise-completed; 3 live raise 4; R-BET-14');
    expect(answerTo(facing(several('2'), small))).toBe('raise-completed; 3 live raise 4; puts 1; R-BET-14');
    const big = { situation: { toCall: '0', inFront: '2', betSize: '2' } };
    expect(answerTo(facing(one('5'), big))).toBe('binding; 3 live raise 4; returns 3; R-BET-13');
    expect(answerTo(facing(one('5', 'bet'), big))).toBe(
      'binding; 3 live raise 4; returns 3; R-BET-15 R-BET-9',
    );
  });

  it('name the facts that are missing', () => {
    expect(errorsIn({ incident: { type: 'single-chip', chip: '25' } })).toEqual([
      '/situation/toCall missing-fact',
    ]);
    expect(errorsIn(facing({ type: 'single-chip' }))).toEqual(['/incident/chip missing-fact']);
    expect(errorsIn(facing(several('9'), { situation: { toCall: '6' } }))).toEqual([
      '/situation/betSize missing-fact',
    ]);
    expect(errorsIn(facing(several('9'), { game: { variant: 'holdem' } }))).toEqual([
      '/game/limit missing-fact',
    ]);
    expect(errorsIn(facing(short('4'), { situation: {} }))).toEqual(['/situation/toCall missing-fact']);
  });
});
