import { databaseOutage, retryWhileAway } from './errors.js';

const withCode = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });

describe('whether an error means that the database is away, full or refuses the service', () => {
  test.each([
    [withCode('ECONNREFUSED'), 'away'],
    [withCode('57P01', 'terminating connection due to administrator command'), 'away'],
    [withCode('08006'), 'away'],
    [withCode('53300', 'sorry, too many clients already'), 'away'],
    [withCode('57014', 'canceling statement due to statement timeout'), 'away'],
    [withCode('40001', 'canceling statement due to conflict with recovery'), 'away'],
    [withCode('53200', 'out of memory'), null],
    [withCode('55P03', 'canceling statement due to lock timeout'), 'away'],
    [withCode('40P01', 'deadlock detected'), 'away'],
    [withCode('25006', 'cannot execute UPDATE in a read-only transaction'), 'away'],
    [withCode('25P03', 'terminating connection due to idle-in-transaction timeout'), 'away'],
    [withCode('EHOSTUNREACH'), 'away'],
    [withCode('ENETUNREACH'), 'away'],
    [withCode('53100', 'could not extend file'), 'full'],
    [withCode('28P01', 'password authentication failed'), 'refused'],
    [withCode('28000', 'role is not permitted to log in'), 'refused'],
    [withCode('3D000', 'database does not exist'), 'refused'],
    [new Error('Connection terminated unexpectedly'), 'away'],
    [new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]), 'away'],
    [new Error('outer', { cause: withCode('53100') }), 'full'],
    [new Error('outer', { cause: withCode('57P03') }), 'away'],
    [withCode('23505', 'duplicate key'), null],
    [new Error('a bug'), null],
    ['no error at all', null],
  ])('%s: %p', (error, trouble) => {
    expect(databaseOutage(error)).toBe(trouble);
  });

  test('work is repeated only while the database is away', async () => {
    let tries = 0;
    await expect(
      retryWhileAway(60_000, async () => {
        if (++tries < 3) throw withCode('ECONNREFUSED');
        return 'done';
      }),
    ).resolves.toBe('done');
    expect(tries).toBe(3);
    await expect(retryWhileAway(60_000, () => Promise.reject(withCode('23505')))).rejects.toMatchObject({
      code: '23505',
    });
    // A wrong password does not become right: a process that starts with it ends.
    await expect(retryWhileAway(60_000, () => Promise.reject(withCode('28P01')))).rejects.toMatchObject({
      code: '28P01',
    });
    await expect(retryWhileAway(0, () => Promise.reject(withCode('ECONNREFUSED')))).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  });
});
