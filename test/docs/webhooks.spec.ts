import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { pathToFileURL } from 'node:url';
import { deliveryErrors } from '#contracts';
import { readConfig } from '#runtime';
import { parseSecret, signedHeaders, WEBHOOK_EVENTS } from '#webhooks';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'webhooks.md'), 'utf8');
const block = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'm').exec(page)?.[1] ?? '';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const OTHER = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

type Headers = Record<string, string>;
interface Case {
  readonly title: string;
  readonly secret: string;
  readonly headers: Headers;
  readonly body: string;
  readonly genuine: boolean;
}

const cases = (): Case[] => {
  const body = '{"name":"año ♠"}';
  const now = Math.floor(Date.now() / 1000);
  const at = (timestamp: number): Headers => ({
    ...signedHeaders(parseSecret(SECRET)!, { id: 'b6f5c1de', timestamp, body }),
  });
  const headers = at(now);
  const { 'webhook-signature': signature, ...unsigned } = headers;
  const genuine = { secret: SECRET, headers, body, genuine: true };
  const forged = { ...genuine, genuine: false };
  return [
    { ...genuine, title: 'an event' },
    {
      ...genuine,
      title: 'one of several signatures',
      headers: { ...headers, 'webhook-signature': `v1,AAAA ${signature}` },
    },
    { ...forged, title: 'another body', body: `${body} ` },
    { ...forged, title: 'another id', headers: { ...headers, 'webhook-id': 'other' } },
    { ...forged, title: 'another time', headers: { ...headers, 'webhook-timestamp': String(now + 1) } },
    { ...forged, title: 'another secret', secret: OTHER },
    { ...forged, title: 'an old event', headers: at(now - 400) },
    { ...forged, title: 'a time that is none', headers: { ...headers, 'webhook-timestamp': 'now' } },
    { ...forged, title: 'no signature', headers: unsigned },
  ];
};
const expected = cases().map(({ title, genuine }) => [title, genuine]);

describe('the examples of docs/webhooks.md', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'floorman-webhooks-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('verify events in TypeScript', async () => {
    const file = join(folder, 'verify.mjs');
    const { code } = await transform(block('ts'), { loader: 'ts', format: 'esm' });
    writeFileSync(file, code);
    const { isGenuine } = (await import(pathToFileURL(file).href)) as {
      isGenuine: (secret: string, headers: Headers, body: string) => boolean;
    };
    expect(
      cases().map(({ title, secret, headers, body }) => [title, isGenuine(secret, headers, body)]),
    ).toEqual(expected);
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  if (!python) console.warn('skipped: python3 is not installed');
  (python ? test : test.skip)('verify events in Python', () => {
    const program = `${block('python')}
import json, sys
print(json.dumps([[c["title"], is_genuine(c["secret"], c["headers"], c["body"].encode())] for c in json.load(sys.stdin)]))
`;
    const { stdout, stderr } = spawnSync('python3', ['-c', program], {
      input: JSON.stringify(cases()),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(expected);
  });
});

/** The codes in the first column of the table with this heading. */
const listed = (heading: string): string[] => {
  const [, rows = ''] = new RegExp(`^\\| ${heading} .*\\n\\|[ -|]+\\n((?:\\|.*\\n)+)`, 'm').exec(page) ?? [];
  return [...rows.matchAll(/^\| `([^`]+)`/gm)].map(([, code]) => code).toSorted();
};

describe('docs/webhooks.md lists', () => {
  test('every event', () => {
    expect(listed('event')).toEqual([...WEBHOOK_EVENTS, 'webhook.test'].toSorted());
  });

  test('every error of a delivery', () => {
    expect(listed('error')).toEqual(Object.keys(deliveryErrors).toSorted());
  });

  test('the defaults of the settings', () => {
    const { webhookTimeout, webhookPause } = readConfig({}, '/nowhere');
    expect(page).toContain(`\`FLOORMAN_WEBHOOK_TIMEOUT\` | \`${webhookTimeout}\``);
    expect(page).toContain(`\`FLOORMAN_WEBHOOK_PAUSE\`   | \`${webhookPause}\``);
  });
});
