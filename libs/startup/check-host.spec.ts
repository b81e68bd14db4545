import { ConfigError } from '#runtime';
import { checkHost } from './check-host.js';

const here = { databaseUrl: undefined, dataFolder: '/srv/data' };
const keys = (works: boolean) => ({ anyActive: () => Promise.resolve(works) });

describe('checkHost', () => {
  test.each(['0.0.0.0', '::', 'example.org'])('requires a valid key for %s', async (host) => {
    await expect(checkHost({ ...here, host }, keys(false))).rejects.toThrow(ConfigError);
    await expect(checkHost({ ...here, host }, keys(false))).rejects.toThrow(
      /keys create --data '\/srv\/data' --name/,
    );
    const elsewhere = { ...here, databaseUrl: 'postgresql://127.0.0.1/x' };
    await expect(checkHost({ ...elsewhere, host }, keys(false))).rejects.toThrow(/keys create --name/);
    await expect(checkHost({ ...here, host }, keys(true))).resolves.toBeUndefined();
  });

  test('requires none for this machine, and does not query the database', async () => {
    const unused = { anyActive: () => Promise.reject(new Error('queried')) };
    await expect(checkHost({ ...here, host: '127.0.0.1' }, unused)).resolves.toBeUndefined();
  });
});
