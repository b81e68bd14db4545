import { floorman } from '../cli/floorman.js';
import { Problem } from '../../apps/api/http/problem.js';
import { incidentKinds, rulingSchema } from '#rules';
import { IncidentPage } from '../../apps/api/rulings/ruling.dto.js';
import { startApi, type Api } from './api.js';

const EXPOSED = {
  profile: 'roberts',
  game: { variant: 'holdem', limit: 'no-limit' },
  situation: { stage: 'initial-deal', players: 6 },
  incident: { type: 'card-exposed', by: 'dealer', ordinal: 7 },
};

describe('POST /v1/rulings', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  const send = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${api.url}/v1/rulings`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const ask = (request: unknown, headers?: Record<string, string>): Promise<Response> =>
    send(JSON.stringify(request), headers);
  /** The status of a response with a problem, its code, and its errors: `pointer code`. */
  const problemOf = async (response: Response): Promise<unknown[]> => {
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    const { status, code, errors = [] } = Problem.parse(await response.json());
    expect(status).toBe(response.status);
    return [status, code, ...errors.map(({ pointer = '', code: name = '' }) => `${pointer} ${name}`)];
  };

  test('R-IRR-12: answers with the ruling', async () => {
    const response = await ask(EXPOSED);
    expect(response.status).toBe(200);
    expect(rulingSchema.strict().parse(await response.json())).toMatchObject({
      ruling: 'card-replaced',
      hand: 'goes-on',
      rules: ['R-MIS-2', 'R-IRR-12'],
    });
  });

  test('explains in the language of the request', async () => {
    const spanish = (await (await ask(EXPOSED, { 'accept-language': 'es' })).json()) as {
      explanation: string;
    };
    expect(spanish.explanation).toMatch(/^El crupier ha expuesto una carta\./);
  });

  test('takes a profile document', async () => {
    const profile = {
      id: 'the-club',
      name: { en: 'The club', es: 'El club' },
      version: 1,
      base: 'roberts',
      switches: { misdealExposed: 'any' },
    };
    const response = await ask({ ...EXPOSED, profile });
    expect(await response.json()).toMatchObject({ ruling: 'misdeal', rules: ['P-IRR-2'] });
  });

  test('422: names every missing fact', async () => {
    const response = await ask({ ...EXPOSED, situation: {} });
    expect(await problemOf(response)).toEqual([
      422,
      'unprocessable',
      '/situation/stage missing-fact',
      '/situation/acted missing-fact',
    ]);
    const incident = await ask({ ...EXPOSED, incident: { type: 'card-exposed' } });
    expect(await problemOf(incident)).toEqual([422, 'unprocessable', '/incident/by missing-fact']);
  });

  test.each<[unknown, string]>([
    [{ ...EXPOSED, profile: 'nowhere' }, '/profile unknown-profile'],
    [{ ...EXPOSED, game: { variant: 'snap' } }, '/game/variant unknown-game'],
    [{ ...EXPOSED, incident: { type: 'flood' } }, '/incident/type unknown-incident'],
    [{ ...EXPOSED, situation: { stage: 'lunch' } }, '/situation/stage wrong-value'],
    [{ ...EXPOSED, weather: 'fine' }, '/weather unknown-property'],
  ])('400: %j', async (request, error) => {
    expect(await problemOf(await ask(request))).toEqual([400, 'invalid-request', error]);
  });

  test('400: what is not JSON, with its line', async () => {
    const response = await send('{"profile":\n,}');
    expect(Problem.parse(await response.json())).toMatchObject({
      status: 400,
      code: 'malformed-json',
      errors: [{ line: 2 }],
    });
  });

  test('415: another content type', async () => {
    const response = await send('x', { 'content-type': 'text/plain' });
    expect(response.status).toBe(415);
  });

  test.each(['en', 'es'])('floorman rule --ndjson prints the same bodies (%s)', async (lang) => {
    const bodies = [
      JSON.stringify(EXPOSED),
      JSON.stringify({ ...EXPOSED, situation: {} }),
      JSON.stringify({ ...EXPOSED, profile: 'nowhere' }),
      '{"profile":',
      '{"__proto__":{}}',
      `{"profile":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    ];
    for (const body of bodies) {
      const response = await send(body, { 'accept-language': lang });
      const json: unknown = await response.json();
      const ran = await floorman(['rule', '-', '--ndjson', '--lang', lang], `${body}\n`);
      expect(JSON.parse(ran.stdout)).toEqual(response.ok ? json : { problem: json });
    }
  });

  test('GET /v1/rulings/incidents lists all incidents with their questions', async () => {
    const response = await fetch(`${api.url}/v1/rulings/incidents`);
    expect(response.status).toBe(200);
    const page = IncidentPage.strict().parse(await response.json());
    expect(page.items.map(({ type }) => type)).toEqual(incidentKinds.map(({ type }) => type));
    expect(page.situation.map(({ name }) => name)).toContain('stage');
    expect(page.names.rulings.misdeal).toEqual({ en: 'Misdeal', es: 'Reparto nulo' });
  });
});
