import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFiles } from '#scripts/retired-words';
import { ROOT } from './service.js';

/** Files that the planted ones import. They break no rule: a cycle is reported once, for the first of its files. */
const COMPANIONS = {
  'apps/api/second-half.ts': "import './planted-17.js';",
  'libs/audit/at-root.ts': 'export const name = 1;',
  'libs/equity/at-root.ts': 'export const name = 1;',
  'libs/audit/claims/second-half.ts':
    "import type { Other } from './planted-29.js'; export type Self = Other;",
  'libs/equity/spot/second-half.ts':
    "import type { Other } from './planted-30.js'; export type Self = Other;",
};

/** Each folder of libs/equity, and one that it must not import. */
const EQUITY_ARROWS = [
  ['messages', 'ranges'],
  ['ranges', 'spot'],
  ['spot', 'tally'],
  ['tally', 'kernel'],
  ['kernel', 'tally'],
  ['exact', 'monte-carlo'],
  ['monte-carlo', 'exact'],
  ['outputs', 'solver'],
  ['solver', 'jobs'],
  ['jobs', 'kernel'],
] as const;

/** Forbidden imports in a small sample project, and the rule that must find each. */
const PLANTED: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['arrows-of-cards', 'libs/cards/planted-1.ts', "import '#ranking';"],
  ['arrows-of-ranking', 'libs/ranking/planted-2.ts', "import '#engine';"],
  ['arrows-of-engine', 'libs/engine/planted-3.ts', "import '#rules';"],
  ['arrows-of-rules', 'libs/rules/planted-4.ts', "import '#audit';"],
  ['arrows-of-histories', 'libs/histories/planted-5.ts', "import '#engine';"],
  ['arrows-of-audit', 'libs/audit/planted-6.ts', "import '#storage';"],
  ['arrows-of-audit-replay', 'libs/audit/replay/planted-21.ts', "import '../claims/claims.js';"],
  ['index-only', 'libs/engine/planted-7.ts', "import '../cards/inner.js';"],
  ['index-only-from-apps', 'apps/api/planted-8.ts', "import '../../libs/cards/inner.js';"],
  ['no-apps-in-libs', 'libs/storage/planted-9.ts', "import '../../apps/api/main.js';"],
  [
    'domain-by-type-only',
    'libs/storage/planted-10.ts',
    "import { name } from '#audit'; export const a = name;",
  ],
  ['frameworks-in-few-libs', 'libs/cards/planted-11.ts', "import 'pg';"],
  ['frameworks-in-few-libs', 'libs/runtime/planted-22.ts', "import 'kysely';"],
  ['pure-libraries', 'libs/audit/planted-12.ts', "import 'node:fs';"],
  ['pure-libraries', 'libs/histories/planted-13.ts', "import 'node:process';"],
  ['no-test-code-in-the-product', 'apps/api/planted-14.ts', "import '../../test/helper.js';"],
  ['not-to-unresolvable', 'apps/api/planted-15.ts', "import './nowhere.js';"],
  ['declared-dependencies-only', 'apps/api/planted-16.ts', "import 'only-for-development';"],
  ['the-page-stands-alone', 'apps/web/planted-18.ts', "import '#cards';"],
  ['the-page-stands-alone', 'apps/web/planted-19.tsx', "import 'node:fs';"],
  ['no-imports-of-the-page', 'apps/api/planted-20.ts', "import '../web/main.js';"],
  ['the-page-stands-alone', 'apps/web/planted-31.ts', "import '../../clients/typescript/src/inner.js';"],
  ['clients-stand-alone', 'clients/typescript/src/planted-32.ts', "import '#cards';"],
  ['clients-stand-alone', 'clients/typescript/src/planted-33.ts', "import 'pg';"],
  ['clients-for-the-page', 'apps/cli/planted-34.ts', "import '#client';"],
  ['no-cycles', 'apps/api/planted-17.ts', "import './second-half.js';"],
  ['apps-stand-alone', 'apps/api/planted-23.ts', "import '../cli/main.js';"],
  ['index-only-from-apps', 'bench/planted-24.mjs', "import '../libs/cards/inner.js';"],
  ['audit-folders-only', 'libs/audit/planted-25.ts', "import './claims/claims.js';"],
  ['audit-folders-only', 'libs/audit/claims/planted-26.ts', "import '../at-root.js';"],
  ['equity-folders-only', 'libs/equity/planted-27.ts', "import './spot/inner.js';"],
  ['equity-folders-only', 'libs/equity/solver/planted-28.ts', "import '../at-root.js';"],
  [
    'no-cycles-in-audit',
    'libs/audit/claims/planted-29.ts',
    "import type { Self } from './second-half.js'; export type Other = Self;",
  ],
  [
    'no-cycles-in-equity',
    'libs/equity/spot/planted-30.ts',
    "import type { Self } from './second-half.js'; export type Other = Self;",
  ],
  ...EQUITY_ARROWS.map(
    ([folder, forbidden]) =>
      [
        `arrows-of-equity-${folder}`,
        `libs/equity/${folder}/planted.ts`,
        `import '../${forbidden}/inner.js';`,
      ] as const,
  ),
];

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

const LIBRARIES = ['cards', 'ranking', 'engine', 'rules', 'histories', 'audit', 'equity', 'storage'];

describe('the boundaries between the libraries', () => {
  const project = mkdtempSync(join(tmpdir(), 'floorman-boundaries-'));
  afterAll(() => {
    rmSync(project, { recursive: true, force: true });
  });

  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  };

  const build = (): void => {
    rmSync(project, { recursive: true, force: true });
    const imports = {
      '#client': './clients/typescript/src/index.ts',
      ...Object.fromEntries(LIBRARIES.map((library) => [`#${library}`, `./dist/libs/${library}/index.js`])),
    };
    const dependencies = { kysely: '1.0.0', pg: '1.0.0' };
    const devDependencies = { 'only-for-development': '1.0.0', preact: '1.0.0' };
    write('package.json', JSON.stringify({ type: 'module', imports, dependencies, devDependencies }));
    for (const library of LIBRARIES) {
      write(`libs/${library}/index.ts`, "export const name = 'name';\n");
      write(`dist/libs/${library}/index.js`, "export const name = 'name';\n");
    }
    write('libs/cards/index.ts', "export { inner } from './inner.js';\nexport const name = 'name';\n");
    write('libs/cards/inner.ts', 'export const inner = 1;\n');
    write('libs/audit/claims/claims.ts', 'export const claims = 1;\n');
    write('apps/api/main.ts', "import { name } from '#audit';\nimport 'pg';\nexport const main = name;\n");
    write('libs/storage/types.ts', "import type { name } from '#audit';\nexport type Name = typeof name;\n");
    write('apps/cli/main.ts', 'export const main = 1;\n');
    write('bench/main.mjs', "import '#audit';\n");
    for (const [folder] of EQUITY_ARROWS)
      write(`libs/equity/${folder}/inner.ts`, 'export const inner = 1;\n');
    write('clients/typescript/src/index.ts', "export { inner } from './inner.js';\n");
    write('clients/typescript/src/inner.ts', 'export const inner = 1;\n');
    write('apps/web/main.tsx', "import 'preact';\nimport '#client';\nexport const page = 1;\n");
    write('test/helper.ts', 'export const helper = 1;\n');
    for (const name of ['kysely', 'pg', 'only-for-development', 'preact']) {
      write(
        `node_modules/${name}/package.json`,
        JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
      );
      write(`node_modules/${name}/index.js`, '');
    }
    for (const file of ['.dependency-cruiser.cjs', 'scripts/lib/boundaries.cjs', 'tsconfig.json'])
      cpSync(join(ROOT, file), join(project, file));
  };

  /** The broken rules, as `rule: file`. */
  const cruise = (): string[] => {
    const program = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
    const args = [
      'apps',
      'libs',
      'clients',
      'bench',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
    ];
    const { stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: project,
      encoding: 'utf8',
    });
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    const report = JSON.parse(stdout) as Report;
    return report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
  };

  test('a project without violations passes', () => {
    build();
    expect(cruise()).toEqual([]);
  });

  describe('a project with planted violations', () => {
    let found: string[];
    beforeAll(() => {
      build();
      for (const [file, text] of Object.entries(COMPANIONS)) write(file, `${text}\n`);
      for (const [, file, text] of PLANTED) write(file, `${text}\n`);
      found = cruise();
    });

    test.each(PLANTED)('breaks %s in %s', (rule, file) => {
      expect(found).toContain(`${rule}: ${file}`);
    });

    test('breaks no other rule', () => {
      const planted = new Set(PLANTED.map(([, file]) => file));
      expect(found.filter((violation) => !planted.has(violation.split(': ')[1]))).toEqual([]);
    });
  });
});

/** Code that the domain libraries must not contain, as it reads the clock, the environment or the system. */
const IMPURE = [
  'process.env.PORT',
  'Date.now()',
  'new Date()',
  'Math.random()',
  'performance.now()',
  'setTimeout(f, 1)',
];
const PURE = "new Date('2025-04-21')";

interface LintReport {
  readonly diagnostics: readonly { readonly filename: string; readonly code: string }[];
}

describe('the lint rules of the domain libraries', () => {
  const project = mkdtempSync(join(tmpdir(), 'floorman-lint-'));
  let found: string[];
  beforeAll(() => {
    for (const file of ['.oxlintrc.json', 'tsconfig.json', join('scripts', 'lib', 'lint-rules.mjs')])
      cpSync(join(ROOT, file), join(project, file));
    for (const library of ['engine', 'storage']) {
      mkdirSync(join(project, 'libs', library), { recursive: true });
      for (const [index, code] of [...IMPURE, PURE].entries())
        writeFileSync(
          join(project, 'libs', library, `planted-${index}.ts`),
          `export const planted = ${code};\n`,
        );
    }
    // The linter looks for its part with types in the packages of the project.
    symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
    const program = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const { stdout, stderr } = spawnSync(process.execPath, [program, '--format', 'json'], {
      cwd: project,
      encoding: 'utf8',
    });
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    const { diagnostics } = JSON.parse(stdout) as LintReport;
    found = diagnostics
      .filter(({ code }) => code.includes('no-restricted-') || code.includes('no-current-date'))
      .map(({ filename }) => filename);
  });
  afterAll(() => {
    rmSync(project, { recursive: true, force: true });
  });

  test.each([...IMPURE.entries()])('forbid code %d: %s', (index) => {
    expect(found).toContain(`libs/engine/planted-${index}.ts`);
  });

  test('hold everywhere: no comment switches one off', () => {
    const directive = new RegExp(['(oxlint|eslint)', 'disable'].join('-'));
    const offenders = projectFiles().filter(
      (file) =>
        /\.[cm]?tsx?$|\.[cm]?js$/.test(file) && directive.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(offenders).toEqual([]);
  });

  test('allow a date with a value, and in other libraries everything', () => {
    expect(
      found.filter((file) => !IMPURE.some((_, index) => file === `libs/engine/planted-${index}.ts`)),
    ).toEqual([]);
  });
});
