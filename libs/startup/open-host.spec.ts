import { ConfigError } from '#runtime';
import { checkHost } from './open-host.js';

const here = { databaseUrl: undefined, dataFolder: '/srv/data' };
const keys = (works: boolean) => ({ anyActive: () => Promise.resolve(works) });

describe('an address that others can reach', () => {
  test.each(['0.0.0.0', '::', 'example.org'])('%s needs a key that works', async (host) => {
    await expect(checkHost({ ...here, host }, keys(false))).rejects.toThrow(ConfigError);
    await expect(checkHost({ ...here, host }, keys(false))).rejects.toThrow(
      /keys create --data '\/srv\/data' --name/,
    );
    const elsewhere = { ...here, databaseUrl: 'postgresql://127.0.0.1/x' };
    await expect(checkHost({ ...elsewhere, host }, keys(false))).rejects.toThrow(/keys create --name/);
    await expect(checkHost({ ...here, host }, keys(true))).resolves.toBeUndefined();
  });

  test('that of this machine needs none, and no database is asked', async () => {
    const unasked = { anyActive: () => Promise.reject(new Error('asked')) };
    await expect(checkHost({ ...here, host: '127.0.0.1' }, unasked)).resolves.toBeUndefined();
  });
});
