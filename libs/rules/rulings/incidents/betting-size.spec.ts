import { failingRows } from '#testing';
import { answerTo, FACING_SIX, NO_LIMIT, UNFACED, type BettingRow } from '../testing/betting-floor.js';
import { errorsIn, rulingOn, type FloorTest } from '../testing/floor.js';

const size = (fields: object, situation: object = FACING_SIX): FloorTest => ({
  situation,
  incident: { type: 'wrong-size', seat: 5, amount: '3', right: '6', kind: 'too-small', ...fields },
});
const rounded = (amount: string, right: string, situation: object = FACING_SIX): FloorTest =>
  size({ amount, right, kind: 'rounding' }, situation);
const motion = (fields: object, rest: object = {}): FloorTest => ({
  ...rest,
  incident: { type: 'forward-motion', seat: 5, ...fields },
});
const OVER = { ...FACING_SIX, roundOver: true };

const rows: readonly BettingRow[] = [
  ['R-BET-16 a bet that is too small', size({}, UNFACED), 'bet-corrected; 5 live bet 6; puts 3; R-BET-16'],
  ['R-BET-16 a call that is too small', size({}), 'bet-corrected; 5 live call 6; puts 3; R-BET-16'],
  [
    'R-BET-16 too small under intro',
    { profile: 'intro', ...size({}, UNFACED) },
    'bet-corrected; 5 live bet 6; puts 3; R-BET-16',
  ],
  [
    'R-BET-16 a call, as the incident says',
    size({ action: 'call' }, UNFACED),
    'bet-corrected; 5 live call 6; puts 3; R-BET-16',
  ],
  ['R-BET-16 too small, all-in', size({ allIn: true }), 'play-on; 5 live; R-BET-16'],
  ['R-BET-16 the round is over', size({}, OVER), 'play-on late; 5 live; R-BET-16'],
  ['R-BET-16 the next card is dealt', size({}, { stage: 'dealing' }), 'play-on late; 5 live; R-BET-16'],
  [
    'R-BET-16 the round is over under intro',
    { profile: 'intro', ...size({}, OVER) },
    'play-on late; 5 live; R-BET-16',
  ],
  ['R-BET-16 not too small', size({ amount: '6' }), 'play-on; 5 live; R-BET-16'],
  ['R-BET-16 rounded down', rounded('17', '15'), 'bet-corrected; 5 live raise 15; returns 2; R-BET-16'],
  ['R-BET-16 rounded up', rounded('18', '20'), 'bet-corrected; 5 live raise 20; puts 2; R-BET-16'],
  ['R-BET-16 a rounding after the round', rounded('17', '15', OVER), 'play-on late; 5 live; R-BET-16'],
  [
    'R-BET-8 fixed limit, another player acted',
    motion({ causedAction: true, action: 'call', amount: '6' }),
    'discretion; action-completed: 5 live call 6; play-on: 5 live; R-BET-8',
  ],
  [
    'R-BET-8 the announced action is not known',
    motion({ causedAction: true }),
    'discretion; action-completed: 5 live; play-on: 5 live; R-BET-8',
  ],
  [
    'R-BET-8 under intro',
    motion({ causedAction: true }, { profile: 'intro' }),
    'discretion; action-completed: 5 live; play-on: 5 live; R-BET-8',
  ],
  ['R-BET-8 no other player acted', motion({ causedAction: false }), 'play-on; 5 live; R-BET-8'],
  ['R-BET-8 no limit', motion({ causedAction: true }, { game: NO_LIMIT }), 'play-on; 5 live; R-BET-8'],
];

describe('rulings on sizes and motions', () => {
  it('follow the table', () => {
    const failures = failingRows(rows, ([, request, expected]) => {
      expect(answerTo(request)).toBe(expected);
    });
    expect(failures).toEqual([]);
  });

  it('R-BET-16: who has acted may not raise because of the correction', () => {
    expect(rulingOn(size({})).explanation).toContain('may not turn a call into a raise');
    expect(rulingOn(size({}), 'es').explanation).toContain('no puede convertir una igualada en subida');
  });

  it('name the facts that are missing', () => {
    expect(errorsIn({ incident: { type: 'wrong-size' } })).toEqual([
      '/incident/amount missing-fact',
      '/situation/stage missing-fact',
      '/incident/right missing-fact',
      '/incident/kind missing-fact',
    ]);
    expect(errorsIn(motion({ causedAction: true }, { game: { variant: 'holdem' } }))).toEqual([
      '/game/limit missing-fact',
    ]);
    expect(errorsIn(motion({}, { game: { variant: 'holdem' } }))).toEqual([]);
  });
});
