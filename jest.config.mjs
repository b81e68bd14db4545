import { availableParallelism } from 'node:os';

/** Unit tests are next to the code as x.spec.ts; tests that need a process, a port or a folder are in test/. */
const shared = {
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  moduleNameMapper: {
    '^#client$': '<rootDir>/clients/typescript/src/index.ts',
    '^#(?!scripts/)([a-z-]+)$': '<rootDir>/libs/$1/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testEnvironment: '<rootDir>/scripts/lib/jest-environment.mjs',
};

export default {
  // Many tests wait for processes: a single worker would leave the CPU idle.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Node never frees the modules of a finished test file. A worker that holds many of them spends its time on garbage collection.
  workerIdleMemoryLimit: '1GB',
  // Generous, as tests start processes and the machine may be busy: it only ends tests that hang.
  testTimeout: 60_000,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{libs,apps,clients}/**/*.spec.ts'] },
    { ...shared, displayName: 'test', testMatch: ['<rootDir>/test/**/*.spec.ts'] },
  ],
};
