import { once } from 'node:events';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { startApi, type Api } from '../api/api.js';

/** Sends a request with headers that fetch does not send. */
const ask = async (url: string, headers: OutgoingHttpHeaders): Promise<{ status?: number; body: string }> => {
  const [answer] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage];
  let body = '';
  for await (const part of answer.setEncoding('utf8')) body += String(part);
  return { ...(answer.statusCode === undefined ? {} : { status: answer.statusCode }), body };
};

describe('a service without keys', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  const statusFor = async (headers: OutgoingHttpHeaders, path = '/v1/formats'): Promise<number | undefined> =>
    (await ask(api.url + path, headers)).status;

  test('answers requests to a loopback name', async () => {
    for (const host of ['localhost:4555', '127.0.0.1', '[::1]:3000'])
      expect([host, await statusFor({ host })]).toEqual([host, 200]);
  });

  test('refuses other host names: a foreign page may resolve its name to this machine', async () => {
    const refused = await ask(`${api.url}/v1/formats`, { host: 'evil.example:4555' });
    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([
      403,
      { code: 'forbidden', detail: expect.stringContaining('keys create') as string },
    ]);
    const spanish = await ask(`${api.url}/v1/formats?lang=es`, { host: 'evil.example' });
    expect(JSON.parse(spanish.body)).toMatchObject({
      detail: expect.stringContaining('hasta que exista una clave') as string,
    });
  });

  test('refuses requests that a proxy forwards', async () => {
    for (const name of ['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded'])
      expect([name, await statusFor({ [name]: '192.0.2.7' })]).toEqual([name, 403]);
  });

  test('answers probes and public pages under any host name', async () => {
    for (const path of ['/health/live', '/health/ready', '/openapi.json'])
      expect([path, await statusFor({ host: 'floorman.internal' }, path)]).toEqual([path, 200]);
  });
});
