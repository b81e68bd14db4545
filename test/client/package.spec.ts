import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientTypes } from '#scripts/client-types';
import { CLEAN, ILLEGAL } from '../api/logs.js';
import { ROOT } from '../commands/service.js';
import { runningService } from '../imports/running.js';

const FOLDER = join(ROOT, 'clients', 'typescript');
const TIMEOUT_MS = 120_000;

test('its types are up to date (otherwise run npm run client)', async () => {
  const document: unknown = JSON.parse(readFileSync(join(ROOT, 'docs', 'openapi.json'), 'utf8'));
  const committed = readFileSync(join(FOLDER, 'src', 'generated', 'openapi.ts'), 'utf8');
  expect(committed).toBe(await clientTypes(document));
});

/** The program of the README. */
const example = (): string => {
  const [, program = ''] =
    /^```ts\n([^]*?)^```$/m.exec(readFileSync(join(FOLDER, 'README.md'), 'utf8')) ?? [];
  return program;
};

const START = "import { Client, type Import } from '@floorman/client';\nconst client = new Client();\n";

/** Programs that the types accept, and wrong ones like them. */
const RIGHT = `${START}
export const hands = await client.get('/v1/hands', { query: { game: 'omaha', limit: 5 } });
if (hands.ok) for (const hand of hands.value.items) if (hand.status === 'audited') hand.players[0]?.name.length;
export const state = (log: Import): 'deleting' | undefined => (log.state === 'deleting' ? log.state : undefined);
const removed = await client.delete('/v1/hands/{id}', { path: { id: '5' } });
if (!removed.ok && removed.problem.code === 'not-found') removed.problem.errors?.[0]?.pointer?.length;
const csv = await client.text('/v1/imports/{id}/findings', { path: { id: 'i' }, query: { format: 'csv' } });
if (csv.ok) csv.value.split('\\n');
const asked = await client.post('/v1/equity', { body: { players: [{ hand: 'AhKh' }] } });
if (asked.ok) asked.status === 200 ? asked.value.players : asked.value.progress;
`;
const WRONG = {
  'an unknown route': "await client.get('/v1/nothing');",
  'an unknown parameter': "await client.get('/v1/hands', { query: { colour: 'red' } });",
  'an unknown value of a parameter': "await client.get('/v1/hands', { query: { game: 'bridge' } });",
  'a missing parameter': "await client.get('/v1/hands/{id}');",
  'a missing body': "await client.post('/v1/equity', {});",
  'a wrong body': "await client.post('/v1/equity', { body: { players: 2 } });",
  'a value without a look at ok': "(await client.get('/v1/rules')).value;",
  'a job where there may be an answer':
    "const reply = await client.post('/v1/equity', { body: {} }); if (reply.ok) reply.value.progress;",
  'an unknown code':
    "const r = await client.get('/v1/rules'); if (!r.ok && r.problem.code === 'nothing') r.problem;",
  'a text as JSON': "await client.get('/v1/hands/{id}/source', { path: { id: '5' } });",
  'a list without pages': "client.items('/v1/variants');",
  'an item of another list': "for await (const hand of client.items('/v1/hands')) hand.winner;",
};

describe('the package of the client, installed without a network', () => {
  const project = mkdtempSync(join(tmpdir(), 'floorman-client-'));
  const service = runningService({});
  const run = (command: string, args: readonly string[], folder = project) => {
    const environment = { ...process.env, FLOORMAN_URL: service.client.address, npm_config_offline: 'true' };
    const { stdout, stderr, status } = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      env: environment,
    });
    return { status, stdout, stderr };
  };
  /** Compiles programs strictly. Returns the names of those with errors, and all errors. */
  const compile = (...files: readonly string[]) => {
    const tsc = join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
    const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules', '@types')];
    const strict = [
      '--strict',
      '--exactOptionalPropertyTypes',
      '--noUncheckedIndexedAccess',
      '--noPropertyAccessFromIndexSignature',
    ];
    const modules = ['--target', 'es2022', '--module', 'nodenext', '--skipLibCheck', 'false'];
    const { stdout } = run(process.execPath, [tsc, ...types, ...strict, ...modules, ...files]);
    return {
      errors: stdout,
      wrong: [...new Set([...stdout.matchAll(/^([\w-]+)\.ts\(/gm)].map(([, name]) => name))],
    };
  };

  beforeAll(() => {
    const packed = run('npm', ['pack', '--pack-destination', project], FOLDER);
    expect(packed).toMatchObject({ status: 0 });
    writeFileSync(join(project, 'package.json'), '{"name":"project","private":true,"type":"module"}');
    const [archive = ''] = readdirSync(project).filter((name) => name.endsWith('.tgz'));
    expect(run('npm', ['install', '--no-audit', '--no-fund', `./${archive}`])).toMatchObject({ status: 0 });
  }, TIMEOUT_MS);
  afterAll(() => {
    rmSync(project, { recursive: true, force: true });
  });

  test('has what it needs and nothing else', () => {
    const installed = join(project, 'node_modules');
    expect(readdirSync(installed).filter((name) => !name.startsWith('.'))).toEqual(['@floorman']);
    const folder = join(installed, '@floorman', 'client');
    expect(readdirSync(folder).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    expect(readdirSync(join(folder, 'dist')).filter((name) => /spec|testing/.test(name))).toEqual([]);
  });

  test('runs the example of its README against the service', () => {
    writeFileSync(join(project, 'evening.txt'), CLEAN + ILLEGAL);
    writeFileSync(join(project, 'example.ts'), example());
    expect(compile('example.ts')).toEqual({ errors: '', wrong: [] });
    const { status, stdout, stderr } = run(process.execPath, ['example.js']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^done: 2 hands\nline \d+: short-raise, .+\n\[ '0\.\d{4}', '0\.\d{4}' \]\n$/);
  });

  test('has types for what the service takes and sends, and for nothing else', () => {
    const names = Object.keys(WRONG).map((name) => name.replaceAll(' ', '-'));
    writeFileSync(join(project, 'right.ts'), RIGHT);
    for (const [name, program] of Object.entries(WRONG))
      writeFileSync(
        join(project, `${name.replaceAll(' ', '-')}.ts`),
        `${START}${program}\nexport type { Import };\n`,
      );
    const { wrong } = compile('right.ts', ...names.map((name) => `${name}.ts`));
    expect(wrong.sort()).toEqual(names.sort());
  });
});
