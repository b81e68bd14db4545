import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Problem } from '../../apps/api/http/problem.js';
import { Showdown } from '../../apps/api/showdowns/showdown.dto.js';
import { ROOT, startApi, type Api } from './api.js';

const Evaluation = z.looseObject({
  hands: z.array(
    z.looseObject({
      category: z.string(),
      halves: z.array(z.looseObject({ rank: z.int().nullable() })).optional(),
    }),
  ),
});

describe('evaluations and showdowns', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  const ask = (path: string, body: unknown): Promise<Response> =>
    fetch(`${api.url}/v1/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const answer = async <Schema extends z.ZodType>(path: string, schema: Schema, body: unknown) => {
    const response = await ask(path, body);
    const json = await response.json();
    expect([response.status, json]).toEqual([200, expect.anything()]);
    return schema.parse(json);
  };
  const evaluate = (body: unknown) => answer('evaluations', Evaluation, body);
  const settle = (body: unknown) => answer('showdowns', Showdown.strict(), body);
  const refused = async (path: string, body: unknown, status: number) => {
    const response = await ask(path, body);
    const problem = Problem.parse(await response.json());
    expect([response.status, problem.code]).toEqual([
      status,
      status === 400 ? 'invalid-request' : 'unprocessable',
    ]);
    return problem.errors;
  };

  describe('POST /v1/evaluations', () => {
    test('describes hands in both languages and ranks them', async () => {
      const body = { game: 'holdem', hands: ['AhKh', ['2c', '2d'], 'A♠ 10♣'], board: ['Ts', '9s', '2h'] };
      expect(await evaluate(body)).toEqual({
        game: 'holdem',
        board: 'Ts 9s 2h',
        hands: [
          expect.objectContaining({ cards: 'Ah Kh', category: 'high-card', rank: 3, best: false }),
          {
            cards: '2c 2d',
            category: 'three-of-a-kind',
            ranks: [0, 8, 7],
            description: { en: 'three of a kind, Deuces', es: 'un trío de doses' },
            plays: '2h 2d 2c Ts 9s',
            rank: 1,
            best: true,
          },
          expect.objectContaining({ cards: 'As Tc', category: 'pair', rank: 2 }),
        ],
      });
    });

    test('evaluates both halves of a split pot', async () => {
      const body = { game: 'omaha-8', hands: ['As2sKhKd', 'QhQcJdTd'], board: '3c 4h 8d Qd Qs' };
      const [low, high] = (await evaluate(body)).hands;
      expect(low).toMatchObject({
        category: 'two-pair',
        rank: 2,
        halves: [
          { half: 'high', rank: 2, best: false },
          { half: 'low', category: 'low', description: { en: '8-4-3-2-A low' }, rank: 1, best: true },
        ],
      });
      expect(high).toMatchObject({
        rank: 1,
        halves: [
          { half: 'high', category: 'four-of-a-kind' },
          { half: 'low', category: null, rank: null },
        ],
      });
    });

    test('P-WILD-1: accepts wild cards as an option', async () => {
      const body = { game: 'five-draw', options: { wildRanks: ['2'] }, hands: ['KhKdKcKs2h'] };
      expect((await evaluate(body)).hands[0].category).toBe('five-of-a-kind');
    });

    test('evaluates a custom variant, and reports an invalid one', async () => {
      const variant = JSON.parse(readFileSync(join(ROOT, 'docs/examples/lantern.json'), 'utf8')) as object;
      const body = { variant, hands: ['AhKh', '5c4c'], board: '2h 3d 8h Ks Kd' };
      expect((await evaluate(body)).hands.map(({ halves }) => halves?.map(({ rank }) => rank))).toEqual([
        [1, null],
        [2, 1],
      ]);
      const broken = { ...variant, maxPlayers: 20 };
      expect(await refused('evaluations', { ...body, variant: broken }, 422)).toEqual([
        expect.objectContaining({ pointer: '/variant/maxPlayers', code: 'cards-run-out' }),
      ]);
    });

    test('uses exactly two cards of an Omaha hand', async () => {
      const body = { game: 'omaha', hands: ['AsKsQsJs'], board: 'Ts 9h 8d 2c 3c' };
      expect((await evaluate(body)).hands[0].category).toBe('straight');
    });

    test.each([
      [{ game: 'snap', hands: ['AhKh'] }, '/game', 'unknown-game'],
      [{ game: 'holdem', options: { deck: 21 }, hands: ['AhKh'] }, '/options/deck', 'no-such-deck'],
      [{ game: 'stud', options: { boards: 2 }, hands: ['AhKh'] }, '/options/boards', 'no-boards'],
      [{ game: 'holdem', hands: [] }, '/hands', 'no-hands'],
      [{ game: 'rhode-island', hands: ['Ah'], board: 'Kh' }, '/board', 'too-few-cards'],
      [{ game: 'holdem', hands: ['AhKh', 'AhQh'] }, '/hands/1', 'duplicate-card'],
      [{ game: 'holdem', hands: ['AhKhQh'] }, '/hands/0', 'wrong-card-count'],
      [{ game: 'holdem', hands: ['AhKh'], board: '2c3c' }, '/board', 'wrong-card-count'],
      [{ game: 'holdem', hands: ['AhKh'], board: '2c3cJk' }, '/board', 'unknown-card'],
      [{ game: 'holdem', hands: ['Ah??'] }, '/hands/0', 'unknown-card'],
    ])('422: %j', async (body, pointer, code) => {
      const english = await refused('evaluations', body, 422);
      expect(english).toMatchObject([{ pointer, code }]);
      const spanish = await refused('evaluations?lang=es', body, 422);
      expect(spanish).toMatchObject([{ pointer, code }]);
      expect(spanish![0].message).not.toBe(english![0].message);
    });

    test.each([
      [{ hands: ['AhKh'] }, '/game'],
      [{ game: 'holdem' }, '/hands'],
      [{ game: 'holdem', hands: 'AhKh' }, '/hands'],
      [{ game: 'holdem', hands: ['AhKz'] }, '/hands/0'],
      [{ game: 'holdem', hands: [['Ah', 'Zz']] }, '/hands/0/1'],
      [{ game: 'holdem', hands: ['AhKh'], board: 7 }, '/board'],
      [{ game: 'holdem', hands: ['A'.repeat(500)] }, '/hands/0'],
      [{ game: 'holdem', hands: ['AhKh'], boards: '' }, ''],
      [[], ''],
    ])('400: %j', async (body, pointer) => {
      const english = await refused('evaluations', body, 400);
      expect(english).toMatchObject([{ pointer }, ...english!.slice(1)]);
      const spanish = await refused('evaluations?lang=es', body, 400);
      expect(spanish![0].message).not.toBe(english![0].message);
    });
  });

  describe('POST /v1/showdowns', () => {
    const board = 'Ts 9s 2h 3c 3d';

    test('awards main and side pots, and takes the rake from each in proportion', async () => {
      const players = [
        { contributed: '1.25', cards: 'AhKh' },
        { contributed: '5', cards: 'AdKd' },
        { contributed: 5, cards: ['Qs', 'Jd'] },
        { contributed: '0.5', folded: true },
      ];
      expect(await settle({ game: 'holdem', board, rake: '0.30', players })).toEqual({
        game: 'holdem',
        totalPot: '11.75',
        rake: '0.30',
        pots: [
          {
            amount: '4.25',
            rake: '0.11',
            players: [0, 1, 2],
            awards: [
              { player: 0, amount: '2.07', half: null, run: 1 },
              { player: 1, amount: '2.07', half: null, run: 1 },
            ],
          },
          {
            amount: '7.50',
            rake: '0.19',
            players: [1, 2],
            awards: [{ player: 1, amount: '7.31', half: null, run: 1 }],
          },
        ],
        players: [
          { contributed: '1.25', collected: '2.07' },
          { contributed: '5.00', collected: '9.38' },
          { contributed: '5.00', collected: '0' },
          { contributed: '0.50', collected: '0' },
        ],
      });
    });

    test('gives odd chips to the first players left of the button, or all to one where the profile says so', async () => {
      const players = ['2c2d', '4s4h', '5c5d'].map((cards) => ({ contributed: '5', cards }));
      const odd = { game: 'holdem', board: 'AsKsQsJsTs', rake: '1', players };
      const collected = async (more: object): Promise<string[]> =>
        (await settle({ ...odd, ...more })).players.map((player) => player.collected);
      expect(await collected({})).toEqual(['5', '5', '4']);
      expect(await collected({ profile: 'phh' })).toEqual(['6', '4', '4']);
      // In cents, the odd chip is a cent.
      expect(await collected({ rake: '1.00' })).toEqual(['4.67', '4.67', '4.66']);
    });

    test('needs no cards when all but one player folded', async () => {
      const players = [{ contributed: '3' }, { contributed: '1.5', folded: true }];
      expect((await settle({ game: 'holdem', players })).players[0].collected).toBe('4.5');
    });

    test('is exact for amounts beyond double precision', async () => {
      const players = [
        { contributed: '900719925474.01', cards: 'AhKh' },
        { contributed: '900719925474.02', cards: '2c2d' },
      ];
      const settled = await settle({ game: 'holdem', board, players });
      expect(settled.totalPot).toBe('1801439850948.03');
      expect(settled.pots[1]).toMatchObject({ amount: '0.01', players: [1] });
    });

    const two = (first: object, second: object = {}): object[] => [
      { contributed: '1', cards: 'AhKh', ...first },
      { contributed: '1', cards: 'AdKd', ...second },
    ];
    test.each([
      [{ game: 'snap', players: two({}) }, '/game', 'unknown-game'],
      [{ game: 'holdem', players: two({}) }, '/board', 'wrong-card-count'],
      [{ game: 'holdem', board: 'Ts 9s 2h 3c ??', players: two({}) }, '/board', 'unknown-card'],
      [{ game: 'holdem', board: 'Ts 9s 2h 3c 3c', players: two({}) }, '/board', 'duplicate-card'],
      [{ game: 'holdem', board, players: two({ cards: 'AhTs' }) }, '/players/0/cards', 'duplicate-card'],
      [{ game: 'holdem', board, players: two({}, { cards: 'Ad' }) }, '/players/1/cards', 'wrong-card-count'],
      [{ game: 'holdem', board, players: two({ cards: 'AhJk' }) }, '/players/0/cards', 'unknown-card'],
      [{ game: 'holdem', board, rake: '3', players: two({}) }, '/rake', 'impossible-pot'],
      [{ game: 'holdem', players: two({ folded: true }, { folded: true }) }, '/players', 'impossible-pot'],
      [
        { game: 'holdem', board, players: two({ contributed: '999999999999999.99' }) },
        '/players',
        'impossible-pot',
      ],
    ])('422: %j', async (body, pointer, code) => {
      const english = await refused('showdowns', body, 422);
      expect(english).toMatchObject([{ pointer, code }]);
      const spanish = await refused('showdowns?lang=es', body, 422);
      expect(spanish![0].message).not.toBe(english![0].message);
    });

    test.each([
      [{ game: 'holdem', players: [] }, '/players'],
      [{ game: 'holdem', players: [{}] }, '/players/0/contributed'],
      [{ game: 'holdem', players: [{ contributed: 1.5 }] }, '/players/0/contributed'],
      [{ game: 'holdem', players: [{ contributed: -1 }] }, '/players/0/contributed'],
      [{ game: 'holdem', players: [{ contributed: '-1' }] }, '/players/0/contributed'],
      [{ game: 'holdem', players: [{ contributed: '1,5' }] }, '/players/0/contributed'],
      [{ game: 'holdem', players: [{ contributed: '1e3' }] }, '/players/0/contributed'],
      [{ game: 'holdem', players: [{ contributed: 1e300 }] }, '/players/0/contributed'],
      [{ game: 'holdem', players: [{ contributed: '9'.repeat(1000) }] }, '/players/0/contributed'],
      [{ game: 'holdem', rake: 'much', players: [{ contributed: '1' }] }, '/rake'],
      [{ game: 'holdem', players: [{ contributed: '1', cards: 'Ah Kx' }] }, '/players/0/cards'],
      [{ game: 'holdem', profile: 'none', players: [{ contributed: '1' }] }, '/profile'],
      [{ game: 'holdem', players: [{ contributed: '1', fold: true }] }, '/players/0'],
    ])('400: %j', async (body, pointer) => {
      const english = await refused('showdowns', body, 400);
      expect(english).toMatchObject([{ pointer }]);
      const spanish = await refused('showdowns?lang=es', body, 400);
      expect(spanish![0].message).not.toBe(english![0].message);
    });
  });

  test('415 for another content type, 400 for invalid JSON', async () => {
    for (const path of ['evaluations', 'showdowns']) {
      const text = await fetch(`${api.url}/v1/${path}`, { method: 'POST', body: 'hello' });
      expect([text.status, Problem.parse(await text.json()).code]).toEqual([415, 'unsupported-media-type']);
      const headers = { 'content-type': 'application/json' };
      const broken = await fetch(`${api.url}/v1/${path}`, { method: 'POST', body: '{', headers });
      expect([broken.status, Problem.parse(await broken.json()).code]).toEqual([400, 'malformed-json']);
    }
  });
});
