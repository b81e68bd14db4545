import { Client } from 'pg';

/** Creates an empty database on the server of `npm test`. */
export const createDatabase = async (): Promise<string> => {
  const server = process.env.FLOORMAN_TEST_DATABASE_URL;
  if (server === undefined)
    throw new Error('run the tests through `npm test`, which starts a database for them');
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};
