import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '#storage';
import { floorman, type Ran } from '../cli/floorman.js';
import { ROOT } from '../commands/service.js';

/** A key as `keys create --json` prints it. */
export interface MadeKey {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly workspace: string;
  readonly scopes: readonly string[];
}

/** Creates and revokes keys with the command line, in the database that the environment names. */
export class Operator {
  constructor(private readonly environment: NodeJS.ProcessEnv) {}

  keys(...args: readonly string[]): Promise<Ran> {
    return floorman(['keys', ...args], '', this.environment);
  }

  async create(name: string, workspace: string, scopes: string): Promise<MadeKey> {
    const flags = ['--name', name, '--workspace', workspace, '--scopes', scopes, '--json'];
    const { code, stdout, stderr } = await this.keys('create', ...flags);
    if (code !== 0) throw new Error(`no key was created: ${stderr}`);
    return JSON.parse(stdout) as MadeKey;
  }
}

/** A new database with the tables of the service, on the server of `npm test`. */
export const freshDatabase = async (): Promise<{ url: string; remove: () => Promise<void> }> => {
  const server = process.env.FLOORMAN_TEST_DATABASE_URL;
  if (server === undefined)
    throw new Error('run the tests through `npm test`, which starts a database for them');
  const name = `access_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.href, join(ROOT, 'prisma', 'migrations'));
  return { url: url.href, remove: () => run(`drop database ${name} with (force)`) };
};

export const bearer = (key: string): { headers: { authorization: string } } => ({
  headers: { authorization: `Bearer ${key}` },
});
