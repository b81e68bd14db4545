import { defaultSwitches } from '#engine';
import { defaultFloorSwitches } from './floor-switches.js';
import { findProfile, presetIds, profileOfFormat, profiles } from './presets.js';

const switchesOf = (id: string) => findProfile(id)?.switches;

describe('presets', () => {
  it('are listed in the order of their ids and found by them', () => {
    expect(profiles.map((profile) => profile.id)).toEqual([...presetIds]);
    for (const profile of profiles) expect(findProfile(profile.id)).toBe(profile);
    for (const id of ['', 'custom', 'Intro', '__proto__']) expect(findProfile(id)).toBeUndefined();
  });

  it('are the profiles of their formats, and of other formats of the same site', () => {
    expect(profileOfFormat('merge').id).toBe('merge');
    expect(profileOfFormat('everest').id).toBe('everest-text');
    expect(profileOfFormat('boss').id).toBe('pokerstars');
  });

  it('have a name in both languages, a version and every switch', () => {
    for (const { name, version, switches } of profiles) {
      expect(name.en).not.toBe('');
      expect(name.es).not.toBe('');
      expect(version).toBeGreaterThanOrEqual(1);
      expect(Object.keys(switches).sort()).toEqual(
        Object.keys({ ...defaultSwitches, ...defaultFloorSwitches }).sort(),
      );
    }
  });

  it('P-BET-2, P-BLIND-1: intro does not offer a fold without a bet to call, and has no exception for heads-up blinds', () => {
    expect(switchesOf('intro')).toMatchObject({
      foldUnfaced: 'not-offered',
      headsUpBlinds: 'left-of-button-small',
      betsPerRound: 4,
    });
  });

  it('R-BET-1, R-BET-2: roberts does not play smaller chips, and forbids check-raises in ace-to-five lowball', () => {
    expect(switchesOf('roberts')).toMatchObject({
      smallestChip: 'of-the-stakes',
      checkRaise: 'not-in-ace-to-five',
    });
  });

  it('R-BET-4, R-BET-5, R-BET-7, R-DEAD-1: roberts caps raises by the number of rounds, and not heads-up', () => {
    expect(switchesOf('roberts')).toMatchObject({
      betsPerRound: 'by-rounds',
      capHeadsUp: 'in-tournaments',
      reopenLimit: 'cumulative',
      shortAllInRaise: 'by-size',
      foldUnfaced: 'allowed',
      oddChip: 'by-button',
    });
  });

  it('R-BET-5: wsop caps a round at a bet and four raises, also heads-up until two players are left', () => {
    expect(switchesOf('wsop')).toMatchObject({
      betsPerRound: 5,
      capHeadsUp: 'until-two-left',
      reopenNoLimit: 'cumulative',
      headsUpBlinds: 'button-small',
    });
  });

  it('phh gives all odd chips to the first winner, and counts every raise as a full raise', () => {
    expect(switchesOf('phh')).toMatchObject({
      oddChip: 'all-to-first',
      shortBlindCall: 'posted',
      reopenNoLimit: 'always',
      reopenLimit: 'always',
      betsPerRound: 4,
      capCounts: 'raises-only',
    });
  });

  it('P-ALLIN-2: everest-text and winamax allow a raise that no opponent can call, and no other preset does', () => {
    const allowing = profiles.filter(({ switches }) => switches.raiseOverAllIn === 'allowed');
    expect(allowing.map(({ id }) => id)).toEqual(['everest-text', 'winamax']);
  });

  it('R-BET-7: bovada and ipoker raise an all-in of half a bet like a full bet', () => {
    for (const id of ['bovada', 'ipoker'])
      expect(switchesOf(id)).toMatchObject({ shortAllInRaise: 'as-full-bet' });
  });

  it('pokerstars has the documented switches', () => {
    expect(switchesOf('pokerstars')).toMatchObject({
      reopenNoLimit: 'cumulative',
      reopenLimit: 'cumulative',
      betsPerRound: 4,
      capHeadsUp: true,
      foldUnfaced: 'noted',
      headsUpBlinds: 'button-small',
      oddChip: 'by-button',
    });
  });
});
