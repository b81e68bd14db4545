import { request } from 'node:http';
import { EquityApi, parsed, type Json } from './equity-api.js';

const question = (first: string, second: string, board = '', more: object = {}): string =>
  JSON.stringify({ game: 'holdem', players: [{ hand: first }, { hand: second }], board, ...more });

/** Different requests on flops. */
const flops = (count: number): string[] => {
  const cards = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
  return Array.from({ length: count }, (_, index) => {
    const at = (step: number): string => cards[(index * step + step) % 52];
    const dealt = [...new Set([1, 3, 5, 7, 9, 11, 15, 17, 19].map(at))];
    return question(dealt[0] + dealt[1], dealt[2] + dealt[3], dealt.slice(4, 7).join(''));
  });
};

describe('POST /v1/equity/batch', () => {
  let equity: EquityApi;
  beforeAll(async () => {
    equity = await EquityApi.start();
  });
  afterAll(() => equity.close());

  test('answers every request on its own line, in order, like a single request', async () => {
    const requests = flops(300);
    const lines = await equity.lines(requests.join('\n'));
    expect(lines.map(({ index }) => index)).toEqual(requests.map((_, index) => index));
    for (const index of [0, 1, 150, 299]) {
      const { seconds: _, cached: _known, ...alone } = await equity.ask(JSON.parse(requests[index]));
      expect(lines[index].answer).toMatchObject(alone);
    }
  });

  const three = {
    game: 'holdem',
    players: [{ range: 'QQ+,AKs:0.5' }, { hand: '7c6c' }, { range: 'AhTh,KdQd,99' }],
    board: '2h9dTs',
  };
  const split = {
    game: 'omaha-8',
    players: [{ hand: 'KcKdQcJd' }, { hand: 'AsAh2s3d' }, { hand: '9h8h7h6h' }],
    board: 'Ts5h2c',
  };
  test.each<[string, object]>([
    ['automatic method', {}],
    ['exact', { method: 'exact' }],
    ['a number of trials', { trials: 2_000, seed: 4 }],
    ['a standard error', { error: 0.02, seed: 4 }],
    ['trials without a seed', { method: 'monte-carlo', trials: 2_000 }],
  ])('answers a line like a single request: %s', async (_, options) => {
    const includes = [[], ['hands'], ['categories'], ['next-cards'], ['hands', 'categories', 'next-cards']];
    const bodies = [three, split]
      .flatMap((body) => [body, { ...body, players: body.players.toReversed() }])
      .flatMap((body) => includes.map((include) => JSON.stringify({ ...body, ...options, include })));
    const lines = await equity.lines(bodies.join('\n'));
    for (const [index, body] of bodies.entries()) {
      const { seconds: _alone, cached: _known, ...alone } = await equity.ask(body);
      const { seconds: _many, cached: _never, ...answer } = lines[index].answer as typeof alone & Json;
      expect([body, answer]).toEqual([body, alone]);
    }
  });

  test('reports an issue in its line, and continues', async () => {
    const body = [
      '  ',
      question('AhKh', 'QsQd', 'Ts9h2c'),
      '',
      '{"game":"holdem",',
      question('AhKh', 'AhQd'),
      question('AhKh', 'QsQd', '', { method: 'monte-carlo', trials: 1e9 }),
      question('AhKh', 'QsQd', '', { __proto: 1 }),
      '{"__proto__":{}}',
      JSON.stringify({ game: 'snap', players: [] }),
      JSON.stringify({ game: 'irish', players: [{ hand: 'AhKhQhJh' }, { hand: '2c2d2h2s' }] }),
      question('AhKh', 'QsQd', '', { method: 'monte-carlo', trials: 100, seed: 2 }),
    ].join('\r\n');
    const answer = (lines: Json[]): unknown[] =>
      lines.map(({ index, answer, problem }) => [
        index,
        (answer as Json | undefined)?.method ?? (problem as Json).code,
      ]);
    const lines = await equity.lines(body);
    expect(answer(lines)).toEqual([
      [0, 'exact'],
      [1, 'malformed-json'],
      [2, 'unprocessable'],
      [3, 'too-large'],
      [4, 'invalid-request'],
      [5, 'invalid-request'],
      [6, 'unprocessable'],
      [7, 'needs-policy'],
      [8, 'monte-carlo'],
    ]);
    // The line number counts blank lines of the body, the index counts requests.
    expect(lines[1].problem).toMatchObject({ errors: [{ line: 4 }] });
    const [, , english] = lines;
    const [, , spanish] = await equity.lines(body, '?lang=es');
    expect((spanish.problem as Json).title).not.toBe((english.problem as Json).title);
  });

  test('gives equal samples with other suits and orders the same answer', async () => {
    const sample = { method: 'monte-carlo', trials: 100, seed: 5 };
    const [one, same] = await equity.lines(
      [question('AhKh', 'QsQd', 'Ts9h2c', sample), question('QcQh', 'KdAd', 'Tc2s9d', sample)].join('\n'),
    );
    const equities = ({ answer }: Json): number[] =>
      (answer as { players: { equity: number }[] }).players.map(({ equity }) => equity);
    expect(equities(same)).toEqual(equities(one).toReversed());
  });

  test('answers 10,000 requests, and reports that there were more', async () => {
    const lines = await equity.lines(`${Array.from({ length: 10_005 }, () => '{}').join('\n')}\n`);
    expect(lines.length).toBe(10_001);
    expect(lines[9_999]).toMatchObject({ index: 9_999, problem: { code: 'invalid-request' } });
    expect(lines[10_000]).toMatchObject({
      index: 10_000,
      problem: { code: 'too-many-questions', status: 413 },
    });
  });

  test('responds with an empty body to an empty body', async () => {
    expect(await equity.lines('')).toEqual([]);
    expect(await equity.lines('\n\r\n')).toEqual([]);
  });

  test('answers a request before the client sends the next one', async () => {
    const { hostname, port } = new URL(equity.api.url);
    const sent = request({ hostname, port, path: '/v1/equity/batch', method: 'POST' });
    const answers = new Promise<string[]>((resolve, reject) => {
      const received: string[] = [];
      sent.on('error', reject);
      sent.on('response', (response) => {
        response.setEncoding('utf8').on('data', (text: string) => {
          received.push(text);
          if (received.length < 3) sent.write(`${question('AhKh', 'QsQd', 'Ts9h2c')}\n`);
          else sent.end();
        });
        response.on('end', () => {
          resolve(received);
        });
      });
    });
    sent.write(`${question('AhKh', 'QsQd', 'Ts9h2c')}\n`);
    expect((await answers).map((text) => parsed(text)[0].index)).toEqual([0, 1, 2]);
  });
});
