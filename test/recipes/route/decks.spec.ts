import { startApi, type Api } from '../../api/api.js';
import { DecksModule } from './decks.module.js';

describe('GET /v1/decks', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ resources: [DecksModule] });
  });
  afterAll(() => api.close());

  test('lists the decks', async () => {
    const response = await fetch(`${api.url}/v1/decks`);
    expect(response.status).toBe(200);
    const { items } = (await response.json()) as { items: { id: string; cards: string }[] };
    expect(items.map(({ id }) => id)).toContain('standard');
  });

  test('filters by joker', async () => {
    const response = await fetch(`${api.url}/v1/decks?joker=with`);
    const { items } = (await response.json()) as { items: { id: string }[] };
    expect(items.every(({ id }) => id.endsWith('-joker'))).toBe(true);
  });

  test('400: an unknown parameter', async () => {
    const response = await fetch(`${api.url}/v1/decks?jokers=with`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid-request' });
  });

  test('returns one deck', async () => {
    const response = await fetch(`${api.url}/v1/decks/kuhn-3`);
    expect(await response.json()).toEqual({ id: 'kuhn-3', cards: 'Js Qs Ks' });
  });

  test.each([
    ['en', 'there is no deck tarot'],
    ['es', 'no existe la baraja tarot'],
  ])('404: an unknown deck (%s)', async (lang, detail) => {
    const response = await fetch(`${api.url}/v1/decks/tarot?lang=${lang}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found', detail });
  });
});
