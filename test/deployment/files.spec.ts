import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, VARIABLES } from '#runtime';
import { ROOT } from '../commands/service.js';
import { compose, interpolated, ownServices } from './compose.js';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The instructions of the Dockerfile, with continued lines joined. */
const instructions = read('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    return { name, rest: rest.trim() };
  });
const argumentsOf = (name: string): string[] =>
  instructions.filter((each) => each.name === name).map(({ rest }) => rest);
const lastStage = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));

const missing = (paths: readonly string[]): string[] => paths.filter((path) => !existsSync(join(ROOT, path)));

/** The paths in the image, relative to its folder. */
const inImage = lastStage
  .filter(({ name }) => name === 'COPY')
  .flatMap(({ rest }) =>
    rest
      .replace(/^--from=\w+ /, '')
      .split(' ')
      .slice(0, -1),
  )
  .map((path) => path.replace(/^\/app\//, ''));
const isInImage = (path: string): boolean =>
  inImage.some((copied) => path === copied || path.startsWith(`${copied}/`));

/** Scripts that node runs in Dockerfile and compose.yaml. */
const scripts = [
  ...[...read('Dockerfile').matchAll(/"node", "([^"]+)"/g)].map(([, script = '']) => script),
  ...ownServices.map(([, { command = [] }]) => command[1] ?? ''),
  ...[
    ...(read('compose.yaml') + read('docs/deployment.md')).matchAll(/\bnode ((?:bin|dist|scripts)\/\S+)/g),
  ].map(([, script = '']) => script),
];

describe('Dockerfile', () => {
  test('copies existing files that .dockerignore does not exclude', () => {
    const copied = argumentsOf('COPY')
      .filter((rest) => !rest.startsWith('--from='))
      .flatMap((rest) => rest.split(' ').slice(0, -1));
    expect(copied.length).toBeGreaterThan(8);
    expect(missing(copied)).toEqual([]);
    const [first, ...lines] = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(first).toBe('*');
    const allowed = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(missing(allowed)).toEqual([]);
    expect(
      copied.filter((path) => !allowed.some((each) => path === each || path.startsWith(`${each}/`))),
    ).toEqual([]);
  });

  test('runs scripts of package.json', () => {
    const { scripts: named } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const run = [...read('Dockerfile').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(run).toEqual(['build']);
    expect(run.filter((name) => !(name in named))).toEqual([]);
  });

  test('contains every program that it starts', () => {
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((script) => !isInImage(script))).toEqual([]);
    expect(missing(scripts)).toEqual([]);
    // The command line builds if there are sources, so the image has none.
    expect(isInImage('tsconfig.build.json')).toBe(false);
  });

  test('contains the built page', () => {
    expect(isInImage('dist/web/index.html')).toBe(true);
    expect(isInImage('apps/web/index.html')).toBe(false);
  });

  test('does not run as root, and contains no development tools', () => {
    const user = lastStage.findIndex(({ name, rest }) => name === 'USER' && rest === 'node');
    expect(user).toBeGreaterThan(lastStage.findIndex(({ name }) => name === 'COPY'));
    expect(user).toBeLessThan(lastStage.findIndex(({ name }) => name === 'CMD'));
    expect(lastStage.filter(({ rest }) => rest.includes('npm ci')).map(({ rest }) => rest)).toEqual([
      expect.stringContaining('--omit=dev'),
    ]);
  });

  test('sets only variables that the configuration reads', () => {
    const set = argumentsOf('ENV').map((rest) => rest.split('=')[0] ?? '');
    expect(set.filter((name) => name !== 'NODE_ENV' && !VARIABLES.includes(name))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  test('has the roles, each with its command', () => {
    expect(ownServices.map(([name]) => name)).toEqual(['migrate', 'api', 'worker']);
    for (const [name, { command }] of ownServices)
      expect(command).toEqual(['node', `dist/programs/${name}.js`]);
  });

  test('sets only variables that the configuration reads', () => {
    for (const [, { environment = {} }] of ownServices)
      expect(Object.keys(environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
  });

  test('passes on the variables of .env', () => {
    for (const [name, { env_file: files }] of ownServices)
      expect([name, files]).toEqual([name, [{ path: '.env', required: false }]]);
    // What compose.yaml sets itself overrides .env: it must not be a setting of the README.
    for (const [, { environment = {} }] of ownServices)
      expect(Object.keys(environment).filter((name) => name.startsWith('FLOORMAN_'))).toEqual([]);
  });

  test('gives every role more time to stop than its own grace period', () => {
    const { shutdownGrace } = readConfig({}, ROOT);
    for (const [name, { stop_grace_period: period = '10s' }] of ownServices)
      expect([name, Number(/^(\d+)s$/.exec(period)?.[1]) * 1000 > 2 * shutdownGrace]).toEqual([name, true]);
  });

  test('checks the database over TCP, as its clients connect', () => {
    expect(compose.services.postgres?.healthcheck?.test).toContain('--host=127.0.0.1');
  });

  test('contains no secret, and does not start without one', () => {
    const text = read('compose.yaml');
    expect([...text.matchAll(/PASSWORD(?::-|=\w)/g)]).toEqual([]);
    const [, { environment = {} }] = ownServices[0];
    expect(() => interpolated(environment.DATABASE_URL ?? '', {})).toThrow(
      'POSTGRES_PASSWORD: put it into .env',
    );
    expect(interpolated(environment.DATABASE_URL ?? '', { POSTGRES_PASSWORD: 'x1' })).toBe(
      'postgresql://floorman:x1@postgres:5432/floorman',
    );
  });

  test('depends on declared services and mounts declared volumes', () => {
    for (const [, service] of Object.entries(compose.services)) {
      for (const name of Object.keys(service.depends_on ?? {})) expect(compose.services).toHaveProperty(name);
      for (const volume of service.volumes ?? [])
        expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
    }
    for (const name of ['api', 'worker'])
      expect(compose.services[name]?.depends_on).toMatchObject({
        migrate: { condition: 'service_completed_successfully' },
        postgres: { condition: 'service_healthy' },
        redis: { condition: 'service_healthy' },
      });
  });
});
