import { failingRows } from '#testing';
import { answerTo, FACING_SIX, UNFACED, type BettingRow } from '../testing/betting-floor.js';
import { errorsIn, rulingOn, type FloorTest } from '../testing/floor.js';

const said = (word: string, did: string | null, fields: object = {}): FloorTest => ({
  incident: { type: 'said-and-did', seat: 2, said: word, did, ...fields },
});
const checkRaise = { type: 'check-raise', seat: 2, amount: '12' };
const lowball = { variant: 'lowball-a5-single', limit: 'fixed-limit' };

const rows: readonly BettingRow[] = [
  ['R-BET-9 said call, did raise', said('call', 'raise'), 'binding; 2 live call; R-BET-9'],
  [
    'R-BET-9 a call is of what there is to call',
    { ...said('call', 'raise'), situation: FACING_SIX },
    'binding; 2 live call 6; R-BET-9',
  ],
  [
    'R-BET-9 said raise, did call',
    said('raise', 'call', { amount: '12' }),
    'binding; 2 live raise 12; R-BET-9',
  ],
  [
    'R-BET-9 said fold, did call',
    { ...said('fold', 'call'), situation: FACING_SIX },
    'binding; 2 dead fold; R-BET-9',
  ],
  ['R-BET-9 said check, did bet', said('check', 'bet'), 'binding; 2 live check; R-BET-9'],
  ['R-BET-9 said bet, did nothing', said('bet', null), 'binding; 2 live bet; R-BET-9'],
  [
    'R-BET-9, P-BET-6 under intro',
    { profile: 'intro', ...said('raise', 'call') },
    'binding; 2 live raise; R-BET-9',
  ],
  [
    'R-BET-10 unfaced',
    { situation: UNFACED, incident: { type: 'tap', seat: 2 } },
    'check; 2 live check; R-BET-10',
  ],
  [
    'R-BET-10 facing a bet',
    { situation: FACING_SIX, incident: { type: 'tap', seat: 2 } },
    'play-on; 2 live may fold/call/raise; R-BET-10',
  ],
  [
    'R-BET-10 facing a bet under intro',
    { profile: 'intro', situation: FACING_SIX, incident: { type: 'tap', seat: 2 } },
    'play-on; 2 live may fold/call/raise; R-BET-10',
  ],
  [
    'R-BET-2 barred in lowball',
    { game: lowball, situation: FACING_SIX, incident: checkRaise },
    'not-binding; 2 live call 6; returns 6; R-BET-2',
  ],
  [
    'R-BET-2 barred in lowball, without amounts',
    { game: lowball, incident: { type: 'check-raise', seat: 2 } },
    'not-binding; 2 live call; R-BET-2',
  ],
  [
    'R-BET-2 allowed in deuce-to-seven lowball',
    { game: { variant: 'lowball-27-single' }, incident: checkRaise },
    'binding; 2 live raise 12; R-BET-2',
  ],
  [
    'R-BET-2 barred in all lowball',
    {
      profile: { base: 'roberts', switches: { checkRaise: 'not-in-lowball' } },
      game: { variant: 'lowball-27-single' },
      situation: FACING_SIX,
      incident: checkRaise,
    },
    'not-binding; 2 live call 6; returns 6; R-BET-2',
  ],
  ['R-BET-2 allowed in hold’em', { incident: checkRaise }, 'binding; 2 live raise 12; R-BET-2'],
  [
    'R-BET-2 allowed in razz, which is stud',
    { game: { variant: 'razz' }, incident: checkRaise },
    'binding; 2 live raise 12; R-BET-2',
  ],
  [
    'R-BET-2 allowed in lowball under intro',
    { profile: 'intro', game: lowball, incident: checkRaise },
    'binding; 2 live raise 12; R-BET-2',
  ],
];

describe('rulings on words and gestures', () => {
  it('follow the table', () => {
    const failures = failingRows(rows, ([, request, expected]) => {
      expect(answerTo(request)).toBe(expected);
    });
    expect(failures).toEqual([]);
  });

  it('R-BET-2: name the switch on which a check-raise depends', () => {
    const { switches } = rulingOn({ game: lowball, incident: checkRaise });
    expect(switches.map((use) => use.switch)).toEqual(['checkRaise']);
  });

  it('name the facts that are missing', () => {
    expect(errorsIn({ incident: { type: 'said-and-did', did: 'call' } })).toEqual([
      '/incident/said missing-fact',
    ]);
    expect(errorsIn({ incident: { type: 'tap' } })).toEqual(['/situation/toCall missing-fact']);
  });

  it('R-BET-9: the explanation names what was announced and what was done', () => {
    expect(rulingOn(said('raise', 'call', { amount: '12' })).explanation).toBe(
      'The player in seat 2 announced a raise, but what he did was a call. A spoken action in turn is binding and takes precedence over a different physical action. He is held to a raise to 12.',
    );
    expect(rulingOn(said('raise', 'call', { amount: '12' }), 'es').explanation).toBe(
      'El jugador del asiento 2 anunció una subida, pero lo que hizo fue una igualada. Lo que se dice en turno obliga y tiene prioridad sobre una acción física diferente. Queda obligado a una subida hasta 12.',
    );
  });
});
