import { variants } from '#engine';
import type { Game } from './game.js';
import { boardSizes, hasGrid } from './game.js';
import { emptied, firstQuestion, newSeat, type Question, withOneMore, withoutSeat } from './question.js';
import { prepare } from './request.js';

const gameOf = (id: string): Game => variants.find((variant) => variant.id === id)!;
const holdem = gameOf('holdem');

const asked = (change: Partial<Question> = {}): Question => ({ ...firstQuestion(), ...change });

describe('what is sent', () => {
  test('is the question, with nothing that was not asked for', () => {
    expect(prepare(asked({ board: 'ts 9h 2c' }), holdem)).toEqual({
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

  test('has the seed, so that it is answered alike each time, but where nothing is left to chance', () => {
    const of = (method: Question['method']): unknown => prepare(asked({ method, seed: 7 }), holdem);
    expect(of('auto')).toMatchObject({ request: { seed: 7 } });
    expect(of('monte-carlo')).toMatchObject({ request: { seed: 7 } });
    expect(of('exact')).not.toHaveProperty('request.seed');
  });

  test('has the error that is wanted of random trials, and of nothing else', () => {
    const of = (method: Question['method']): unknown => prepare(asked({ method, error: '0.01' }), holdem);
    expect(of('monte-carlo')).toMatchObject({ request: { method: 'monte-carlo', error: 0.01 } });
    expect(of('exact')).not.toHaveProperty('request.error');
  });

  test('a player of whom nothing is said may hold anything', () => {
    const seats = [newSeat('hand', ''), newSeat('range', ' '), newSeat('range', 'QQ+')];
    expect(prepare(asked({ seats }), holdem)).toMatchObject({
      request: { players: [{ range: 'random' }, { range: 'random' }, { range: 'QQ+' }] },
    });
  });
});

describe('nothing is sent', () => {
  const gapsOf = (question: Question, game = holdem): unknown => {
    const prepared = prepare(question, game);
    return prepared.ready ? [] : prepared.gaps;
  };

  test('while a hand lacks a card', () => {
    const seats = [newSeat('hand', 'Ah'), newSeat('hand', 'QsQ')];
    expect(gapsOf(asked({ seats }))).toEqual([
      { pointer: '/players/0/hand', what: 'hand', at: null, sizes: [2] },
      { pointer: '/players/1/hand', what: 'card', at: 2, sizes: [2] },
    ]);
  });

  test('while the board is between two streets, and while a dead card is half typed', () => {
    expect(gapsOf(asked({ board: 'Ts9h', dead: '2' }))).toEqual([
      { pointer: '/board', what: 'board', at: null, sizes: [0, 3, 4, 5] },
      { pointer: '/dead', what: 'card', at: 0, sizes: [] },
    ]);
  });

  test('while a card is in two places: it is told of both', () => {
    const seats = [newSeat('hand', 'AhKh'), newSeat('hand', 'AhXx'), newSeat('hand', 'QsQs')];
    const twice = { what: 'twice', at: null, sizes: [] };
    expect(gapsOf(asked({ seats, board: 'Kh9h2c' }))).toEqual([
      { pointer: '/players/1/hand', what: 'card', at: 2, sizes: [2] },
      { pointer: '/players/0/hand', ...twice, card: 'Ah' },
      { pointer: '/players/1/hand', ...twice, card: 'Ah' },
      { pointer: '/players/0/hand', ...twice, card: 'Kh' },
      { pointer: '/board', ...twice, card: 'Kh' },
      { pointer: '/players/2/hand', ...twice, card: 'Qs' },
    ]);
  });

  test('while a range of cards alone has one that is in another place: it is told of both', () => {
    const twice = { what: 'twice', at: null, sizes: [] };
    const against = (range: string, id = 'holdem'): unknown =>
      gapsOf(asked({ seats: [newSeat('hand', 'AhTh'), newSeat('range', range)] }), gameOf(id));
    expect(against(' Ah10H ')).toEqual([
      { pointer: '/players/0/hand', ...twice, card: 'Ah' },
      { pointer: '/players/1/range', ...twice, card: 'Ah' },
      { pointer: '/players/0/hand', ...twice, card: 'Th' },
      { pointer: '/players/1/range', ...twice, card: 'Th' },
    ]);
    // Of a list others may be left, and what is no range at all is the service's to say.
    for (const range of ['AhQh,KK', 'AhQh KK', 'AKs', 'Ah*', 'KhKh', 'JkJk', '15%'])
      expect([range, against(range)]).toEqual([range, []]);
  });

  test('but a hand as it was dealt, of which cards are thrown away', () => {
    const hands = (...texts: string[]) => asked({ seats: texts.map((text) => newSeat('hand', text)) });
    expect(gapsOf(hands('AhKhQhJh', '2c2d'), gameOf('irish'))).toEqual([]);
    expect(gapsOf(hands('AhKhQh', '2c'), gameOf('irish'))).toHaveLength(2);
  });

  test('but part of a hand where the rest is still dealt or drawn', () => {
    const seats = [newSeat('hand', 'Ah2h3h'), newSeat()];
    expect(gapsOf(asked({ seats }), gameOf('razz'))).toEqual([]);
    expect(gapsOf(asked({ seats }), gameOf('five-draw'))).toEqual([]);
    expect(gapsOf(asked({ seats }), gameOf('omaha'))).toHaveLength(1);
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

  test('has a grid where hands are of two cards', () => {
    const games = variants as readonly Game[];
    const two = ['holdem', 'short-deck', 'royal-holdem', 'pineapple', 'crazy-pineapple', 'irish'];
    expect(games.filter(hasGrid).map(({ id }) => id)).toEqual(two);
  });
});

describe('players', () => {
  test('come up to the most that the game takes, and go down to two', () => {
    let question = asked();
    for (let more = 0; more < 30; more++) question = withOneMore(question, holdem.maxPlayers);
    expect(question.seats).toHaveLength(holdem.maxPlayers);
    for (const { id } of question.seats) question = withoutSeat(question, id);
    expect(question.seats.map(({ hand }) => hand)).toEqual(['', '']);
  });

  test('are two with nothing when all is cleared', () => {
    const six = asked({ seats: Array.from({ length: 6 }, () => newSeat('hand', 'AhKh')), board: 'Ts9h2c' });
    const { seats, board, game } = emptied(six);
    expect([game, board, seats.map(({ id, hand }) => [id, hand])]).toEqual([
      'holdem',
      '',
      six.seats.slice(0, 2).map(({ id }) => [id, '']),
    ]);
  });
});
