import { recordSchema, summarySchema, type AuditRecord } from '#audit';
import { detectFormat, handSchema, LineCursor } from '#histories';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { Problem } from '../../apps/api/http/problem.js';
import { TIMEOUT_MS, runAudit } from '../bad-input/command-line.js';
import { startApi, type Api } from './api.js';
import { bombText, CLEAN, hand, HAND_LINES, ILLEGAL, RAISE_LINE, UNSUPPORTED, zip } from './logs.js';

const Answer = z.object({ items: z.array(recordSchema), summary: summarySchema });
type Answer = z.output<typeof Answer>;

/** Whatever else it sends, the service sends what its schema says. */
const readAnswer = async (response: Response): Promise<Answer> => {
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  return Answer.parse(await response.json());
};

describe('POST /v1/hands', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ environment: { FLOORMAN_BODY_LIMIT: '2000000', FLOORMAN_HANDS_AT_ONCE: '20' } });
  });
  afterAll(() => api.close());

  const post = (
    body: string | Uint8Array | undefined,
    query = '',
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    fetch(`${api.url}/v1/hands${query}`, {
      method: 'POST',
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      headers: { 'content-type': 'text/plain', ...headers },
    });
  const audit = async (body: string | Uint8Array, query?: string): Promise<Answer> =>
    readAnswer(await post(body, query));
  const postJson = (json: unknown, query = ''): Promise<Response> =>
    post(JSON.stringify(json), query, { 'content-type': 'application/json' });

  const refused = async (response: Response, status: number, code: string) => {
    const problem = Problem.parse(await response.json());
    expect([response.status, problem.code, problem.status]).toEqual([status, code, status]);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    return problem;
  };

  const canonical = (text: string): unknown => {
    const reading = detectFormat(text)!.read(text, 0, text.length, 1, new LineCursor());
    if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
    return z.encode(handSchema, reading.hand);
  };

  describe('audits a log', () => {
    test('with the findings of each hand on their lines', async () => {
      const { items, summary } = await audit(CLEAN + ILLEGAL);
      expect(items.map(({ status, index, lines }) => [status, index, lines[0]])).toEqual([
        ['audited', 0, 1],
        ['audited', 1, HAND_LINES + 1],
      ]);
      expect(items.map(({ findings }) => findings.map(({ code, line }) => [code, line]))).toEqual([
        [],
        [['short-raise', HAND_LINES + RAISE_LINE]],
      ]);
      expect(summary).toMatchObject({ files: 1, hands: 2, audited: 2, findings: { 'short-raise': 1 } });
    });

    test.each([
      ['no', undefined],
      ["curl's", 'application/x-www-form-urlencoded'],
      ['any', 'application/x-poker'],
    ])('under %s content type', async (_, type) => {
      const response = await fetch(`${api.url}/v1/hands`, {
        method: 'POST',
        body: new TextEncoder().encode(CLEAN),
        headers: type === undefined ? {} : { 'content-type': type },
      });
      expect((await readAnswer(response)).summary.audited).toBe(1);
    });

    test.each([
      ['gzip', gzipSync(CLEAN), null],
      ['zip', zip({ name: 'march/a.txt', data: CLEAN }), 'march/a.txt'],
      ['gzip in a zip', zip({ name: 'a.gz', data: gzipSync(CLEAN) }), 'a.gz'],
    ])('from %s, by content', async (_, body, member) => {
      const { items } = await audit(body);
      expect(items.map((item) => [item.status, item.member])).toEqual([['audited', member]]);
    });

    test.each([
      ['UTF-16 without a byte order mark', (text: string) => Buffer.from(text, 'utf16le')],
      ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
      ['UTF-8', (text: string) => Buffer.from(text, 'utf8')],
    ])('in %s', async (_, encode) => {
      const { items } = await audit(encode(hand({ id: 7, name: 'Muñoz' })));
      expect(items).toMatchObject([
        { status: 'audited', players: [{ name: 'Muñoz' }, {}, {}], findings: [] },
      ]);
    });

    test('under the name, format and profile that are asked for', async () => {
      const { items } = await audit(CLEAN, '?name=monday.txt&format=pokerstars&profile=wsop');
      expect(items).toMatchObject([{ file: 'monday.txt', profile: 'wsop', format: 'pokerstars' }]);
      expect((await audit(CLEAN)).items).toMatchObject([{ file: 'body', profile: 'pokerstars' }]);
    });

    test('in Spanish, by query or by header', async () => {
      const english = (await audit(ILLEGAL)).items[0].findings[0].message;
      const spanish = (await audit(ILLEGAL, '?lang=es')).items[0].findings[0].message;
      const byHeader = await readAnswer(await post(ILLEGAL, '', { 'accept-language': 'es-MX' }));
      expect(english).toBe('Raised to 0.15; the smallest raise was to 0.20.');
      expect(spanish).toBe('Subió a 0.15; la subida mínima era a 0.20.');
      expect(byHeader.items[0].findings[0].message).toBe(spanish);
    });

    test.each([
      [
        'a game that is not read',
        UNSUPPORTED,
        'Este juego todavía no se lee o no se juega aquí: se esperaba el nombre de un juego conocido en la cabecera.',
      ],
      [
        'an action that is none',
        CLEAN.replace(' folds', ' wagers'),
        'No se ha entendido esta línea: se esperaba una acción de un jugador.',
      ],
      [
        'a hand cut off',
        CLEAN.slice(0, CLEAN.indexOf('*** SUMMARY')),
        'Falta una parte de la mano: se esperaba un resumen.',
      ],
    ])('in Spanish, %s too', async (_, text, message) => {
      const { items } = await audit(hand({ id: 99 }) + text, '?lang=es');
      expect(items[1]).toMatchObject({ status: 'rejected', rejection: { message } });
    });

    test('with what could not be read beside what could: nothing else is lost', async () => {
      const { items, summary } = await audit(CLEAN + UNSUPPORTED + ILLEGAL + CLEAN);
      expect(items.map(({ status }) => status)).toEqual(['audited', 'rejected', 'audited', 'duplicate']);
      expect(items[1]).toMatchObject({ rejection: { code: 'unsupported-game', line: HAND_LINES + 1 } });
      expect(summary).toMatchObject({ hands: 4, audited: 2, rejected: 1, duplicates: 1 });
    });

    test.each([
      [
        'an unsafe path',
        zip({ name: '../../etc/passwd', data: ILLEGAL }, { name: 'ok.txt', data: CLEAN }),
        'unsafe-path',
      ],
      [
        'a binary member',
        zip({ name: 'a.bin', data: Buffer.alloc(999, 1) }, { name: 'ok.txt', data: CLEAN }),
        'binary',
      ],
      [
        'a bomb at the end',
        zip({ name: 'ok.txt', data: CLEAN }, { name: 'bomb', data: bombText(80) }),
        'archive-bomb',
      ],
    ])('in a zip with %s', async (_, body, error) => {
      const { items } = await audit(body);
      expect(items.filter(({ status }) => status === 'audited')).toMatchObject([{ member: 'ok.txt' }]);
      const rejected = items.filter((item) => item.status === 'rejected');
      expect(rejected.map(({ rejection }) => rejection.text)).toContain(error);
    });

    test('in a gzip that is cut off, as far as it goes', async () => {
      const whole = gzipSync(Array.from({ length: 15 }, (_, id) => hand({ id: id + 1 })).join(''), {
        level: 0,
      });
      const { items } = await audit(whole.subarray(0, whole.length - 400));
      expect(items.slice(0, 14).every(({ status }) => status === 'audited')).toBe(true);
      expect(items.at(-1)).toMatchObject({
        status: 'rejected',
        rejection: { code: 'unreadable-source', text: 'truncated-archive' },
      });
    });
  });

  test(
    'says of a log what the command line says of it',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'floorman-hands-'));
      const file = join(folder, 'log.txt');
      const text = CLEAN + ILLEGAL + UNSUPPORTED + CLEAN + hand({ id: 70_000_000_002 });
      writeFileSync(file, text);
      for (const lang of ['en', 'es']) {
        const { status, records, summary } = await runAudit(['--lang', lang, file]);
        expect(status).toBe(2);
        const answer = await audit(text, `?lang=${lang}&name=${encodeURIComponent(file)}`);
        expect(answer.items).toEqual(records);
        expect({ ...answer.summary, seconds: 0 }).toEqual({ ...summary, seconds: 0 });
      }
      rmSync(folder, { recursive: true });
    },
    TIMEOUT_MS,
  );

  describe('audits canonical hands', () => {
    test('one, or an array of them, as it audits the text they were read from', async () => {
      const onLine = (line: number, items: readonly AuditRecord[]) =>
        items.map((item) => ({
          ...item,
          lines: [line, line],
          findings: item.findings.map((finding) => ({ ...finding, line })),
        }));
      const fromText = (await audit(ILLEGAL)).items;
      expect(fromText[0].findings).not.toEqual([]);
      expect((await readAnswer(await postJson(canonical(ILLEGAL)))).items).toEqual(onLine(1, fromText));
      const { items, summary } = await readAnswer(
        await postJson([canonical(CLEAN), canonical(ILLEGAL), canonical(CLEAN)]),
      );
      expect(items.map(({ index, status }) => [index, status])).toEqual([
        [0, 'audited'],
        [1, 'audited'],
        [2, 'duplicate'],
      ]);
      expect(items[1]).toEqual({ ...onLine(2, fromText)[0], index: 1 });
      expect(summary.findings).toEqual({ 'short-raise': 1 });
    });

    test('with those that do not fit the schema beside them', async () => {
      const { items, summary } = await readAnswer(
        await postJson([canonical(CLEAN), { site: 'x' }], '?lang=es'),
      );
      expect(items).toMatchObject([
        { status: 'audited', index: 0, lines: [1, 1] },
        {
          status: 'rejected',
          index: 1,
          lines: [2, 2],
          rejection: { code: 'invalid-hand', line: 2, text: '/1/format' },
        },
      ]);
      expect(items[1]).toMatchObject({ rejection: { message: expect.stringContaining('se esperaba') } });
      expect(summary).toMatchObject({ hands: 2, audited: 1, rejected: 1 });
    });

    test.each([
      ['one', { players: [{}, { cards: 'Zz' }] }, ''],
      ['an array', [{ players: [{}, { seat: 'x' }] }], '/0'],
    ])('400 with pointers where %s fits the schema nowhere', async (_, json, start) => {
      const problem = await refused(await postJson(json), 400, 'invalid-request');
      const pointers = problem.errors?.map(({ pointer }) => pointer);
      expect(pointers).toEqual(expect.arrayContaining([`${start}/site`, `${start}/players/1/seat`]));
    });

    test('400 for an invalid card, with the message of the notation', async () => {
      const wrong = JSON.parse(
        JSON.stringify(canonical(CLEAN)).replace('"2c 7d Ks"', '"2c 7x Ks"'),
      ) as unknown;
      const problem = await refused(await postJson(wrong), 400, 'invalid-request');
      expect(problem.errors).toEqual([
        { pointer: expect.stringMatching(/\/cards$/), message: expect.stringContaining('character') },
      ]);
      const spanish = await refused(await postJson(wrong, '?lang=es'), 400, 'invalid-request');
      expect(spanish.errors).toEqual([
        { pointer: expect.stringMatching(/\/cards$/), message: expect.stringContaining('carácter') },
      ]);
    });

    test.each([
      ['text', '"hello"'],
      ['a number', '7'],
      ['an empty array', '[]'],
      ['runs without end', JSON.stringify([{ events: [{ type: 'showdown', run: 1e15, line: 1 }] }])],
    ])('400 for %s', async (_, text) => {
      await refused(await post(text, '', { 'content-type': 'application/json' }), 400, 'invalid-request');
    });

    test('422 for games that the engine does not have', async () => {
      const other = {
        ...(canonical(CLEAN) as object),
        game: { variant: 'snap', limit: 'no-limit', rotation: null },
      };
      const problem = await refused(await postJson(other), 422, 'no-hands');
      expect(problem.errors).toMatchObject([{ code: 'unsupported-game', line: 1 }]);
    });

    test('413 for too many hands', async () => {
      await refused(await postJson(Array.from({ length: 21 }, () => ({}))), 413, 'too-many-hands');
    });
  });

  describe('refuses bodies without hands', () => {
    test('400: an empty body, or none', async () => {
      for (const body of ['', undefined]) {
        const problem = await refused(await post(body, '?lang=es'), 400, 'malformed-request');
        expect(problem.detail).toContain('está vacío');
      }
      const bare = await fetch(`${api.url}/v1/hands`, { method: 'POST' });
      await refused(bare, 400, 'malformed-request');
    });

    test.each([
      ['binary', Buffer.alloc(5000, 3), 'binary'],
      ['zeros', Buffer.alloc(100_000), 'binary'],
      ['a gzip cut off in its head', gzipSync(CLEAN).subarray(0, 8), 'truncated-archive'],
      ['a gzip with a wrong byte', Buffer.from(gzipSync(CLEAN)).fill(0x55, 20, 60), 'corrupt-archive'],
      ['a zip cut off', zip({ name: 'a', data: CLEAN }).subarray(0, 300), 'truncated-archive'],
      ['a zip of nothing but an unsafe path', zip({ name: '../a.txt', data: CLEAN }), 'unsafe-path'],
      ['another archive', Buffer.from('7z\xbc\xaf\x27\x1c0000000000', 'latin1'), 'unsupported-archive'],
    ])('400: %s', async (_, body, code) => {
      const problem = await refused(await post(body), 400, 'unreadable-source');
      expect(problem.errors).toMatchObject([{ code, line: 1, message: problem.detail }]);
      const spanish = await refused(await post(body, '?lang=es'), 400, 'unreadable-source');
      expect(spanish.title).toBe('No se puede leer el historial');
      expect(spanish.detail).not.toBe(problem.detail);
    });

    test('400: a gzip cut off in its only hand is about the archive, not about the hand', async () => {
      const cut = gzipSync(CLEAN).subarray(0, -150);
      const problem = await refused(await post(cut), 400, 'unreadable-source');
      expect(problem.detail).toBe('The archive is cut off: the compressed data end before their end mark.');
      expect(problem.errors).toMatchObject([{ code: 'truncated' }, { code: 'truncated-archive' }]);
      const spanish = await refused(await post(cut, '?lang=es'), 400, 'unreadable-source');
      expect(spanish.detail).toBe('El archivo comprimido está cortado.');
    });

    test('400 names the member of the zip', async () => {
      const problem = await refused(
        await post(zip({ name: '../a.txt', data: CLEAN })),
        400,
        'unreadable-source',
      );
      expect(problem.errors?.[0]?.member).toBe('../a.txt');
    });

    test.each([
      ['another text', 'Dear all,\nhere are the minutes.\n'],
      ['blanks', ' \n\n \n'],
      ['a log of a site that is not known', CLEAN.replace('PokerStars', 'Basement Poker')],
      ['an empty gzip', gzipSync('')],
      ['a gzip of another text, cut off', gzipSync('nothing')],
      [
        'UTF-16 in the wrong order of bytes',
        Buffer.from(CLEAN.replaceAll('\n', '\u0a0a'), 'utf16le').subarray(1),
      ],
    ])('422: %s', async (_, body) => {
      const problem = await refused(await post(body), 422, 'unknown-format');
      expect(problem.errors).toMatchObject([{ code: 'unknown-format', line: 1 }]);
      await refused(await post(body, '?lang=es'), 422, 'unknown-format');
    });

    test('422: another text, though the format is named: it is not said to be empty', async () => {
      const problem = await refused(await post('Dear all', '?format=pokerstars'), 422, 'unknown-format');
      expect(problem.detail).not.toContain('empty');
    });

    test('422: hands that cannot be read, with a line each', async () => {
      const problem = await refused(
        await post(UNSUPPORTED + UNSUPPORTED.replace('003', '004')),
        422,
        'no-hands',
      );
      expect(problem.errors).toMatchObject([
        { code: 'unsupported-game', line: 1 },
        { code: 'unsupported-game', line: HAND_LINES + 1 },
      ]);
    });

    test('413: more bytes, more hands, or more after unpacking than are taken', async () => {
      const large = await refused(await post(Buffer.alloc(2_000_001, CLEAN)), 413, 'body-too-large');
      expect(large.detail).toContain('POST /v1/imports');
      const many = Array.from({ length: 21 }, (_, id) => hand({ id: id + 1 })).join('');
      const problem = await refused(await post(many), 413, 'too-many-hands');
      expect(problem.detail).toContain('floorman audit');
      const bomb = Buffer.alloc(80 * 1024 ** 2, 'no hand here\n');
      await refused(
        await post(zip({ name: 'b', data: Buffer.concat([Buffer.from(UNSUPPORTED), bomb]) })),
        413,
        'archive-bomb',
      );
    });

    test.each([
      ['en', 'use --data-binary'],
      ['es', 'use --data-binary'],
    ])('422: a log whose line ends curl -d removed, with a suggestion (%s)', async (lang, suggestion) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const query = `?lang=${lang}`;
      const stripped = await refused(await post(CLEAN.replace(/\n/g, ''), query, form), 422, 'no-hands');
      expect(stripped.detail).toContain(suggestion);
      // With its line ends in it, it was sent as it should be.
      const whole = await refused(await post(UNSUPPORTED, query, form), 422, 'no-hands');
      expect(whole.detail).not.toContain(suggestion);
      const plain = await refused(await post(CLEAN.replace(/\n/g, ''), query), 422, 'no-hands');
      expect(plain.detail).not.toContain(suggestion);
    });

    test('415: a form', async () => {
      const type = { 'content-type': 'multipart/form-data; boundary=x' };
      await refused(await post('--x--', '', type), 415, 'unsupported-media-type');
    });

    test.each([
      ['?format=nonsense', '/format'],
      ['?profile=nonsense', '/profile'],
      ['?name=', '/name'],
      ['?format=auto&format=auto', '/format'],
      ['?store=perhaps', '/store'],
      ['?storage=true', ''],
    ])('400: the query %s', async (query, pointer) => {
      const problem = await refused(await post(CLEAN, query), 400, 'invalid-request');
      expect(problem.errors).toMatchObject([{ in: 'query', pointer }]);
    });
  });

  test('counts hands and findings for /metrics', async () => {
    const own = await startApi();
    const read = async (): Promise<string> => (await fetch(`${own.url}/metrics`)).text();
    expect(await read()).toContain('floorman_hands_total{status="audited"} 0');
    const body = CLEAN + ILLEGAL + UNSUPPORTED + CLEAN;
    for (let times = 0; times < 2; times++) {
      await (await fetch(`${own.url}/v1/hands`, { method: 'POST', body })).text();
    }
    const text = await read();
    await own.close();
    expect(text).toContain('floorman_hands_total{status="audited"} 4');
    expect(text).toContain('floorman_hands_total{status="rejected"} 2');
    expect(text).toContain('floorman_hands_total{status="duplicate"} 2');
    expect(text).toContain('floorman_findings_total{code="short-raise"} 2');
  });
});
