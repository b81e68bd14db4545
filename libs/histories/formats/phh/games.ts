import type { GameLimit } from '../../hand.js';

/** The cards that a street deals, and whether players exchange cards first. */
export interface Street {
  readonly id: string;
  /** Cards for each player, the last `up` of them face up. */
  readonly hole: number;
  readonly up: number;
  readonly board: number;
  readonly draw: boolean;
}

/**
 * A game with a code in the notation. Reader and writer rely on this table alone for codes and streets; a new game is a new
 * row.
 */
export interface Game {
  /** The code without the letter of the limit: `O/8`. */
  readonly code: string;
  readonly variant: string;
  readonly streets: readonly Street[];
  /** Whether the worst exposed card brings in; then there are no blinds and no button. */
  readonly stud: boolean;
}

export interface CodedGame {
  readonly game: Game;
  readonly limit: GameLimit;
}

const street = (id: string, deals: Partial<Omit<Street, 'id'>>): Street => ({
  id,
  hole: 0,
  up: 0,
  board: 0,
  draw: false,
  ...deals,
});

const flop = (hole: number, early = 0): readonly Street[] => [
  street('preflop', { hole, board: early }),
  street('flop', { board: 3 - early }),
  street('turn', { board: 1 }),
  street('river', { board: 1 }),
];

const oneUp = (id: string): Street => street(id, { hole: 1, up: 1 });

const sevenCards: readonly Street[] = [
  street('third', { hole: 3, up: 1 }),
  ...['fourth', 'fifth', 'sixth'].map(oneUp),
  street('seventh', { hole: 1 }),
];

const fiveCards: readonly Street[] = [
  street('second', { hole: 2, up: 1 }),
  ...['third', 'fourth', 'fifth'].map(oneUp),
];

const DRAWS = ['first-draw', 'second-draw', 'third-draw'] as const;

const draw = (hole: number, draws: number): readonly Street[] => [
  street('predraw', { hole }),
  ...DRAWS.slice(0, draws).map((id) => street(id, { draw: true })),
];

const game = (code: string, variant: string, streets: readonly Street[], stud = false): Game => ({
  code,
  variant,
  streets,
  stud,
});

/** Eleven of the codes are those of the standard, the others follow its pattern. */
export const games: readonly Game[] = [
  game('T', 'holdem', flop(2)),
  game('S', 'short-deck', flop(2)),
  game('O', 'omaha', flop(4)),
  game('O/8', 'omaha-8', flop(4)),
  game('O5', 'omaha-5', flop(5)),
  game('O5/8', 'omaha-5-8', flop(5)),
  game('O6', 'omaha-6', flop(6)),
  game('O6/8', 'omaha-6-8', flop(6)),
  game('C', 'courchevel', flop(5, 1)),
  game('C/8', 'courchevel-8', flop(5, 1)),
  game('7S', 'stud', sevenCards, true),
  game('7S/8', 'stud-8', sevenCards, true),
  game('7S/HL', 'stud-hl', sevenCards, true),
  game('R', 'razz', sevenCards, true),
  game('5S', 'five-stud', fiveCards, true),
  game('2L1D', 'lowball-27-single', draw(5, 1)),
  game('2L3D', 'lowball-27-triple', draw(5, 3)),
  game('AL1D', 'lowball-a5-single', draw(5, 1)),
  game('AL3D', 'lowball-a5-triple', draw(5, 3)),
  game('B', 'badugi', draw(4, 3)),
  game('5D', 'five-draw', draw(5, 1)),
  game('5D/HL', 'five-draw-hl', draw(5, 1)),
];

const LIMITS: ReadonlyMap<string, GameLimit> = new Map([
  ['F', 'fixed-limit'],
  ['P', 'pot-limit'],
  ['N', 'no-limit'],
]);

const LETTERS: Readonly<Record<GameLimit, string>> = {
  'fixed-limit': 'F',
  'pot-limit': 'P',
  'no-limit': 'N',
  'spread-limit': 'N',
};

const byCode = new Map(games.map((each) => [each.code, each]));
const byVariant = new Map(games.map((each) => [each.variant, each]));

/** The game of a code such as `FO/8`; undefined for an unknown code. */
export const gameOfCode = (code: string): CodedGame | undefined => {
  const limit = LIMITS.get(code.charAt(0));
  const found = byCode.get(code.slice(1));
  return limit === undefined || found === undefined ? undefined : { game: found, limit };
};

export const gameOfVariant = (variant: string): Game | undefined => byVariant.get(variant);

/** The code of a game. Spread limit has the letter of no limit, which allows all of its bets. */
export const codeOf = ({ code }: Game, limit: GameLimit): string => LETTERS[limit] + code;
