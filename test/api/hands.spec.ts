import { stepSchema, type AuditRecord } from '#audit';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TIMEOUT_MS, runAudit } from '../bad-input/command-line.js';
import { startApi } from './api.js';
import { canonical, readResponse, readProblem, startHandsApi } from './hands-api.js';
import { bombText, CLEAN, hand, HAND_LINES, ILLEGAL, RAISE_LINE, UNSUPPORTED, zip } from './logs.js';

describe('POST /v1/hands', () => {
  const { post, audit, postJson, postPlain } = startHandsApi();

  describe('an audited log', () => {
    test('has each finding at its line of the text', async () => {
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
    ])('may have %s content type', async (_, type) => {
      const response = await postPlain({
        body: new TextEncoder().encode(CLEAN),
        headers: type === undefined ? {} : { 'content-type': type },
      });
      expect((await readResponse(response)).summary.audited).toBe(1);
    });

    test.each([
      ['gzip', gzipSync(CLEAN), null],
      ['zip', zip({ name: 'march/a.txt', data: CLEAN }), 'march/a.txt'],
      ['gzip in a zip', zip({ name: 'a.gz', data: gzipSync(CLEAN) }), 'a.gz'],
    ])('may be %s, which is detected by content', async (_, body, member) => {
      const { items } = await audit(body);
      expect(items.map((item) => [item.status, item.member])).toEqual([['audited', member]]);
    });

    test.each([
      ['UTF-16 without a byte order mark', (text: string) => Buffer.from(text, 'utf16le')],
      ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
      ['UTF-8', (text: string) => Buffer.from(text, 'utf8')],
    ])('may be encoded in %s', async (_, encode) => {
      const { items } = await audit(encode(hand({ id: 7, name: 'Muñoz' })));
      expect(items).toMatchObject([
        { status: 'audited', players: [{ name: 'Muñoz' }, {}, {}], findings: [] },
      ]);
    });

    test('has the steps of each replay on request, and none of a duplicate', async () => {
      const response = await post(CLEAN + UNSUPPORTED + CLEAN, '?replay=true');
      const { items } = (await response.json()) as {
        items: { status: string; steps?: { event: string }[] }[];
      };
      expect(items.map(({ status, steps }) => [status, steps?.[0]?.event])).toEqual([
        ['audited', 'small-blind'],
        ['rejected', undefined],
        ['duplicate', undefined],
      ]);
      for (const step of items[0].steps ?? []) expect(stepSchema.parse(step)).toEqual(step);
    });

    test('has the requested name, format and profile', async () => {
      const { items } = await audit(CLEAN, '?name=monday.txt&format=pokerstars&profile=wsop');
      expect(items).toMatchObject([{ file: 'monday.txt', profile: 'wsop', format: 'pokerstars' }]);
      expect((await audit(CLEAN)).items).toMatchObject([{ file: 'body', profile: 'pokerstars' }]);
    });

    test('has Spanish messages by query or by header', async () => {
      const english = (await audit(ILLEGAL)).items[0].findings[0].message;
      const spanish = (await audit(ILLEGAL, '?lang=es')).items[0].findings[0].message;
      const byHeader = await readResponse(await post(ILLEGAL, '', { 'accept-language': 'es-MX' }));
      expect(english).toBe('Raised to 0.15; the smallest raise was to 0.20.');
      expect(spanish).toBe('Subió a 0.15; la subida mínima era a 0.20.');
      expect(byHeader.items[0].findings[0].message).toBe(spanish);
    });

    test.each([
      [
        'an unsupported game',
        UNSUPPORTED,
        'Este juego no se admite: se esperaba el nombre de un juego conocido en la cabecera.',
      ],
      [
        'an unknown action',
        CLEAN.replace(' folds', ' wagers'),
        'No se ha entendido esta línea: se esperaba una acción de un jugador.',
      ],
      [
        'a truncated hand',
        CLEAN.slice(0, CLEAN.indexOf('*** SUMMARY')),
        'Falta una parte de la mano: se esperaba un resumen.',
      ],
    ])('has a Spanish message for %s', async (_, text, message) => {
      const { items } = await audit(hand({ id: 99 }) + text, '?lang=es');
      expect(items[1]).toMatchObject({ status: 'rejected', rejection: { message } });
    });

    test('has the rejected hands between the audited ones', async () => {
      const { items, summary } = await audit(CLEAN + UNSUPPORTED + ILLEGAL + CLEAN);
      expect(items.map(({ status }) => status)).toEqual(['audited', 'rejected', 'audited', 'duplicate']);
      expect(items[1]).toMatchObject({ rejection: { code: 'unsupported-game', line: HAND_LINES + 1 } });
      expect(summary).toMatchObject({ hands: 4, audited: 2, rejected: 1, duplicates: 1 });
    });

    test('may be next to a binary member in a zip, which is skipped', async () => {
      const body = zip({ name: 'a.bin', data: Buffer.alloc(999, 1) }, { name: 'ok.txt', data: CLEAN });
      const { items, summary } = await audit(body);
      expect(items).toMatchObject([{ status: 'audited', member: 'ok.txt' }]);
      expect(summary).toMatchObject({ hands: 1, skipped: { 'not-a-log': 1 } });
    });

    test.each([
      [
        'an unsafe path',
        zip({ name: '../../etc/passwd', data: ILLEGAL }, { name: 'ok.txt', data: CLEAN }),
        'unsafe-path',
      ],
      [
        'a bomb at the end',
        zip({ name: 'ok.txt', data: CLEAN }, { name: 'bomb', data: bombText(80) }),
        'archive-bomb',
      ],
    ])('may be next to %s in a zip', async (_, body, error) => {
      const { items } = await audit(body);
      expect(items.filter(({ status }) => status === 'audited')).toMatchObject([{ member: 'ok.txt' }]);
      const rejected = items.filter((item) => item.status === 'rejected');
      expect(rejected.map(({ rejection }) => rejection.text)).toContain(error);
    });

    test('is audited up to the end of a truncated gzip', async () => {
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
    'returns the records of the command line',
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

  describe('canonical hands', () => {
    test('give the records of the text that they were read from, one or an array of them', async () => {
      const onLine = (line: number, items: readonly AuditRecord[]) =>
        items.map((item) => ({
          ...item,
          lines: [line, line],
          findings: item.findings.map((finding) => ({ ...finding, line })),
        }));
      const fromText = (await audit(ILLEGAL)).items;
      expect(fromText[0].findings).not.toEqual([]);
      expect((await readResponse(await postJson(canonical(ILLEGAL)))).items).toEqual(onLine(1, fromText));
      const { items, summary } = await readResponse(
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

    test('are audited next to hands that do not match the schema', async () => {
      const { items, summary } = await readResponse(
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
      ['one hand', { players: [{}, { cards: 'Zz' }] }, ''],
      ['an array', [{ players: [{}, { seat: 'x' }] }], '/0'],
    ])('400 with pointers for %s that does not match the schema', async (_, json, start) => {
      const problem = await readProblem(await postJson(json), 400, 'invalid-request');
      const pointers = problem.errors?.map(({ pointer }) => pointer);
      expect(pointers).toEqual(expect.arrayContaining([`${start}/site`, `${start}/players/1/seat`]));
    });

    test('400 for an invalid card, with the message of the notation', async () => {
      const wrong = JSON.parse(
        JSON.stringify(canonical(CLEAN)).replace('"2c 7d Ks"', '"2c 7x Ks"'),
      ) as unknown;
      const problem = await readProblem(await postJson(wrong), 400, 'invalid-request');
      expect(problem.errors).toEqual([
        { pointer: expect.stringMatching(/\/cards$/), message: expect.stringContaining('character') },
      ]);
      const spanish = await readProblem(await postJson(wrong, '?lang=es'), 400, 'invalid-request');
      expect(spanish.errors).toEqual([
        { pointer: expect.stringMatching(/\/cards$/), message: expect.stringContaining('carácter') },
      ]);
    });

    test.each([
      ['text', '"hello"'],
      ['a number', '7'],
      ['an empty array', '[]'],
      ['too many runs', JSON.stringify([{ events: [{ type: 'showdown', run: 1e15, line: 1 }] }])],
    ])('400 for %s', async (_, text) => {
      await readProblem(await post(text, '', { 'content-type': 'application/json' }), 400, 'invalid-request');
    });

    test('422 for unknown games', async () => {
      const other = {
        ...(canonical(CLEAN) as object),
        game: { variant: 'snap', limit: 'no-limit', rotation: null },
      };
      const problem = await readProblem(await postJson(other), 422, 'no-hands');
      expect(problem.errors).toMatchObject([{ code: 'unsupported-game', line: 1 }]);
    });

    test('413 for too many hands', async () => {
      await readProblem(await postJson(Array.from({ length: 21 }, () => ({}))), 413, 'too-many-hands');
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
