import { availableParallelism } from 'node:os';
import { ConfigError, isLoopback, readConfig } from './config.js';

const HOME = '/home/someone/floorman';

function problemsOf(environment: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(environment, HOME);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  test('keeps the names of connections: a URL names no application', () => {
    const url = 'postgresql://me:p%20w@db.example:5433/poker?sslmode=require';
    const named = `${url}&application_name=poker`;
    const { databaseUrl, databaseReadUrl } = readConfig(
      { DATABASE_URL: named, DATABASE_READ_URL: url },
      HOME,
    );
    expect([databaseUrl, databaseReadUrl]).toEqual([url, url]);
  });

  test('has a default for every setting', () => {
    expect(readConfig({}, HOME)).toEqual({
      port: 3000,
      host: '127.0.0.1',
      trustedProxies: [],
      corsOrigins: [],
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      chunkStore: undefined,
      redisUrl: undefined,
      projectFolder: HOME,
      dataFolder: `${HOME}/.floorman`,
      dataIdentity: HOME,
      logLevel: 'info',
      bodyLimit: 16_777_216,
      handsAtOnce: 1000,
      requestTimeout: 60_000,
      uploadLimit: 17_179_869_184,
      uploadsAtOnce: 8,
      spoolLimit: 34_359_738_368,
      rateLimit: 30_000,
      heavyAtOnce: 16,
      equityQuestions: 64,
      streamsAtOnce: 32,
      pageItemsAtOnce: 50_000,
      connections: 20,
      statementTimeout: 300_000,
      chunkLength: 1_048_576,
      concurrency: availableParallelism(),
      jobLock: 10_000,
      uploadSilence: 15_000,
      webhookHttp: false,
      webhookPrivate: false,
      webhookTimeout: 10_000,
      keepDays: 0,
      webhookPause: 10_000,
      shutdownGrace: 10_000,
    });
  });

  test('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', HOST: '', DATABASE_URL: '', FLOORMAN_DATA: '' }, HOME)).toEqual(
      readConfig({}, HOME),
    );
  });

  test('identifies data elsewhere by their folder, and the default folder by the clone, however it is written', () => {
    const elsewhere = readConfig({ FLOORMAN_DATA: 'data/x' }, HOME);
    expect([elsewhere.dataFolder, elsewhere.dataIdentity]).toEqual([`${HOME}/data/x`, `${HOME}/data/x`]);
    expect(readConfig({ FLOORMAN_DATA: './.floorman' }, HOME).dataIdentity).toBe(HOME);
  });

  test.each(['127.0.0.1', '127.8.0.1', '::1', 'localhost'])(
    '%s is reachable from this machine only',
    (host) => {
      expect(readConfig({ HOST: host }, HOME).host).toBe(host);
      expect(isLoopback(host)).toBe(true);
    },
  );

  test.each([
    '0.0.0.0',
    '::',
    '::ffff:127.0.0.1',
    '192.168.1.2',
    'fe80::1%eth0',
    'example.org',
    '127.0.0.1.example.org',
    'xlocalhost',
  ])('%s is reachable from other machines', (host) => {
    expect(readConfig({ HOST: host }, HOME).host).toBe(host);
    expect(isLoopback(host)).toBe(false);
  });

  test.each(['http://0.0.0.0', '0.0.0.0 ', 'a/b', 'x'.repeat(256)])('rejects the host %j', (host) => {
    expect(problemsOf({ HOST: host })).toEqual(['HOST must be an address or a host name']);
  });

  test.each(['65536', '-1', '80.5', 'http', '0x10', '1e3', ' 80'])('rejects the port %j', (port) => {
    expect(problemsOf({ PORT: port })).toEqual(['PORT must be a whole number from 0 to 65535']);
  });

  test('trusts the configured proxies, by address or network', () => {
    const { trustedProxies } = readConfig(
      { FLOORMAN_TRUST_PROXY: '10.0.0.7, 172.16.0.0/12,fd00::/8,::1' },
      HOME,
    );
    expect(trustedProxies).toEqual(['10.0.0.7', '172.16.0.0/12', 'fd00::/8', '::1']);
  });

  test.each([
    'true',
    '1',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    'proxy.example',
    '::/129',
    '10.0.0.7,',
  ])('rejects the proxy %j', (text) => {
    expect(problemsOf({ FLOORMAN_TRUST_PROXY: text })).toEqual([
      'FLOORMAN_TRUST_PROXY must be addresses or networks: 10.0.0.7,172.16.0.0/12',
    ]);
  });

  test('has the origins of other pages as browsers send them', () => {
    const given = 'https://one.example, http://localhost:5173';
    expect(readConfig({ FLOORMAN_CORS_ORIGINS: given }, HOME).corsOrigins).toEqual(given.split(', '));
    for (const text of [
      '*',
      'https://one.example/',
      'one.example',
      'https://ONE.example',
      'ftp://one.example',
      'null',
    ])
      expect(problemsOf({ FLOORMAN_CORS_ORIGINS: text })).toEqual([
        'FLOORMAN_CORS_ORIGINS must be origins: https://one.example,https://two.example:8443',
      ]);
  });

  test('refuses a queue on another machine for the embedded database, which serves one machine', () => {
    const problems = problemsOf({ REDIS_URL: 'redis://:hunter2@queue.example:6379' });
    expect(problems).toEqual([expect.stringMatching(/^REDIS_URL names another machine.*set DATABASE_URL/)]);
    expect(problems.join()).not.toContain('hunter2');
    for (const url of ['redis://127.0.0.1:6379', 'redis://localhost', 'rediss://[::1]:6380/2'])
      expect(problemsOf({ REDIS_URL: url })).toEqual([]);
    const database = 'postgresql://floorman@database.example/floorman';
    expect(problemsOf({ REDIS_URL: 'redis://queue.example', DATABASE_URL: database })).toEqual([]);
  });

  test.each(['s3://poker', 's3://poker-logs/', 's3://poker.logs/floorman/v1=a'])(
    'has the chunk store %s',
    (text) => {
      expect(readConfig({ FLOORMAN_CHUNK_STORE: text }, HOME).chunkStore).toBe(text);
    },
  );

  test.each([
    'poker',
    'https://poker/x',
    's3://',
    's3://P',
    's3://poker//x',
    's3://poker/a b',
    's3://u:p@poker/x',
  ])('rejects the chunk store %j', (text) => {
    expect(problemsOf({ FLOORMAN_CHUNK_STORE: text })).toEqual([
      'FLOORMAN_CHUNK_STORE must be a bucket and a prefix: s3://bucket/prefix',
    ]);
  });

  test('names every wrong variable, and never repeats a value', () => {
    const problems = problemsOf({
      PORT: 'x',
      DATABASE_URL: 'mysql://root:hunter2@db',
      FLOORMAN_LOG_LEVEL: 'loud',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('hunter2');
  });
});
