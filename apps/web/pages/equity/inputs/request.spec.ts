import { variants } from '#engine';
import type { Game } from '../../../games/game.js';
import { boardSizes, hasGrid, streetOfBoard } from '../../../games/game.js';
import {
  emptyInputs,
  exampleInputs,
  newSeat,
  type Inputs,
  withKind,
  withNewSeat,
  withoutSeat,
} from './inputs.js';
import { prepare } from './request.js';

const gameOf = (id: string): Game => variants.find((variant) => variant.id === id)!;
const holdem = gameOf('holdem');

const inputsWith = (change: Partial<Inputs> = {}): Inputs => ({ ...exampleInputs(), ...change });

test('a whole hand becomes the range of a player without one', () => {
  const inputs = exampleInputs();
  const [first, second] = inputs.seats;
  const kinds = (from: Inputs, hand: string, range: string): unknown => {
    const seats = [{ ...first, hand, range }, second];
    return withKind({ ...from, seats }, first.id, 'range', 2).seats[0];
  };
  expect(kinds(inputs, 'ah kh', '')).toMatchObject({ kind: 'range', hand: 'ah kh', range: 'AhKh' });
  expect(kinds(inputs, 'Ah', '')).toMatchObject({ kind: 'range', range: '' });
  expect(kinds(inputs, 'AhKh', 'QQ+')).toMatchObject({ kind: 'range', range: 'QQ+' });
  expect(withKind(inputs, second.id, 'hand', 2)).toEqual(inputs);
});

test('boards have the names of their streets', () => {
  expect([0, 3, 4, 5, 2].map((cards) => streetOfBoard(holdem, cards))).toEqual([
    null,
    'flop',
    'turn',
    'river',
    null,
  ]);
  expect(streetOfBoard(gameOf('stud'), 0)).toBe(null);
});

describe('the request', () => {
  test('has the inputs and nothing else', () => {
    expect(prepare(inputsWith({ board: 'ts 9h 2c' }), holdem)).toEqual({
      ready: true,
      request: {
        game: 'holdem',
        players: [{ hand: 'AhKh' }, { hand: 'QsQd' }],
        board: 'Ts9h2c',
        dead: '',
        method: 'auto',
        seed: 1,
      },
    });
  });

  test('has the options of the game, and no field for a plain game', () => {
    const options = { wildRanks: ['2'] } as const;
    expect(prepare(inputsWith({ options }), holdem)).toHaveProperty('request.options', options);
    expect(prepare(inputsWith(), holdem)).not.toHaveProperty('request.options');
  });

  test('has the seed, except for the exact method', () => {
    const of = (method: Inputs['method']): unknown => prepare(inputsWith({ method, seed: 7 }), holdem);
    expect(of('auto')).toMatchObject({ request: { seed: 7 } });
    expect(of('monte-carlo')).toMatchObject({ request: { seed: 7 } });
    expect(of('exact')).not.toHaveProperty('request.seed');
  });

  test('has the required error only for Monte Carlo', () => {
    const of = (method: Inputs['method']): unknown => prepare(inputsWith({ method, error: '0.01' }), holdem);
    expect(of('monte-carlo')).toMatchObject({ request: { method: 'monte-carlo', error: 0.01 } });
    expect(of('exact')).not.toHaveProperty('request.error');
  });

  test('has the range of all hands for an empty player', () => {
    const seats = [newSeat('hand', ''), newSeat('range', ' '), newSeat('range', 'QQ+')];
    expect(prepare(inputsWith({ seats }), holdem)).toMatchObject({
      request: { players: [{ range: 'random' }, { range: 'random' }, { range: 'QQ+' }] },
    });
  });
});

describe('the request is incomplete', () => {
  test('has the number of draws in draw games, if it is not that of the API', () => {
    const drawsIn = (id: string, draws: number): unknown => {
      const seats = [newSeat('range', 'random'), newSeat('range', 'random')];
      const prepared = prepare(inputsWith({ game: id, seats, draws }), gameOf(id));
      return prepared.ready ? prepared.request.draws : null;
    };
    expect([0, 1, 2, 3, 4].map((draws) => drawsIn('lowball-27-triple', draws))).toEqual([
      0,
      undefined,
      2,
      3,
      undefined,
    ]);
    expect(drawsIn('holdem', 2)).toBeUndefined();
  });

  test('has the policy in games with discards, if one is chosen', () => {
    const policyIn = (id: string, policy: Inputs['policy']): unknown => {
      const seats = [newSeat('range', 'random'), newSeat('range', 'random')];
      const prepared = prepare(inputsWith({ game: id, seats, policy }), gameOf(id));
      return prepared.ready ? prepared.request.policy : null;
    };
    expect(policyIn('badugi', 'best-all-draws')).toBe('best-all-draws');
    expect(policyIn('irish', 'best-one-draw')).toBe('best-one-draw');
    expect([policyIn('badugi', 'none'), policyIn('holdem', 'best-one-draw')]).toEqual([undefined, undefined]);
  });

  const gapsOf = (inputs: Inputs, game = holdem): unknown => {
    const prepared = prepare(inputs, game);
    return prepared.ready ? [] : prepared.gaps;
  };

  test('while a hand lacks a card', () => {
    const seats = [newSeat('hand', 'Ah'), newSeat('hand', 'QsQ')];
    expect(gapsOf(inputsWith({ seats }))).toEqual([
      { pointer: '/players/0/hand', what: 'hand', at: null, sizes: [2] },
      { pointer: '/players/1/hand', what: 'card', at: 2, sizes: [2] },
    ]);
  });

  test('while the board or a dead card is incomplete', () => {
    expect(gapsOf(inputsWith({ board: 'Ts9h', dead: '2' }))).toEqual([
      { pointer: '/board', what: 'board', at: null, sizes: [0, 3, 4, 5] },
      { pointer: '/dead', what: 'card', at: 0, sizes: [] },
    ]);
  });

  test('while a card is used twice; both places are reported', () => {
    const seats = [newSeat('hand', 'AhKh'), newSeat('hand', 'AhXx'), newSeat('hand', 'QsQs')];
    const twice = { what: 'twice', at: null, sizes: [] };
    expect(gapsOf(inputsWith({ seats, board: 'Kh9h2c' }))).toEqual([
      { pointer: '/players/1/hand', what: 'card', at: 2, sizes: [2] },
      { pointer: '/players/0/hand', ...twice, card: 'Ah' },
      { pointer: '/players/1/hand', ...twice, card: 'Ah' },
      { pointer: '/players/0/hand', ...twice, card: 'Kh' },
      { pointer: '/board', ...twice, card: 'Kh' },
      { pointer: '/players/2/hand', ...twice, card: 'Qs' },
    ]);
  });

  test('while a range of cards only has a card of another field; both places are reported', () => {
    const twice = { what: 'twice', at: null, sizes: [] };
    const against = (range: string, id = 'holdem'): unknown =>
      gapsOf(inputsWith({ seats: [newSeat('hand', 'AhTh'), newSeat('range', range)] }), gameOf(id));
    expect(against(' Ah10H ')).toEqual([
      { pointer: '/players/0/hand', ...twice, card: 'Ah' },
      { pointer: '/players/1/range', ...twice, card: 'Ah' },
      { pointer: '/players/0/hand', ...twice, card: 'Th' },
      { pointer: '/players/1/range', ...twice, card: 'Th' },
    ]);
    // A list has other hands too, and the service reports invalid ranges.
    for (const range of ['AhQh,KK', 'AhQh KK', 'AKs', 'Ah*', 'KhKh', 'JkJk', '15%'])
      expect([range, against(range)]).toEqual([range, []]);
  });

  test('but not with a hand that has the cards to be discarded', () => {
    const hands = (...texts: string[]) => inputsWith({ seats: texts.map((text) => newSeat('hand', text)) });
    expect(gapsOf(hands('AhKhQhJh', '2c2d'), gameOf('irish'))).toEqual([]);
    expect(gapsOf(hands('AhKhQh', '2c'), gameOf('irish'))).toHaveLength(2);
  });

  test('but not with an incomplete hand whose other cards are dealt later', () => {
    const seats = [newSeat('hand', 'Ah2h3h'), newSeat()];
    expect(gapsOf(inputsWith({ seats }), gameOf('razz'))).toEqual([]);
    expect(gapsOf(inputsWith({ seats }), gameOf('five-draw'))).toEqual([]);
    expect(gapsOf(inputsWith({ seats }), gameOf('omaha'))).toHaveLength(1);
  });
});

describe('a game', () => {
  test.each([
    ['holdem', [0, 3, 4, 5]],
    ['courchevel', [0, 1, 3, 4, 5]],
    ['razz', [0]],
  ])('%s has boards of %j cards', (id, sizes) => {
    expect(boardSizes(gameOf(id))).toEqual(sizes);
  });

  test('has a grid for two-card hands', () => {
    const games = variants as readonly Game[];
    const others = ['pineapple', 'crazy-pineapple', 'greek-holdem', 'irish'];
    const two = ['holdem', 'short-deck', 'royal-holdem', ...others];
    expect(games.filter(hasGrid).map(({ id }) => id)).toEqual(two);
  });
});

describe('players', () => {
  test('are at most the maximum of the game and at least two', () => {
    let inputs = inputsWith();
    for (let more = 0; more < 30; more++) inputs = withNewSeat(inputs, holdem.maxPlayers);
    expect(inputs.seats).toHaveLength(holdem.maxPlayers);
    for (const { id } of inputs.seats) inputs = withoutSeat(inputs, id);
    expect(inputs.seats.map(({ hand }) => hand)).toEqual(['', '']);
  });

  test('are two empty ones after clearing', () => {
    const six = inputsWith({
      seats: Array.from({ length: 6 }, () => newSeat('hand', 'AhKh')),
      board: 'Ts9h2c',
    });
    const { seats, board, game } = emptyInputs(six);
    expect([game, board, seats.map(({ id, hand }) => [id, hand])]).toEqual([
      'holdem',
      '',
      six.seats.slice(0, 2).map(({ id }) => [id, '']),
    ]);
  });
});
