import { gzipSync } from 'node:zlib';
import { readProblem, startHandsApi } from './hands-api.js';
import { CLEAN, hand, HAND_LINES, UNSUPPORTED, zip } from './logs.js';

describe('POST /v1/hands refuses', () => {
  const { post, postPlain } = startHandsApi();

  test('400: an empty or missing body', async () => {
    for (const body of ['', undefined]) {
      const problem = await readProblem(await post(body, '?lang=es'), 400, 'malformed-request');
      expect(problem.detail).toContain('está vacío');
    }
    const bare = await postPlain();
    await readProblem(bare, 400, 'malformed-request');
  });

  test.each([
    ['binary', Buffer.alloc(5000, 3), 'binary'],
    ['zeros', Buffer.alloc(100_000), 'binary'],
    ['a gzip truncated in its header', gzipSync(CLEAN).subarray(0, 8), 'truncated-archive'],
    ['a gzip with a wrong byte', Buffer.from(gzipSync(CLEAN)).fill(0x55, 20, 60), 'corrupt-archive'],
    ['a truncated zip', zip({ name: 'a', data: CLEAN }).subarray(0, 300), 'truncated-archive'],
    ['a zip with only an unsafe path', zip({ name: '../a.txt', data: CLEAN }), 'unsafe-path'],
    ['an unsupported archive', Buffer.from('7z\xbc\xaf\x27\x1c0000000000', 'latin1'), 'unsupported-archive'],
  ])('400: %s', async (_, body, code) => {
    const problem = await readProblem(await post(body), 400, 'unreadable-source');
    expect(problem.errors).toMatchObject([{ code, line: 1, message: problem.detail }]);
    const spanish = await readProblem(await post(body, '?lang=es'), 400, 'unreadable-source');
    expect(spanish.title).toBe('No se puede leer el historial');
    expect(spanish.detail).not.toBe(problem.detail);
  });

  test('400: for a gzip truncated in its only hand, the problem is the archive, not the hand', async () => {
    const cut = gzipSync(CLEAN).subarray(0, -150);
    const problem = await readProblem(await post(cut), 400, 'unreadable-source');
    expect(problem.detail).toBe('The archive is cut off: the compressed data end before their end mark.');
    expect(problem.errors).toMatchObject([{ code: 'truncated' }, { code: 'truncated-archive' }]);
    const spanish = await readProblem(await post(cut, '?lang=es'), 400, 'unreadable-source');
    expect(spanish.detail).toBe('El archivo comprimido está cortado.');
  });

  test('400 names the member of the zip', async () => {
    const problem = await readProblem(
      await post(zip({ name: '../a.txt', data: CLEAN })),
      400,
      'unreadable-source',
    );
    expect(problem.errors?.[0]?.member).toBe('../a.txt');
  });

  test.each([
    ['another text', 'Dear all,\nhere are the minutes.\n'],
    ['blanks', ' \n\n \n'],
    ['a log of an unknown site', CLEAN.replace('PokerStars', 'Basement Poker')],
    ['an empty gzip', gzipSync('')],
    ['a gzip of another text', gzipSync('nothing')],
    [
      'UTF-16 with the wrong byte order',
      Buffer.from(CLEAN.replaceAll('\n', '\u0a0a'), 'utf16le').subarray(1),
    ],
  ])('422: %s', async (_, body) => {
    const problem = await readProblem(await post(body), 422, 'unknown-format');
    expect(problem.errors).toMatchObject([{ code: 'unknown-format', line: 1 }]);
    await readProblem(await post(body, '?lang=es'), 422, 'unknown-format');
  });

  test('422: another text with a named format is not reported as empty', async () => {
    const problem = await readProblem(await post('Dear all', '?format=pokerstars'), 422, 'unknown-format');
    expect(problem.detail).not.toContain('empty');
  });

  test('422: hands that cannot be read, with a line each', async () => {
    const problem = await readProblem(
      await post(UNSUPPORTED + UNSUPPORTED.replace('003', '004')),
      422,
      'no-hands',
    );
    expect(problem.errors).toMatchObject([
      { code: 'unsupported-game', line: 1 },
      { code: 'unsupported-game', line: HAND_LINES + 1 },
    ]);
  });

  test('413: too many bytes, too many hands, or too many bytes after unpacking', async () => {
    const large = await readProblem(await post(Buffer.alloc(2_000_001, CLEAN)), 413, 'body-too-large');
    expect(large.detail).toContain('POST /v1/imports');
    const many = Array.from({ length: 21 }, (_, id) => hand({ id: id + 1 })).join('');
    const problem = await readProblem(await post(many), 413, 'too-many-hands');
    expect(problem.detail).toContain('floorman audit');
    const bomb = Buffer.alloc(80 * 1024 ** 2, 'no hand here\n');
    await readProblem(
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
    const stripped = await readProblem(await post(CLEAN.replace(/\n/g, ''), query, form), 422, 'no-hands');
    expect(stripped.detail).toContain(suggestion);
    // No suggestion for a log with line ends.
    const whole = await readProblem(await post(UNSUPPORTED, query, form), 422, 'no-hands');
    expect(whole.detail).not.toContain(suggestion);
    const plain = await readProblem(await post(CLEAN.replace(/\n/g, ''), query), 422, 'no-hands');
    expect(plain.detail).not.toContain(suggestion);
  });

  test('415: a form', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    await readProblem(await post('--x--', '', type), 415, 'unsupported-media-type');
  });

  test.each([
    ['?format=nonsense', '/format'],
    ['?profile=nonsense', '/profile'],
    ['?name=', '/name'],
    ['?format=auto&format=auto', '/format'],
    ['?store=perhaps', '/store'],
    ['?storage=true', ''],
  ])('400: the query %s', async (query, pointer) => {
    const problem = await readProblem(await post(CLEAN, query), 400, 'invalid-request');
    expect(problem.errors).toMatchObject([{ in: 'query', pointer }]);
  });
});
