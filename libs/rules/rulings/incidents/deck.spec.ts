import { failingRows } from '#testing';
import { errorsIn, rulingOn, shortly, type FloorTest } from '../testing/floor.js';

/** Rows of the tables: what the test proves, the request, and the ruling, the hand and the rules. */
type Row = readonly [name: string, request: FloorTest, expected: string];

const burn = (type: string, fields: object): FloorTest => ({ incident: { type, ...fields } });

const rows: readonly Row[] = [
  [
    'P-IRR-2, R-DEAD-1 three cards in hold’em',
    { incident: { type: 'wrong-count-at-showdown', seat: 1, has: 3, should: 2 } },
    'dead-hand goes-on P-IRR-2 R-DEAD-1',
  ],
  [
    'R-DEAD-1 stud short of its last card',
    { incident: { type: 'wrong-count-at-showdown', seat: 1, has: 6, should: 7, isStudLastCard: true } },
    'discretion goes-on R-DEAD-1',
  ],
  [
    'P-IRR-2 stud short of its last card under intro',
    {
      profile: 'intro',
      incident: { type: 'wrong-count-at-showdown', seat: 1, has: 6, should: 7, isStudLastCard: true },
    },
    'dead-hand goes-on P-IRR-2 R-DEAD-1',
  ],
  [
    'P-IRR-2 the right number of cards',
    { incident: { type: 'wrong-count-at-showdown', seat: 1, has: 2, should: 2 } },
    'play-on goes-on P-IRR-2',
  ],
  ['R-IRR-3 in a hand', { incident: { type: 'foreign-card', where: 'hand' } }, 'void void R-IRR-3'],
  ['R-IRR-3 on the board', { incident: { type: 'foreign-card', where: 'board' } }, 'void void R-IRR-3'],
  ['R-IRR-3 in the stub', { incident: { type: 'foreign-card', where: 'stub' } }, 'play-on goes-on R-IRR-3'],
  ['R-IRR-4', { incident: { type: 'duplicate-card', cards: '7h' } }, 'void void R-IRR-4'],
  [
    'R-IRR-5 he knew of it and did not bet',
    { incident: { type: 'duplicate-card', cards: ['7h', '7h'], knownBy: 2 } },
    'void void R-IRR-4 R-IRR-5',
  ],
  [
    'R-IRR-5, R-IRR-6 he knew of it and bet',
    { incident: { type: 'duplicate-card', cards: '7h', knownBy: 2, aggressive: true } },
    'discretion void R-IRR-5 R-IRR-4 R-IRR-6',
  ],
  ['R-IRR-8 in the stub', { incident: { type: 'joker', seat: 'stub' } }, 'play-on goes-on R-IRR-8'],
  [
    'R-IRR-8 before he acts',
    { incident: { type: 'joker', seat: 3, holderActed: false } },
    'card-replaced goes-on R-IRR-8 R-IRR-7',
  ],
  [
    'R-DEAD-1, R-IRR-9 after he acted',
    { incident: { type: 'joker', seat: 3, holderActed: true } },
    'dead-hand goes-on R-DEAD-1 R-IRR-8 R-IRR-9',
  ],
  ['R-IRR-10', { incident: { type: 'deck-short' } }, 'play-on goes-on R-IRR-10'],
  ['R-IRR-12 dropped', { incident: { type: 'card-dropped', seat: 3 } }, 'card-plays goes-on R-IRR-12'],
  [
    'R-IRR-13',
    { incident: { type: 'premature-cards', street: 'turn', remainingFold: true } },
    'cards-do-not-play goes-on R-IRR-13',
  ],
  ...['burn-missing', 'burn-doubled'].flatMap((type): Row[] => [
    [`R-IRR-14 ${type}`, burn(type, { actedOn: false }), 'burn-corrected goes-on R-IRR-14'],
    [`R-IRR-14 ${type}, acted on`, burn(type, { actedOn: true }), 'card-stays goes-on R-IRR-14'],
    [
      `R-IRR-14 ${type}, all-in`,
      burn(type, { allInLastRound: true, intact: true, potPushed: false }),
      'burn-corrected goes-on R-IRR-14',
    ],
    [
      `R-IRR-14 ${type}, all-in, pot pushed`,
      burn(type, { allInLastRound: true, intact: true, potPushed: true }),
      'card-stays goes-on R-IRR-14',
    ],
    [
      `R-IRR-14 ${type}, all-in, not intact`,
      burn(type, { allInLastRound: true, intact: false, potPushed: false }),
      'card-stays goes-on R-IRR-14',
    ],
  ]),
  ['R-IRR-15', { incident: { type: 'stub-fouled' } }, 'stub-rebuilt goes-on R-IRR-15'],
  ['R-IRR-1', { incident: { type: 'button-wrong-last-hand' } }, 'button-corrected goes-on R-IRR-1'],
];

describe('rulings on the deck', () => {
  it('follow the table', () => {
    const failures = failingRows(rows, ([, request, expected]) => {
      expect(shortly(request)).toBe(expected);
    });
    expect(failures).toEqual([]);
  });

  it('R-IRR-5: a player who bets with a bad deck may lose his refund; that is the outcome to which the rule leans', () => {
    const { discretion } = rulingOn({
      incident: { type: 'duplicate-card', cards: '7h', knownBy: 2, aggressive: true },
    });
    expect(discretion?.outcomes.map(({ ruling }) => ruling)).toEqual(['not-refunded', 'void']);
  });

  it('R-IRR-14: of two burned cards one goes back and is the next burn card', () => {
    const { cards } = rulingOn(burn('burn-doubled', { actedOn: false }));
    expect(cards).toEqual([{ which: 'second-burn', does: 'is-burn', when: 'next-street' }]);
  });

  it('P-WILD-1: a joker plays in a game that has one', () => {
    const incident = { type: 'joker', seat: 3, holderActed: true };
    const game = { variant: 'five-draw', options: { joker: 'bug' } };
    expect(rulingOn({ game, incident }).ruling).toBe('play-on');
  });

  it('depend on whether the holder of a joker has acted', () => {
    expect(errorsIn({ incident: { type: 'joker', seat: 3 } })).toEqual([
      '/incident/holderActed missing-fact',
    ]);
  });
});

test('a sentence about two equal cards that are not named has no gap', () => {
  const { explanation } = rulingOn({ incident: { type: 'duplicate-card' } });
  expect(explanation).toMatch(/^The deck has two cards of the same rank and suit\. /);
});

describe('a request', () => {
  it('is refused with a pointer and a code for each error', () => {
    expect(errorsIn({ incident: { type: 'earthquake' } })).toEqual(['/incident/type unknown-incident']);
    expect(errorsIn({ incident: { type: 'deck-short', colour: 'red' } })).toEqual([
      '/incident/colour unknown-property',
    ]);
    expect(errorsIn({ incident: { type: 'foreign-card', where: 'floor' } })).toEqual([
      '/incident/where wrong-value',
    ]);
    expect(errorsIn({ profile: 'nobody', incident: { type: 'deck-short' } })).toEqual([
      '/profile unknown-profile',
    ]);
    expect(
      errorsIn({ profile: { base: 'intro', switches: { x: 1 } }, incident: { type: 'deck-short' } }),
    ).toEqual(['/profile/switches/x wrong-profile']);
    expect(errorsIn({ game: { variant: 'bridge' }, incident: { type: 'deck-short' } })).toEqual([
      '/game/variant unknown-game',
    ]);
    const mixed = { toCall: '999999999999', betSize: '0.00000001' };
    expect(errorsIn({ situation: mixed, incident: { type: 'deck-short' } })).toEqual([
      '/situation/toCall too-large',
    ]);
    expect(errorsIn({ situation: { toCall: 'six' }, incident: { type: 'deck-short' } })).toEqual([
      '/situation/toCall wrong-value',
    ]);
  });
});

describe('what the floor says aloud', () => {
  const saidOf = (incident: Parameters<typeof rulingOn>[0]['incident']): string =>
    rulingOn({ incident }).explanation.split('. ')[0];

  it('names equal cards once, by rank and suit', () => {
    expect(saidOf({ type: 'duplicate-card', cards: ['As', 'As'] })).toBe(
      'The deck has two cards of the same rank and suit: the ace of spades',
    );
  });

  it('counts one card in the singular', () => {
    expect(saidOf({ type: 'wrong-count-at-showdown', seat: 1, has: 1, should: 2 })).toBe(
      'The player in seat 1 has one card at the showdown instead of 2',
    );
  });
});
