import { strictConventions } from '../../conventions.js';
import { conventionsOf } from './conventions.js';
import { everyRow } from '../../testing/tables.js';

describe('conventionsOf', () => {
  it('returns the conventions of a dialect', () => {
    expect(conventionsOf('pokerstars')).toMatchObject(strictConventions);
    expect(conventionsOf('pokerstars-old')).toMatchObject({ uncalledLine: 'optional', totalPot: 'gross' });
    expect(conventionsOf('pokerstars-hm')).toMatchObject({ uncalledLine: 'optional', totalPot: 'net' });
  });

  everyRow(['', 'nobody', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'gives the strict conventions to an unknown dialect',
    (dialect) => {
      expect(conventionsOf(dialect)).toBe(strictConventions);
    },
  );
});
