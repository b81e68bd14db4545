import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, startApi, type Api } from './api.js';

describe('documentation', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  test('docs/openapi.json is what the service says of itself (else: npm run openapi)', async () => {
    const served = await (await fetch(`${api.url}/openapi.json`)).json();
    const committed: unknown = JSON.parse(readFileSync(join(ROOT, 'docs', 'openapi.json'), 'utf8'));
    expect(committed).toEqual(served);
  });

  test('every reference in the document leads somewhere', async () => {
    const text = await (await fetch(`${api.url}/openapi.json`)).text();
    const { components } = JSON.parse(text) as { components: { schemas: Record<string, unknown> } };
    // Of an OpenAPI document, nothing else can be referred to.
    expect(text).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/)/);
    const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(references).toContain('Problem');
    expect(references.filter((name) => !(name in components.schemas))).toEqual([]);
  });

  test('Swagger UI is served with all it loads', async () => {
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
});
