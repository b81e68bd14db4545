import { ModulesContainer } from '@nestjs/core';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTestApp, ROOT, startApi, type Api } from './api.js';

/** The key of the metadata in which @nestjs/swagger stores the responses of a handler. */
const RESPONSES = 'swagger/apiResponse';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly responses: Readonly<Record<string, { readonly content?: unknown }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

describe('documentation', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  test('requests of Swagger UI go to the service itself, at any port', async () => {
    const { servers } = (await (await fetch(`${api.url}/openapi.json`)).json()) as {
      servers: { url: string }[];
    };
    expect(servers.map(({ url }) => new URL(url, `${api.url}/docs`).href)).toEqual([`${api.url}/`]);
  });

  test('docs/openapi.json is up to date (otherwise run npm run openapi)', async () => {
    const served = await (await fetch(`${api.url}/openapi.json`)).json();
    const committed: unknown = JSON.parse(readFileSync(join(ROOT, 'docs', 'openapi.json'), 'utf8'));
    expect(committed).toEqual(served);
  });

  test('every reference has a target, and every schema is referred to', async () => {
    const text = await (await fetch(`${api.url}/openapi.json`)).text();
    const { components } = JSON.parse(text) as Document;
    expect(text).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/)/);
    const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(references).toContain('Problem');
    expect(references.filter((name) => !(name in components.schemas))).toEqual([]);
    expect(Object.keys(components.schemas).filter((name) => !references.includes(name))).toEqual([]);
  });

  test('the document has the responses of the decorators of every route', async () => {
    const { paths } = (await (await fetch(`${api.url}/openapi.json`)).json()) as Document;
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    const app = await createTestApp();
    const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
      ...module.controllers.values(),
    ]);
    let seen = 0;
    for (const { name, metatype } of controllers) {
      const prototype = metatype!.prototype as Record<string, object>;
      for (const method of Object.getOwnPropertyNames(prototype)) {
        const operationId = `${String(name).replace(/Controller$/, '')}_${method}`;
        const operation = operations.find((each) => each.operationId === operationId);
        if (operation === undefined) continue;
        seen++;
        const decorated = Reflect.getMetadata(RESPONSES, prototype[method]) as Operation['responses'];
        const content = Object.entries(decorated).map(([status, response]) => [status, response.content]);
        expect([operationId, Object.entries(operation.responses).map(([s, r]) => [s, r.content])]).toEqual([
          operationId,
          expect.arrayContaining(content),
        ]);
      }
    }
    await app.close();
    expect(seen).toBe(operations.length);
  });

  test('headers that routes read are among their parameters', async () => {
    const { paths } = (await (await fetch(`${api.url}/openapi.json`)).json()) as Document;
    const headersOf = (path: string, method: string): string[] =>
      (paths[path][method].parameters ?? []).filter((one) => one.in === 'header').map(({ name }) => name);
    expect(headersOf('/v1/hands', 'post')).toEqual(['Idempotency-Key']);
    expect(headersOf('/v1/imports', 'post')).toEqual(['Idempotency-Key']);
    expect(headersOf('/v1/imports/{id}/events', 'get')).toEqual(['Last-Event-ID']);
  });

  test('Swagger UI is served with everything that it loads', async () => {
    const page = await fetch(`${api.url}/docs`);
    expect(page.status).toBe(200);
    const html = await page.text();
    const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path);
    expect(loaded.length).toBeGreaterThan(2);
    for (const path of loaded) {
      const part = await fetch(new URL(path, `${api.url}/docs`));
      await part.arrayBuffer();
      expect([path, part.status]).toEqual([path, 200]);
    }
  });

  test.each([
    ['/docs/../v1/hands', 403],
    ['/docs/./..', 403],
    ['/docs/%2e%2e/package.json', 403],
    ['/docs/%00', 400],
    ['/docs/nothing', 404],
  ])('%s is refused: %i', async (path, status) => {
    // fetch would resolve the dots itself.
    const [response] = (await once(request(`${api.url}/`, { path }).end(), 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(status);
    expect(JSON.parse(await text(response))).toMatchObject({ status });
  });
});
