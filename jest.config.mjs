import { availableParallelism } from 'node:os';

/** Unit tests lie beside the code as x.spec.ts; everything that needs a process, a port or a folder lies in test/. */
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
    '^#(?!scripts/)([a-z-]+)$': '<rootDir>/libs/$1/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testEnvironment: 'node',
};

export default {
  // Much of the time of a test is waiting for processes: one worker alone would leave the machine idle.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Tests start processes and services, on machines that may be busy with something else: this only ends what hangs.
  testTimeout: 60_000,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{libs,apps}/**/*.spec.ts'] },
    { ...shared, displayName: 'test', testMatch: ['<rootDir>/test/**/*.spec.ts'] },
  ],
};
