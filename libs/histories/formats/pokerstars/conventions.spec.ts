import { strictConventions } from '../../conventions.js';
import { conventionsOf } from './conventions.js';

describe('conventionsOf', () => {
  it('knows the conventionsByDialect of a dialect', () => {
    expect(conventionsOf('pokerstars')).toEqual(strictConventions);
    expect(conventionsOf('pokerstars-old')).toMatchObject({ uncalledLine: 'optional', totalPot: 'gross' });
    expect(conventionsOf('pokerstars-hm')).toMatchObject({ uncalledLine: 'optional', totalPot: 'net' });
  });

  it.each(['', 'nobody', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'is strict with a dialect that is none: %j',
    (dialect) => {
      expect(conventionsOf(dialect)).toBe(strictConventions);
    },
  );
});
