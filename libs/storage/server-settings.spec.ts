import { serverSettings } from './server-settings.js';

describe('the settings of the embedded server', () => {
  test.each([
    ['1 GiB', 1, '128MB'],
    ['2 GiB', 2, '128MB'],
    ['8 GiB', 8, '512MB'],
    ['16 GiB', 16, '1024MB'],
    ['1 TiB', 1024, '1024MB'],
  ])('give it a sixteenth of %s of memory, within its default and a gibibyte', (_, gibibytes, expected) => {
    expect(serverSettings(gibibytes * 1024 ** 3).shared_buffers).toBe(expected);
  });

  test('are valid for this machine', () => {
    expect(serverSettings().shared_buffers).toMatch(/^[1-9]\d{2,3}MB$/);
  });
});
