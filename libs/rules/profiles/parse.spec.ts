import fc from 'fast-check';
import { presetIds, presets } from './presets.js';
import { parseProfile } from './parse.js';
import { switchTexts } from './switch-texts/index.js';

const errorsOf = (json: unknown) => {
  const result = parseProfile(json);
  return result.ok ? [] : result.errors.map(({ pointer, code }) => [pointer, code]);
};

describe('parseProfile', () => {
  it('returns the preset with another id for a base without switches', () => {
    for (const base of presetIds) {
      const result = parseProfile({ base });
      expect(result).toMatchObject({ ok: true, profile: { id: 'custom', version: 1 } });
      expect(result.ok && result.profile.switches).toEqual(presets[base].switches);
    }
  });

  it('changes only the given switches', () => {
    const name = { en: 'Club', es: 'Peña' };
    const switches = { betsPerRound: null, foldUnfaced: 'allowed' };
    expect(parseProfile({ id: 'our-club', name, version: 7, base: 'intro', switches })).toEqual({
      ok: true,
      profile: {
        id: 'our-club',
        name,
        version: 7,
        switches: { ...presets.intro.switches, betsPerRound: null, foldUnfaced: 'allowed' },
        minimumBuyIn: 10,
      },
    });
    expect(presets.intro.switches.betsPerRound).toBe(4);
  });

  it('P-SETUP-4: has the smallest buy-in, in minimum bets; that of the base if it states none', () => {
    expect(parseProfile({ base: 'intro' })).toMatchObject({ profile: { minimumBuyIn: 10 } });
    expect(parseProfile({ base: 'roberts' })).not.toHaveProperty('profile.minimumBuyIn');
    expect(parseProfile({ base: 'intro', minimumBuyIn: 20 })).toMatchObject({
      profile: { minimumBuyIn: 20 },
    });
    for (const minimumBuyIn of [0, 2.5, 10_001, '20'])
      expect(errorsOf({ base: 'intro', minimumBuyIn })).toEqual([['/minimumBuyIn', 'wrong-value']]);
  });

  it('accepts any combination of the documented values', () => {
    const mixes = fc.record(
      Object.fromEntries(
        switchTexts.map(({ id, values }) => [id, fc.constantFrom(...values.map((v) => v.value))]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...presetIds), mixes, (base, switches) => {
        const result = parseProfile({ base, switches });
        expect(result.ok && result.profile.switches).toEqual({ ...presets[base].switches, ...switches });
      }),
    );
  });

  it('rejects unknown switches and properties, each with its pointer', () => {
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

  it('rejects wrong values with their pointers', () => {
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

  it('rejects the id of a preset and malformed ids', () => {
    expect(errorsOf({ id: 'wsop', base: 'intro' })).toEqual([['/id', 'preset-id']]);
    for (const id of ['', 'Our Club', '-club', 'a'.repeat(65), 5])
      expect(errorsOf({ id, base: 'intro' })).toEqual([['/id', 'wrong-value']]);
  });

  it('rejects values that are not profiles', () => {
    for (const json of [null, 'intro', 5, [], true]) expect(errorsOf(json)).toEqual([['', 'wrong-value']]);
    expect(errorsOf(undefined)).toEqual([['', 'missing']]);
    expect(errorsOf({})).toEqual([['/base', 'missing']]);
  });

  it('names the expected value in the requested language', () => {
    const json = { base: 'intro', switches: { tableAnte: 'big', betsPerRound: 99 } };
    const messages = (language: 'en' | 'es') => {
      const result = parseProfile(json, language);
      return result.ok ? [] : result.errors.map(({ message }) => message);
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

  it('P-SETUP-6: reads a rake schedule, and reports each error with its pointer', () => {
    const row = { rates: [{ percent: '5.5', cap: '2.00' }], players: [2, 4], unit: '0.05' };
    const result = parseProfile({ base: 'intro', rake: [row, { rates: [{ percent: '6', cap: null }] }] });
    expect(result.ok && result.profile.rake).toMatchObject([
      { rates: [{ rate: 550, cap: { units: 200, scale: 2 } }], players: [2, 4], by: 'total' },
      { rates: [{ rate: 600, cap: null }], withoutFlop: undefined },
    ]);
    const wrong = { rates: [{ percent: 5 }, { percent: '5', cap: '-1' }], roundings: ['even'], rate: 5 };
    expect(errorsOf({ base: 'intro', rake: [row, wrong] })).toEqual([
      ['/rake/1/rates/0/percent', 'wrong-value'],
      ['/rake/1/rates/1/cap', 'wrong-value'],
      ['/rake/1/roundings/0', 'wrong-value'],
      ['/rake/1/rate', 'unknown-property'],
    ]);
    const parsed = parseProfile({ base: 'intro', rake: [wrong] }, 'es');
    expect(parsed.ok || parsed.errors[1].message).toContain('o null si no hay tope');
  });

  it('reports switches by the names of the document, and a switch that is there twice', () => {
    expect(errorsOf({ base: 'intro', switches: { 'misdeal.bogus': 1, 'misdeal.exposed': 1 } })).toEqual([
      ['/switches/misdeal.exposed', 'wrong-value'],
      ['/switches/misdeal.bogus', 'unknown-switch'],
    ]);
    const twice = { misdealRepair: 'redeal', 'misdeal.repair': 'repair' };
    expect(errorsOf({ base: 'intro', switches: twice })).toEqual([
      ['/switches/misdeal.repair', 'unknown-switch'],
    ]);
  });

  it('returns at most a hundred errors', () => {
    const switches = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x${index}`, 1]));
    expect(errorsOf({ base: 'intro', switches, other: 1 })).toHaveLength(100);
  });

  it('returns a profile or an error for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const result = parseProfile(json);
        expect(result.ok || result.errors.length > 0).toBe(true);
      }),
    );
  });
});
