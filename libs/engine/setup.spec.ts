import { failingRows } from '#testing';
import { checkSetup, dealingOrder } from './setup.js';
import type { RoundFigures } from './round-figures.js';
import { structures } from './structures.js';
import { setupOf, Table, type TableOptions } from './testing/table.js';

const reasonsOf = (options: TableOptions): string[] =>
  checkSetup(setupOf(options)).map(({ detail }) => (detail?.about === 'setup' ? detail.reason : '?'));

const stacks = (players: number): number[] => Array.from({ length: players }, () => 100);

describe('P-SETUP-1: the number of players', () => {
  it.each([2, 7, 10, 22])("hold'em is possible with %i players", (players) => {
    expect(reasonsOf({ stacks: stacks(players) })).toEqual([]);
  });

  it('other numbers of players are impossible', () => {
    const rows = [
      ['holdem', 1, 'too-few-players'],
      ['holdem', 0, 'too-few-players'],
      ['holdem', 23, 'too-many-players'],
      ['omaha', 12, 'too-many-players'],
    ] as const;
    const failures = failingRows(rows, ([game, players, reason]) => {
      expect(reasonsOf({ game, stacks: stacks(players) })).toEqual([reason]);
    });
    expect(failures).toEqual([]);
  });

  it('the cards of a full table fit into the deck', () => {
    for (const game of ['holdem', 'omaha']) {
      const { variant } = setupOf({ game });
      expect(variant.maxPlayers * variant.holeCards + variant.boardCards).toBeLessThanOrEqual(52);
    }
  });

  it('two players cannot have the same seat', () => {
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
  it('can be amounts of usual games', () => {
    const rows: readonly TableOptions[] = [
      {},
      { ante: 1, bigBlind: 0, smallBet: 2 },
      { cap: 1 },
      { limit: 'fixed-limit', smallBet: 2 },
    ];
    const failures = failingRows(rows, (options) => {
      expect(reasonsOf(options)).toEqual([]);
    });
    expect(failures).toEqual([]);
  });

  it('cannot be negative, fractional or contradictory', () => {
    const rows: readonly TableOptions[] = [
      { smallBet: 0 },
      { smallBet: Number.NaN },
      { smallBet: 4, bigBet: 2 },
      { smallBlind: 3, bigBlind: 2 },
      { ante: -1 },
      { smallBlind: 0.5 },
      { bigBlind: -2, smallBet: 2 },
      { cap: 0 },
      { cap: -5 },
      { bigBet: Number.POSITIVE_INFINITY },
    ];
    const failures = failingRows(rows, (options) => {
      expect(reasonsOf(options)).toEqual(['bad-stakes']);
    });
    expect(failures).toEqual([]);
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

  it('bound the raises over a bet of 20', () => {
    const rows = [
      ['no-limit', 35, 500],
      ['pot-limit', 35, 80],
      ['fixed-limit', 30, 30],
      ['spread-limit', 35, 60],
    ] as const;
    const failures = failingRows(rows, ([limit, minimum, maximum]) => {
      expect([structures[limit].minimum(round), structures[limit].maximum(round)]).toEqual([
        minimum,
        maximum,
      ]);
    });
    expect(failures).toEqual([]);
  });
});

describe('P-SETUP-5: table stakes', () => {
  it.each([0, -1, 0.5, Number.NaN])('a stack of %p is impossible', (stack) => {
    expect(reasonsOf({ stacks: [100, stack] })).toEqual(['empty-stack']);
    expect(checkSetup(setupOf({ stacks: [100, stack] }))[0]?.rules).toEqual(['P-SETUP-5']);
  });

  it('an unknown stack is possible', () => {
    expect(reasonsOf({ stacks: [100, null] })).toEqual([]);
  });

  it('an action for more than the stack is a violation', () => {
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

  it('a forced bet for more than the stack is a violation', () => {
    const table = new Table({ stacks: [50, 1, 50] });
    expect(table.post('A small-blind 1', 'B big-blind 2')).toEqual(['over-stack']);
  });
});

describe('dealingOrder', () => {
  const seats = (numbers: readonly number[]): { seat: number }[] => numbers.map((seat) => ({ seat }));

  it('lists players clockwise from the left of the button', () => {
    const rows: readonly [string, readonly number[], number | null, readonly number[]][] = [
      ['starts left of the button and ends with it', [1, 2, 3, 4], 2, [3, 4, 1, 2]],
      ['starts left of an empty button seat', [1, 3, 5], 4, [5, 1, 3]],
      ['starts at the lowest seat if the button is the last seat', [1, 3, 5], 5, [1, 3, 5]],
      ['starts at the lowest seat if the button is after all seats', [1, 3, 5], 9, [1, 3, 5]],
      ['sorts seats listed out of order', [5, 1, 3], 1, [3, 5, 1]],
      ['is the order of seats without a button', [5, 1, 3], null, [1, 3, 5]],
      ['is empty without players', [], 1, []],
    ];
    const failures = failingRows(rows, ([, listed, button, expected]) => {
      const players = seats(listed);
      expect(dealingOrder(players, button)).toEqual(seats(expected));
      expect(players).toEqual(seats(listed));
    });
    expect(failures).toEqual([]);
  });
});
