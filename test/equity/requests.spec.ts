import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '#equity';
import { ROOT } from '../api/api.js';
import { floorman } from '../cli/floorman.js';
import { EquityApi } from './equity-api.js';

const hands = (...texts: string[]) => texts.map((hand) => ({ hand }));
const ranges = (...texts: string[]) => texts.map((range) => ({ range }));
const many = (count: number) => ranges(...Array.from({ length: count }, () => 'random'));

describe('POST /v1/equity', () => {
  let equity: EquityApi;
  beforeAll(async () => {
    equity = await EquityApi.start();
  });
  afterAll(() => equity.close());

  test('gives the same equities as the command line', async () => {
    const body = { game: 'holdem', players: hands('AhKh', 'QsQd') };
    const { seconds, cached, ...answer } = await equity.ask(body);
    const { stdout } = await floorman(['equity', '--game', 'holdem', 'AhKh', 'QsQd', '--json']);
    const { seconds: _, ...printed } = JSON.parse(stdout) as Answer & { seconds: number };
    expect(answer).toEqual(printed);
    expect([answer.total, answer.players.map(({ wins }) => wins), cached]).toEqual([
      '1712304',
      ['787966', '917606'],
      false,
    ]);
    expect(seconds).toBeGreaterThan(0);
  });

  test('accepts lists of cards, ranges, dead cards, game options and custom variants', async () => {
    const flop = { game: 'holdem', players: [...hands('AhKh'), ...ranges('QQ+,AKs:0.5')] };
    const texts = await equity.ask({ ...flop, board: 'Ts 9h 2c', dead: '3d' });
    const lists = await equity.ask({ ...flop, board: ['Ts', '9h', '2c'], dead: ['3d'] });
    expect(lists.players).toEqual(texts.players);
    const joker = {
      game: 'holdem',
      players: hands('AhKh', 'Jk2d'),
      board: 'Ts 9h 2c',
      options: { joker: 'wild' },
    };
    expect((await equity.ask(joker)).total).toBe(String((46 * 45) / 2));
    const variant = JSON.parse(readFileSync(join(ROOT, 'docs/examples/lantern.json'), 'utf8')) as object;
    const own = await equity.ask({ variant, players: hands('AhKh', '5c4c'), board: '2h3d8hKsKd' });
    expect([own.method, own.total, own.players.map(({ scoop }) => scoop)]).toEqual(['exact', '1', [0, 0]]);
  });

  test('samples on request, with a standard error', async () => {
    const body = { game: 'holdem', players: hands('AhKh', 'QsQd'), method: 'monte-carlo', error: 0.01 };
    const answer = await equity.ask({ ...body, seed: 7 });
    expect([answer.method, answer.seed, answer.cached]).toEqual(['monte-carlo', 7, false]);
    expect(answer.players[0]).toMatchObject({ standardError: expect.any(Number) as number });
    expect(answer.players[0].equity).toBeCloseTo(0.4621, 1);
    const args = ['equity', '--game', 'holdem', 'AhKh', 'QsQd', '--error', '0.01', '--seed', '7', '--json'];
    const printed = JSON.parse((await floorman(args)).stdout) as Answer;
    expect(answer.players).toEqual(printed.players);
  });

  test('derives a seed from the request if it has none, so that equal requests have equal answers', async () => {
    const body = { game: 'holdem', players: hands('AhKh', 'QsQd'), method: 'monte-carlo' };
    const { seconds: _, cached, ...first } = await equity.ask(body);
    const again = await equity.ask({ ...body, players: hands('QcQh', 'AdKd') });
    expect([cached, again.cached, again.seed]).toEqual([false, true, first.seed]);
    expect(again.players.map(({ shares }) => shares)).toEqual(
      first.players.map(({ shares }) => shares).toReversed(),
    );
    // A request with that seed has the same answer. Other requests have other seeds.
    const seeded = await equity.ask({ ...body, seed: first.seed });
    expect([seeded.cached, seeded.players]).toEqual([true, first.players]);
    expect((await equity.ask({ ...body, trials: 1_000 })).seed).not.toBe(first.seed);
    const counted = { ...body, method: 'auto', include: ['hands'] };
    const [one, other] = [await equity.ask(counted), await equity.ask(counted)];
    expect([one.seed, one.cached, other.cached]).toEqual([null, false, true]);
  });

  test('reports whether the requested error was reached before the last trial', async () => {
    const body = { game: 'holdem', players: hands('AhKh', 'QsQd') };
    const answer = async (more: object): Promise<unknown> => (await equity.ask({ ...body, ...more })).reached;
    expect(await answer({ error: 0.002 })).toBe(true);
    expect(await answer({ error: 0.002, trials: 20_000 })).toBe(false);
    expect(await answer({ error: 0.002, trials: 20_000, include: ['categories'] })).toBe(false);
    expect(await answer({ trials: 20_000 })).toBeUndefined();
    expect(await answer({})).toBeUndefined();
  });

  test('answers an equal request from the cache, in the order of the request', async () => {
    const sample = { game: 'holdem', method: 'monte-carlo', trials: 1000, seed: 11 };
    const first = await equity.ask({
      ...sample,
      players: [...hands('AhKh', '7c6c'), ...ranges('QQ+,AKs')],
      board: '2h9hTs',
    });
    // Renamed suits, and another order of players, hands and cards.
    const equal = await equity.ask({
      ...sample,
      players: [...ranges('AKs,KK+,QQ'), ...hands('KcAc', '6d7d')],
      board: 'Th9c2c',
    });
    expect([first.cached, equal.cached, equal.seconds]).toEqual([false, true, 0]);
    const equities = ({ players }: typeof first): number[] => players.map(({ equity }) => equity);
    expect(equities(equal)).toEqual([2, 0, 1].map((player) => equities(first)[player]));
    expect(equal.players.map(({ hand }) => hand)).toEqual(['AKs,KK+,QQ', 'KcAc', '6d7d']);
    // A request with another seed, another board or no seed is not equal.
    for (const other of [{ seed: 12 }, { board: '2h9hTh' }, { seed: undefined }]) {
      const players = [...hands('AhKh', '7c6c'), ...ranges('QQ+,AKs')];
      expect((await equity.ask({ ...sample, players, board: '2h9hTs', ...other })).cached).toBe(false);
    }
  });

  test('answers an exact request from the cache, regardless of method and seed', async () => {
    const body = { game: 'omaha', players: hands('AsAhKsKh', '9d8d7c6c'), board: 'Ts5h2c' };
    expect((await equity.ask(body)).cached).toBe(false);
    const again = await equity.ask({ ...body, method: 'exact', seed: 3 });
    expect([again.cached, again.seed]).toEqual([true, null]);
    expect((await equity.ask({ ...body, game: 'omaha-8' })).cached).toBe(false);
  });

  const two = hands('AhKh', 'QsQd');
  test.each<[object, string, string]>([
    [{ game: 'snap', players: two }, '/game', 'unknown-game'],
    [{ game: 'holdem', options: { deck: 21 }, players: two }, '/options/deck', 'no-such-deck'],
    [{ game: 'holdem', players: [] }, '/players', 'too-few-players'],
    [{ game: 'holdem', players: many(23) }, '/players', 'too-many-players'],
    [
      { game: 'holdem', players: many(22), board: 'AhKhQh', dead: '2c2d2h2s' },
      '/players',
      'too-many-players',
    ],
    [{ game: 'holdem', players: hands('AhKh', 'AhQh') }, '/players/1/hand', 'duplicate-card'],
    [{ game: 'holdem', players: two, dead: '2c2c' }, '/dead', 'duplicate-card'],
    [{ game: 'holdem', players: two, board: 'Ts9h' }, '/board', 'wrong-card-count'],
    [{ game: 'holdem', players: two, board: 'TsTh9cJk' }, '/board', 'not-in-deck'],
    [{ game: 'holdem', players: hands('AhKhQh', '2c2d') }, '/players/0/hand', 'wrong-card-count'],
    [{ game: 'holdem', players: [...two, ...ranges('')] }, '/players/2/range', 'empty-range'],
    [{ game: 'holdem', players: [...two, ...ranges('AhKh,AhQh')] }, '/players/2', 'dead-range'],
    [{ game: 'holdem', players: ranges('AhKh,AhQh', 'AhJh,AhTh') }, '/players', 'conflicting-ranges'],
    [{ game: 'holdem', players: many(6), method: 'exact' }, '/method', 'too-many-cases'],
    [{ game: 'badugi', players: hands('Ah2d3c', 'As4d5h'), draws: 9 }, '/draws', 'wrong-draws'],
  ])('422: %j', async (body, pointer, code) => {
    const english = await equity.refused('equity', body, 422);
    expect([english.code, english.errors]).toMatchObject(['unprocessable', [{ pointer, code }]]);
    const spanish = await equity.refused('equity?lang=es', body, 422);
    expect(spanish.errors![0].message).not.toBe(english.errors![0].message);
  });

  test.each<[object, string]>([
    [{ players: two }, '/game'],
    [{ game: 'holdem' }, '/players'],
    [{ game: 'holdem', players: two, boards: '' }, ''],
    [{ game: 'holdem', players: [{}, ...two] }, '/players/0'],
    [{ game: 'holdem', players: [{ hand: 'AhKh', range: 'AA' }] }, '/players/0'],
    [{ game: 'holdem', players: [{ hand: 'AhKz' }] }, '/players/0/hand'],
    [{ game: 'holdem', players: two, board: ['Ts', 'Zz'] }, '/board/1'],
    [{ game: 'holdem', players: ranges('QQ+', 'AKx') }, '/players/1/range'],
    [{ game: 'holdem', players: ranges('QQ+', 'A'.repeat(20_000)) }, '/players/1/range'],
    [{ game: 'holdem', players: two, method: 'guess' }, '/method'],
    [{ game: 'holdem', players: two, method: 'exact', trials: 10 }, '/trials'],
    [{ game: 'holdem', players: two, method: 'exact', error: 0.1 }, '/error'],
    [{ game: 'holdem', players: two, error: 0 }, '/error'],
    [{ game: 'holdem', players: two, error: 1 }, '/error'],
    [{ game: 'holdem', players: two, trials: 0 }, '/trials'],
    [{ game: 'holdem', players: two, trials: 1e300 }, '/trials'],
    [{ game: 'holdem', players: hands('AhXx', 'KhKd') }, '/players/0/hand'],
    [{ game: 'holdem', players: hands('KhKd', 'AhZz') }, '/players/1/hand'],
    [{ game: 'holdem', players: hands('KhKd', 'AhKs'), board: 'Ts9h??' }, '/board'],
    [{ game: 'holdem', players: two, seed: 1.5 }, '/seed'],
    [{ game: 'holdem', players: Array.from({ length: 1000 }, () => ({ hand: 'AhKh' })) }, '/players'],
  ])('400: %j', async (body, pointer) => {
    const english = await equity.refused('equity', body, 400);
    expect([english.code, english.errors]).toMatchObject(['invalid-request', [{ pointer }]]);
    const spanish = await equity.refused('equity?lang=es', body, 400);
    expect(spanish.errors![0].message).not.toBe(english.errors![0].message);
  });

  test('reports every issue, and the position of an issue in a range', async () => {
    const players = [...hands('AhKh', 'AhQh'), ...ranges('QQ+,AKx')];
    const { errors } = await equity.refused('equity', { game: 'holdem', players, board: 'Ts9h' }, 400);
    expect(errors).toMatchObject([
      { pointer: '/board', code: 'wrong-card-count' },
      { pointer: '/players/1/hand', code: 'duplicate-card' },
      { pointer: '/players/2/range', code: 'syntax', at: 7, length: 1 },
    ]);
  });

  test('rejects requests that depend on later discards as needs-policy', async () => {
    for (const body of [
      { game: 'irish', players: hands('AhKhQhJh', '2c2d2h2s') },
      { game: 'lowball-27-triple', players: hands('2h3h4h5h', '2c3c4c5c'), draws: 2 },
    ]) {
      const { code, errors } = await equity.refused('equity', body, 422);
      expect([code, errors![0].code]).toEqual(['needs-policy', 'needs-policy']);
    }
  });

  test('decides later discards by a policy, and names it, as the command line does', async () => {
    const policy = 'best-one-draw';
    const irish = { game: 'irish', players: hands('AhKhQdJd', '2c2d7s7h'), board: 'Th9h2s', policy };
    const { seconds: _, cached: _cached, ...answer } = await equity.ask(irish);
    const args = ['equity', '--game', 'irish', 'AhKhQdJd', '2c2d7s7h', '--board', 'Th9h2s'];
    const { stdout } = await floorman([...args, '--policy', policy, '--json']);
    const { seconds: _seconds, ...printed } = JSON.parse(stdout) as Answer & { seconds: number };
    expect(answer).toEqual(printed);
    expect(answer).toMatchObject({
      method: 'exact',
      policy,
      players: [{ keeps: 'AhKh' }, { keeps: '2d2c' }],
    });
    const table = { rules: [{ draws: 3, keep: '[2-5][2-5]' }, { keep: 'A' }], otherwise: 'none' };
    const badugi = { game: 'badugi', players: hands('Ah2d3cKs', '8d7c6s5h'), draws: 3, policy: table };
    const sampled = await equity.ask({ ...badugi, trials: 5_000, seed: 1 });
    expect(sampled).toMatchObject({ method: 'monte-carlo', policy: 'table', total: '5000' });
    expect(sampled.players.map(({ keeps }) => keeps)).toEqual(['3c2d', '']);
  });

  test('points at the rule of a policy that is wrong', async () => {
    const players = hands('Ah2d3cKs', '8d7c6s5h');
    const body = (policy: unknown): object => ({ game: 'badugi', players, draws: 3, policy });
    const impossible = body({ rules: [{ keep: 'all' }, { draws: 7, keep: 'A:0.5,K' }], otherwise: 'A' });
    expect((await equity.refused('equity', impossible, 422)).errors).toMatchObject([
      { pointer: '/policy/rules/1/draws', code: 'wrong-draws' },
      { pointer: '/policy/rules/1/keep', code: 'weighted-rule' },
      { pointer: '/policy/otherwise', code: 'not-every-hand' },
    ]);
    const tooMany = body({ rules: Array.from({ length: 65 }, () => ({ keep: 'all' })), otherwise: 'all' });
    expect((await equity.refused('equity', tooMany, 422)).errors).toMatchObject([
      { pointer: '/policy/rules', code: 'too-many-rules' },
    ]);
    const outputs = { ...body('best-all-draws'), include: ['hands'] };
    expect((await equity.refused('equity?lang=es', outputs, 422)).errors).toMatchObject([
      { pointer: '/include', code: 'outputs-with-policy', message: expect.stringContaining('omítalos') },
    ]);
    const unreadable = body({ rules: [{ keep: 'A,,' }], otherwise: 'none' });
    expect((await equity.refused('equity', unreadable, 400)).errors).toMatchObject([
      { pointer: '/policy/rules/0/keep', code: 'syntax', at: 3 },
    ]);
    for (const policy of ['best', { rules: [] }, { rules: [{ hold: 'A' }], otherwise: 'all' }]) {
      const { errors } = await equity.refused('equity', body(policy), 400);
      expect(errors![0].pointer).toMatch(/^\/policy/);
    }
    const exact = await equity.refused('equity', { ...body('best-all-draws'), method: 'exact' }, 422);
    expect(exact.errors).toMatchObject([{ pointer: '/method', code: 'discards-to-come' }]);
    const holdem = { game: 'holdem', players: hands('AhKh', 'QsQd'), policy: 'best-one-draw' };
    const spanish = await equity.refused('equity?lang=es', holdem, 422);
    expect(spanish.errors).toMatchObject([{ pointer: '/policy', code: 'no-discards' }]);
    expect(spanish.errors![0].message).toContain('descartes');
  });

  test('P-SHOW-8: rejects games in which players declare', async () => {
    const players = hands('AhAsKhKd2c3c4d', '5h5s6h6d7c8c9d');
    const body = { game: 'stud-hl', options: { declare: true }, players };
    const english = await equity.refused('equity', body, 422);
    expect([english.code, english.errors]).toMatchObject(['needs-policy', [{ code: 'needs-declarations' }]]);
    const spanish = await equity.refused('equity?lang=es', body, 422);
    expect(spanish.errors![0].message).toContain('lo que declare cada jugador');
  });

  test('rejects outputs that cost too much for an immediate response', async () => {
    const detailed = { game: 'holdem', players: many(6), error: 0.00001, include: ['categories'] };
    const { code, detail } = await equity.refused('equity', detailed, 422);
    expect([code, detail]).toEqual(['too-large', expect.stringMatching(/costs \d+; up to 5000000/)]);
  });

  test.each([
    [
      { game: 'holdem', players: many(2), method: 'monte-carlo', trials: 2_000_000_000 },
      'too-many-trials',
      '/trials',
    ],
    [{ game: 'holdem', players: many(2), trials: 1e13 }, 'too-many-trials', '/trials'],
    [{ game: 'five-draw', players: ranges('**', '**'), method: 'exact' }, 'too-costly', '/method'],
    [{ game: 'holdem', players: many(22), method: 'exact' }, 'too-many-cases', '/method'],
  ])('rejects requests that cost too much for a job: %j', async (body, reason, pointer) => {
    const { code, errors } = await equity.refused('equity', body, 422);
    expect([code, errors]).toEqual([
      'unprocessable',
      [{ pointer, code: reason, message: expect.stringMatching(/\d.*(limit is|at most) \d/) }],
    ]);
  });

  test('is counted in the metrics', async () => {
    const text = await (await fetch(`${equity.api.url}/metrics`)).text();
    for (const method of ['exact', 'monte-carlo', 'cached', 'refused'])
      expect(text).toMatch(new RegExp(`^floorman_equity_questions_total{method="${method}"} [1-9]`, 'm'));
    expect(text).toMatch(/^floorman_equity_waiting 0$/m);
    expect(text).toMatch(/^floorman_equity_busy_threads 0$/m);
  });
});
