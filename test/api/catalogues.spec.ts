import { decksOf, rotations, variants } from '#engine';
import { rangeClasses } from '#equity';
import { formats, supportReport } from '#histories';
import { profiles, rules, switchTexts } from '#rules';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Problem } from '../../apps/api/http/problem.js';
import { publishedSchemas } from '../../apps/api/schemas/published-schemas.js';
import { ROOT, startApi, type Api } from './api.js';

/** A value after JSON: undefined members are left out. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const SchemaPage = z.strictObject({
  items: z.array(z.strictObject({ name: z.string(), title: z.string(), href: z.string() })),
  next: z.null(),
});

describe('the rule book', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  const get = async (path: string) => {
    const response = await fetch(`${api.url}/v1/${path}`);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      body: await response.json(),
    };
  };
  const JSON_TYPE = 'application/json; charset=utf-8';

  describe('POST /v1/variants/validate', () => {
    const validate = async (game: unknown, language = 'en') => {
      const response = await fetch(`${api.url}/v1/variants/validate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify(game),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const lantern = JSON.parse(readFileSync(join(ROOT, 'docs/examples/lantern.json'), 'utf8')) as object;

    test('returns the derived members of a variant', async () => {
      expect(await validate(lantern)).toMatchObject({
        status: 200,
        body: { valid: true, errors: [], variant: { id: 'lantern', holeCards: 2, boardCards: 5 } },
      });
    });

    test('explains why a variant is invalid, in the language of the user', async () => {
      const { status, body } = await validate({ ...lantern, streets: [], rake: 1 }, 'es');
      expect([status, body.valid, body.variant]).toEqual([200, false, null]);
      expect(body.errors).toContainEqual({
        pointer: '/rake',
        code: 'unknown-property',
        message: 'propiedad desconocida',
      });
    });

    test('accepts only an object', async () => {
      expect((await validate([lantern])).status).toBe(400);
    });
  });

  test('GET /v1/variants lists all games on one page, and the rotations of them', async () => {
    const items = variants.map((variant) => {
      const { maxHoleCards: mostHeld, wildCards: _, ...rest } = variant;
      return { ...rest, mostHeld, decks: decksOf(variant) };
    });
    const listed = rotations.map(({ id, name, games }) => ({ id, name, games }));
    const body = asJson({ items, next: null, rotations: listed });
    expect(await get('variants')).toEqual({ status: 200, type: JSON_TYPE, body });
    const ids = new Set(variants.map(({ id }) => id));
    const unknown = listed.flatMap(({ games }) => games ?? []).filter(({ variant }) => !ids.has(variant));
    expect(unknown).toEqual([]);
  });

  test('GET /v1/ranges/classes lists the classes, and the games with percentages', async () => {
    const { status, body } = await get('ranges/classes');
    expect(status).toBe(200);
    expect(body).toEqual({
      items: asJson(rangeClasses()),
      next: null,
      orders: [
        { id: 'two-cards', games: expect.arrayContaining(['holdem', 'short-deck', 'royal-holdem']) },
        { id: 'omaha', games: ['omaha'] },
        { id: 'omaha-8', games: ['omaha-8'] },
      ],
    });
  });

  test.each([
    ['formats', formats.map((format) => supportReport(format))],
    ['rules', rules],
  ])('GET /v1/%s lists all of them on one page', async (path, items) => {
    expect(await get(path)).toEqual({ status: 200, type: JSON_TYPE, body: asJson({ items, next: null }) });
  });

  test('GET /v1/profiles explains every switch of a profile, in both languages', async () => {
    const { status, body } = await get('profiles');
    expect(status).toBe(200);
    expect(body).toEqual(asJson({ items: profiles, next: null, switches: switchTexts }));
    const explained = switchTexts.map(({ id }) => id).sort();
    for (const { switches } of profiles) expect(Object.keys(switches).sort()).toEqual(explained);
  });

  test('GET /v1/rules/:id gives one rule, regardless of the case', async () => {
    const expected = rules.find(({ id }) => id === 'R-BET-6');
    for (const id of ['R-BET-6', 'r-bet-6']) {
      expect(await get(`rules/${id}`)).toEqual({ status: 200, type: JSON_TYPE, body: asJson(expected) });
    }
  });

  test('GET /v1/schemas lists every schema of docs/schemas (otherwise run npm run schemas)', async () => {
    const { items } = SchemaPage.parse((await get('schemas')).body);
    const names = items.map(({ name }) => name);
    expect(readdirSync(join(ROOT, 'docs', 'schemas')).sort()).toEqual(
      names.map((name) => `${name}.json`).sort(),
    );
    for (const { name, href } of items) {
      const served = await get(href.replace('/v1/', ''));
      const committed: unknown = JSON.parse(
        readFileSync(join(ROOT, 'docs', 'schemas', `${name}.json`), 'utf8'),
      );
      expect([served.status, served.type]).toEqual([200, 'application/schema+json; charset=utf-8']);
      expect(served.body).toEqual(committed);
    }
  });

  test('a schema only refers to its own document', () => {
    for (const { schema } of publishedSchemas) {
      const text = JSON.stringify(schema);
      const defined = Object.keys(schema.$defs ?? {});
      const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
      expect(references.filter((target) => !defined.includes(target.replace('#/$defs/', '')))).toEqual([]);
    }
  });

  test('cards are text in the schema of a hand, as they are in JSON', () => {
    const { $defs } = publishedSchemas.find(({ name }) => name === 'hand')!.schema as {
      $defs: { Cards: { type: string } };
    };
    expect($defs.Cards.type).toBe('string');
  });

  test.each([
    ['rules/R-NONE-1', 'there is no rule R-NONE-1', 'no existe la regla R-NONE-1'],
    ['schemas/nothing', 'there is no schema nothing', 'no existe el esquema nothing'],
    ['schemas/__proto__', 'there is no schema __proto__', 'no existe el esquema __proto__'],
  ])('404: %s', async (path, english, spanish) => {
    for (const [query, detail] of [
      ['', english],
      ['?lang=es', spanish],
    ]) {
      const { status, body } = await get(path + query);
      expect([status, Problem.parse(body)]).toEqual([
        404,
        expect.objectContaining({ code: 'not-found', detail }),
      ]);
    }
  });

  test.each(['variants', 'formats', 'rules', 'profiles', 'schemas'])('405: POST /v1/%s', async (path) => {
    const response = await fetch(`${api.url}/v1/${path}`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    await response.text();
  });
});
