import { auditLines, findingsIn } from '../testing/findings.js';
import { findRotation, findVariant, isInRotation, rotations } from '#engine';

/** A hand of two players that ends before the flop. */
const holdem = (game: string): string[] => [
  `PokerStars Hand #7002:  ${game} ($1/$2 USD) - 2025/01/06 13:00:00 ET`,
  "Table 'Vesta' 6-max Seat #1 is the button",
  'Seat 1: Ann ($20 in chips)',
  'Seat 2: Bob ($20 in chips)',
  'Ann: posts small blind $0.50',
  'Bob: posts big blind $1',
  '*** HOLE CARDS ***',
  'Ann: folds',
  'Uncalled bet ($0.50) returned to Bob',
  'Bob collected $1 from pot',
  "Bob: doesn't show hand",
  '*** SUMMARY ***',
  'Total pot $1 | Rake $0',
  'Seat 1: Ann (button) (small blind) folded before Flop',
  'Seat 2: Bob (big blind) collected ($1)',
];

describe('P-VAR-HORSE, P-VAR-DC: a hand of a rotation', () => {
  it.each(["HORSE (Hold'em Limit", "8-Game (Hold'em Limit", "Mixed Hold'em (Hold'em Limit"])(
    'is of one of its games: %s',
    (game) => {
      expect(findingsIn(holdem(game).map((line) => line.replace('/$2 USD)', '/$2 USD))')))).toEqual([]);
    },
  );

  it('is reported if it is of another game', () => {
    const lines = holdem("Triple Stud (Hold'em Limit").map((line) => line.replace('/$2 USD)', '/$2 USD))'));
    const [finding, ...others] = auditLines(lines).findings;
    expect(finding).toMatchObject({
      code: 'impossible-setup',
      rules: ['P-VAR-HORSE', 'P-VAR-DC'],
      line: 1,
      detail: { about: 'setup', reason: 'not-in-rotation' },
    });
    expect(others).toEqual([]);
  });
});

describe('the rotations', () => {
  it('list built-in games, each id and printed name once', () => {
    for (const { games } of rotations)
      for (const { variant } of games ?? []) expect(findVariant(variant)).toBeDefined();
    const names = rotations.flatMap(({ id, printed }) => [id, ...printed.filter((name) => name !== id)]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are found by id and by printed name', () => {
    expect(findRotation('HORSE')?.id).toBe('horse');
    expect(findRotation('8-game')?.id).toBe('8-game');
    expect(findRotation('Mixed Omaha')).toBeUndefined();
  });

  it('have any game if they are not known, or if the dealer chooses', () => {
    expect(isInRotation('horse', 'badugi')).toBe(false);
    expect(isInRotation('dealers-choice', 'badugi')).toBe(true);
    expect(isInRotation('Mixed Omaha', 'badugi')).toBe(true);
  });
});
