import { checkSetup, dealingOrder } from './setup.js';
import { structures, type RoundFigures } from './structures.js';
import { setupOf, Table, type TableOptions } from './testing/table.js';

const reasonsOf = (options: TableOptions): string[] =>
  checkSetup(setupOf(options)).map(({ detail }) => (detail?.about === 'setup' ? detail.reason : '?'));

const stacks = (players: number): number[] => Array.from({ length: players }, () => 100);

describe('P-SETUP-1: how many players', () => {
  it.each([2, 7, 10, 22])("%i can play hold'em", (players) => {
    expect(reasonsOf({ stacks: stacks(players) })).toEqual([]);
  });

  it.each([
    ['holdem', 1, 'too-few-players'],
    ['holdem', 0, 'too-few-players'],
    ['holdem', 23, 'too-many-players'],
    ['omaha', 12, 'too-many-players'],
  ])('%s with %i players is impossible: %s', (game, players, reason) => {
    expect(reasonsOf({ game, stacks: stacks(players) })).toEqual([reason]);
  });

  it('deals no more cards than a deck has at a full table', () => {
    for (const game of ['holdem', 'omaha']) {
      const { variant } = setupOf({ game });
      expect(variant.maxPlayers * variant.holeCards + variant.boardCards).toBeLessThanOrEqual(52);
    }
  });

  it('seats nobody on a seat that is taken', () => {
    expect(reasonsOf({ seats: [1, 2, 2] })).toEqual(['seat-taken-twice']);
    const [violation] = checkSetup(setupOf({ seats: [1, 2, 2] }));
    expect([violation?.code, violation?.rules, violation?.seat]).toEqual([
      'impossible-setup',
      ['P-SETUP-1'],
      2,
    ]);
  });
});

describe('P-SETUP-3: stakes', () => {
  it.each<TableOptions>([
    {},
    { ante: 1, bigBlind: 0, smallBet: 2 },
    { cap: 1 },
    { limit: 'fixed-limit', smallBet: 2 },
  ])('can be %j', (options) => {
    expect(reasonsOf(options)).toEqual([]);
  });

  it.each<TableOptions>([
    { smallBet: 0 },
    { smallBet: Number.NaN },
    { smallBet: 4, bigBet: 2 },
    { ante: -1 },
    { smallBlind: 0.5 },
    { bigBlind: -2, smallBet: 2 },
    { cap: 0 },
    { cap: -5 },
    { bigBet: Number.POSITIVE_INFINITY },
  ])('cannot be %j', (options) => {
    expect(reasonsOf(options)).toEqual(['bad-stakes']);
  });
});

describe('P-SETUP-3: betting structures', () => {
  const round: RoundFigures = {
    level: 20,
    raiseSize: 15,
    betSize: 10,
    largeSize: 10,
    maxBet: 40,
    shortBy: 0,
    completing: false,
    shortAllInRaise: 'either',
    potAfterCall: 60,
    allIn: 500,
  };

  it.each([
    ['no-limit', 35, 500],
    ['pot-limit', 35, 80],
    ['fixed-limit', 30, 30],
    ['spread-limit', 35, 60],
  ] as const)('%s raises 20 to between %i and %i', (limit, minimum, maximum) => {
    expect([structures[limit].minimum(round), structures[limit].maximum(round)]).toEqual([minimum, maximum]);
  });
});

describe('P-SETUP-5: table stakes', () => {
  it.each([0, -1, 0.5, Number.NaN])('nobody plays with a stack of %p', (stack) => {
    expect(reasonsOf({ stacks: [100, stack] })).toEqual(['empty-stack']);
    expect(checkSetup(setupOf({ stacks: [100, stack] }))[0]?.rules).toEqual(['P-SETUP-5']);
  });

  it('a stack that is not known may be any', () => {
    expect(reasonsOf({ stacks: [100, null] })).toEqual([]);
  });

  it('only the chips in front play: more is over the stack', () => {
    const table = new Table({ stacks: [50, 60, 70] }).blinds();
    expect(table.codeOf('C raise 70')).toBe('legal');
    expect(table.violationOf('C raise 71')).toMatchObject({
      code: 'over-stack',
      rules: ['P-SETUP-5'],
      expected: 70,
      actual: 71,
    });
    table.play('C raise 70');
    expect(table.codeOf('A call 50')).toBe('over-stack');
    expect(table.codeOf('A call 49')).toBe('legal');
  });

  it('a forced bet is no larger than the stack', () => {
    const table = new Table({ stacks: [50, 1, 50] });
    expect(table.posts('A small-blind 1', 'B big-blind 2')).toEqual(['over-stack']);
  });
});

describe('dealingOrder', () => {
  const seats = (numbers: readonly number[]): { seat: number }[] => numbers.map((seat) => ({ seat }));

  it.each<[string, readonly number[], number | null, readonly number[]]>([
    ['begins left of the button and ends with it', [1, 2, 3, 4], 2, [3, 4, 1, 2]],
    ['goes on past an empty button', [1, 3, 5], 4, [5, 1, 3]],
    ['begins at the lowest seat when the button is the last', [1, 3, 5], 5, [1, 3, 5]],
    ['begins at the lowest seat when the button is behind all', [1, 3, 5], 9, [1, 3, 5]],
    ['sorts seats listed out of order', [5, 1, 3], 1, [3, 5, 1]],
    ['is that of the seats without a button', [5, 1, 3], null, [1, 3, 5]],
    ['of nobody is nobody', [], 1, []],
  ])('%s', (_, listed, button, expected) => {
    const players = seats(listed);
    expect(dealingOrder(players, button)).toEqual(seats(expected));
    expect(players).toEqual(seats(listed));
  });
});
