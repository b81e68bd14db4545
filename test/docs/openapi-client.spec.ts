import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../commands/service.js';

/** Reads some responses by their generated types. */
const CLIENT = `
import type { components, operations } from './api.js';

type Content<Response> = Response extends { content: infer Types } ? Types[keyof Types] : never;
type Body<Id extends keyof operations, Status extends keyof operations[Id]['responses']> = Content<
  operations[Id]['responses'][Status]
>;

declare const imported: Body<'Imports_create', 202>;
export const state:
  'receiving' | 'queued' | 'running' | 'finalising' | 'done' | 'failed' | 'cancelled' | 'deleting' = imported.state;
declare const page: Body<'StoredHands_list', 200>;
export const next: string | null = page.next;
export const statuses: string[] = page.items.map((hand) => hand.status);
declare const report: Body<'ImportReport_report', 200>;
export const code: string | undefined = report.findings.byCode[0]?.code;
declare const equity: Body<'Equity_ask', 200> | Body<'Equity_ask', 202>;
export const answer: components['schemas']['EquityAnswer'] | components['schemas']['EquityJob'] = equity;
`;

const STRICT = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
const MODULES = ['--target', 'es2022', '--module', 'nodenext', '--moduleResolution', 'nodenext'];

describe('the types of a client, generated from docs/openapi.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-client-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const program = (...path: string[]) => join(ROOT, 'node_modules', ...path);

  test('pass a strict type check', () => {
    const generator = program('openapi-typescript', 'bin', 'cli.js');
    const generated = node(generator, join(ROOT, 'docs', 'openapi.json'), '-o', 'api.d.ts');
    expect(generated).toMatchObject({ status: 0 });
    writeFileSync(join(folder, 'client.ts'), CLIENT);
    const compiler = program('typescript-7', 'bin', 'tsc');
    const checked = node(compiler, ...STRICT, ...MODULES, 'client.ts', 'api.d.ts');
    expect([checked.stdout, checked.status]).toEqual(['', 0]);
  });
});
