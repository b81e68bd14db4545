import { startApi, type Api } from './api.js';
import { ProbeModule } from './probe.module.js';

describe('request bodies', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ resources: [ProbeModule], environment: { FLOORMAN_BODY_LIMIT: '5000' } });
  });
  afterAll(() => api.close());

  const post = async (path: string, type: string | undefined, body: Uint8Array<ArrayBuffer> | string) => {
    const response = await fetch(`${api.url}/v1/probe/${path}`, {
      method: 'POST',
      // For a string, fetch would add a content type.
      body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
      headers: type === undefined ? {} : { 'content-type': type },
    });
    expect(response.status).toBe(200);
    return response.json();
  };

  const bytes = Uint8Array.from([0x00, 0xff, 0xfe, 0x80, 0x0d, 0x0a]);

  test.each([
    'text/plain',
    'text/plain; charset=utf-16',
    'application/octet-stream',
    'application/x-www-form-urlencoded',
    'application/x-ndjson',
    'application/gzip',
    undefined,
  ])('arrive as unchanged bytes with the content type %s', async (type) => {
    expect(await post('bytes', type, bytes)).toEqual({ bytes: 6, hex: '00fffe800d0a' });
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'application/vnd.floorman.hand+json'])(
    'are parsed as JSON with the content type %s',
    async (type) => {
      expect(await post('bytes', type, '{"hand":"é"}')).toEqual({ json: { hand: 'é' } });
    },
  );

  test('may be empty', async () => {
    expect(await post('bytes', 'text/plain', '')).toEqual({ bytes: 0, hex: '' });
  });

  test('arrive as a stream of any size and content type, also JSON', async () => {
    const big = new Uint8Array(1_000_000);
    expect(await post('stream', 'text/plain', big)).toEqual({ bytes: 1_000_000 });
    expect(await post('stream', 'application/json', '{not even json')).toEqual({ bytes: 14 });
  });

  test('the handler receives the value that the schema returns', async () => {
    const page = await fetch(`${api.url}/v1/probe/page?limit=25`);
    expect(await page.json()).toEqual({ limit: 25 });
    const usual = await fetch(`${api.url}/v1/probe/page`);
    expect(await usual.json()).toEqual({ limit: 10 });
  });
});
