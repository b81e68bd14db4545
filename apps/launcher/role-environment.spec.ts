import { roleEnvironment } from './role-environment.js';

const DATABASE = 'postgresql://127.0.0.1/floorman';
const levelOf = (isTerminal: boolean, environment: NodeJS.ProcessEnv = {}): string | undefined =>
  roleEnvironment(environment, { databaseUrl: DATABASE, isTerminal }).FLOORMAN_LOG_LEVEL;

describe('the environment of the processes of the service', () => {
  it('has warnings only in the log of a terminal, unless the level is chosen', () => {
    expect(levelOf(true)).toBe('warn');
    expect(levelOf(true, { FLOORMAN_LOG_LEVEL: 'info' })).toBe('info');
    expect(levelOf(false)).toBeUndefined();
  });

  it('is that of the service with its database', () => {
    const environment = { PORT: '0', DATABASE_URL: 'other' };
    expect(roleEnvironment(environment, { databaseUrl: DATABASE, isTerminal: false })).toEqual({
      PORT: '0',
      DATABASE_URL: DATABASE,
    });
  });
});
