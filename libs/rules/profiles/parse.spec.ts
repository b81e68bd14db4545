import fc from 'fast-check';
import { presetIds, presets } from './presets.js';
import { parseProfile } from './parse.js';
import { switchTexts } from './switch-texts/index.js';

const errorsOf = (json: unknown) => {
  const reading = parseProfile(json);
  return reading.ok ? [] : reading.errors.map(({ pointer, code }) => [pointer, code]);
};

describe('reading a profile', () => {
  it('takes a base alone for that preset under an id of its own', () => {
    for (const base of presetIds) {
      const reading = parseProfile({ base });
      expect(reading).toMatchObject({ ok: true, profile: { id: 'custom', version: 1 } });
      expect(reading.ok && reading.profile.switches).toEqual(presets[base].switches);
    }
  });

  it('changes the switches that are named and leaves the others as the base has them', () => {
    const name = { en: 'Club', es: 'Peña' };
    const switches = { betsPerRound: null, foldUnfaced: 'allowed' };
    expect(parseProfile({ id: 'our-club', name, version: 7, base: 'intro', switches })).toEqual({
      ok: true,
      profile: {
        id: 'our-club',
        name,
        version: 7,
        switches: { ...presets.intro.switches, betsPerRound: null, foldUnfaced: 'allowed' },
      },
    });
    expect(presets.intro.switches.betsPerRound).toBe(4);
  });

  it('takes any mix of the values that are explained', () => {
    const mixes = fc.record(
      Object.fromEntries(
        switchTexts.map(({ id, values }) => [id, fc.constantFrom(...values.map((v) => v.value))]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...presetIds), mixes, (base, switches) => {
        const reading = parseProfile({ base, switches });
        expect(reading.ok && reading.profile.switches).toEqual({ ...presets[base].switches, ...switches });
      }),
    );
  });

  it('refuses unknown switches and properties, each with its pointer', () => {
    expect(errorsOf({ base: 'intro', switches: { capHeadsup: true, 'a/b~c': 1 } })).toEqual([
      ['/switches/capHeadsup', 'unknown-switch'],
      ['/switches/a~1b~0c', 'unknown-switch'],
    ]);
    expect(errorsOf({ base: 'intro', swiches: {}, name: { en: 'a', es: 'b', fr: 'c' } })).toEqual([
      ['/name/fr', 'unknown-property'],
      ['/swiches', 'unknown-property'],
    ]);
    expect(errorsOf(JSON.parse('{"base":"intro","switches":{"__proto__":{"capHeadsUp":false}}}'))).toEqual([
      ['/switches/__proto__', 'unknown-switch'],
    ]);
  });

  it('refuses wrong values where they stand', () => {
    const switches = { betsPerRound: 2.5, capHeadsUp: 'yes', oddChip: 'mine', tableAnte: null };
    expect(errorsOf({ base: 'harry', version: 0, name: { en: '' }, switches })).toEqual([
      ['/name/en', 'wrong-value'],
      ['/name/es', 'missing'],
      ['/version', 'wrong-value'],
      ['/base', 'wrong-value'],
      ['/switches/betsPerRound', 'wrong-value'],
      ['/switches/capHeadsUp', 'wrong-value'],
      ['/switches/tableAnte', 'wrong-value'],
      ['/switches/oddChip', 'wrong-value'],
    ]);
    for (const betsPerRound of [0, 21, '4', Number.NaN])
      expect(errorsOf({ base: 'intro', switches: { betsPerRound } })).toEqual([
        ['/switches/betsPerRound', 'wrong-value'],
      ]);
  });

  it('refuses an id that a preset has, or that is not well formed', () => {
    expect(errorsOf({ id: 'wsop', base: 'intro' })).toEqual([['/id', 'preset-id']]);
    for (const id of ['', 'Our Club', '-club', 'a'.repeat(65), 5])
      expect(errorsOf({ id, base: 'intro' })).toEqual([['/id', 'wrong-value']]);
  });

  it('refuses what is no profile at all', () => {
    for (const json of [null, 'intro', 5, [], true]) expect(errorsOf(json)).toEqual([['', 'wrong-value']]);
    expect(errorsOf(undefined)).toEqual([['', 'missing']]);
    expect(errorsOf({})).toEqual([['/base', 'missing']]);
  });

  it('says what it expected in the language that is asked for', () => {
    const json = { base: 'intro', switches: { tableAnte: 'big', betsPerRound: 99 } };
    const messages = (language: 'en' | 'es') => {
      const reading = parseProfile(json, language);
      return reading.ok ? [] : reading.errors.map(({ message }) => message);
    };
    expect(messages('en')).toEqual([
      'expected a whole number from 1 to 20, or null',
      'expected one of "dead", "live"',
    ]);
    expect(messages('es')).toEqual([
      'se espera un número entero de 1 a 20, o null',
      'se espera uno de "dead", "live"',
    ]);
  });

  it('lists no more than a hundred errors', () => {
    const switches = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x${index}`, 1]));
    expect(errorsOf({ base: 'intro', switches, other: 1 })).toHaveLength(100);
  });

  it('never throws, and gives an error or a profile for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const reading = parseProfile(json);
        expect(reading.ok || reading.errors.length > 0).toBe(true);
      }),
    );
  });
});
