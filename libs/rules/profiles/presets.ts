import type { Message } from '#cards';
import { defaultSwitches, type Switches } from '#engine';
import type { Profile } from './profile.js';

/** The ids of the profiles that come with the project, in the order in which they are listed. */
export const presetIds = ['intro', 'roberts', 'wsop', 'phh', 'pokerstars'] as const;

export type PresetId = (typeof presetIds)[number];

/** What a preset says: its name, and only the switches in which it departs from the defaults. */
interface Preset {
  readonly name: Message;
  readonly version: number;
  readonly differences: Partial<Switches>;
}

const PRESETS: Readonly<Record<PresetId, Preset>> = {
  /** P-BET-2 offers a fold only to who faces a bet; P-BLIND-1 knows no exception heads-up; P-VAR-5CD has the opener open. */
  intro: {
    name: { en: 'Introduction to poker', es: 'Introducción al póker' },
    version: 1,
    differences: {
      foldUnfaced: 'not-offered',
      headsUpBlinds: 'left-of-button-small',
      drawSecondRound: 'opener',
    },
  },
  /**
   * R-BET-5: heads-up, raises have no cap. A short all-in is completed or raised on top by its size, so both are legal.
   * Chips smaller than those of the stakes do not play (R-BET-1), and some lowball is played without check-raise (R-BET-2).
   */
  roberts: {
    name: { en: 'Robert’s Rules of Poker', es: 'Robert’s Rules of Poker (reglas de Robert)' },
    version: 2,
    differences: {
      capHeadsUp: false,
      betsPerRound: 'by-rounds',
      openPair: 'double-bet',
      smallestChip: 'of-the-stakes',
      checkRaise: 'not-in-lowball',
    },
  },
  /** Its tournaments allow a bet and four raises, also heads-up (R-BET-5), and penalise a fold that faces no bet. */
  wsop: {
    name: { en: 'World Series of Poker tournaments', es: 'Torneos de las World Series of Poker' },
    version: 1,
    differences: { betsPerRound: 5, foldUnfaced: 'not-offered' },
  },
  /**
   * Files written by PokerKit: an uneven pot gives its whole rest to the first winner in the order of the deal; any
   * raise reopens the betting, and counts towards a cap of four that leaves the blinds out; a straddle is no raise.
   */
  phh: {
    name: { en: 'PHH files written by PokerKit', es: 'Archivos PHH escritos por PokerKit' },
    version: 2,
    differences: {
      oddChip: 'all-to-first',
      shortBlindCall: 'posted',
      reopenNoLimit: 'always',
      reopenLimit: 'always',
      shortAllInRaise: 'on-top',
      capCounts: 'raises-only',
      coveringBet: 'allowed',
      firstRaise: 'minimum-bet',
      firstToAct: 'after-largest-bet',
      fixedLimitAs: 'pot-limit',
      tableAnte: 'live',
      unopened: 'played-on',
      unclaimedLow: 'shared',
    },
  },
  /** An open pair doubles the bet; else the site plays as the defaults do, to which presets.spec.ts holds it. */
  pokerstars: {
    name: { en: 'PokerStars', es: 'PokerStars' },
    version: 2,
    differences: { openPair: 'double-bet' },
  },
};

const build = (id: PresetId): Profile => {
  const { name, version, differences } = PRESETS[id];
  return { id, name, version, switches: { ...defaultSwitches, ...differences } };
};

/** The presets by id, their switches complete. */
export const presets: Readonly<Record<PresetId, Profile>> = {
  intro: build('intro'),
  roberts: build('roberts'),
  wsop: build('wsop'),
  phh: build('phh'),
  pokerstars: build('pokerstars'),
};

/** The presets in their order. */
export const profiles: readonly Profile[] = presetIds.map((id) => presets[id]);

const byId: ReadonlyMap<string, Profile> = new Map(profiles.map((profile) => [profile.id, profile]));

/** The preset of an id; undefined for any other text. Constant time. */
export const findProfile = (id: string): Profile | undefined => byId.get(id);

/** The profile that judges hands logged in a format: the preset of its site, else what most online rooms do. */
export const profileOfFormat = (format: string): Profile => findProfile(format) ?? presets.pokerstars;
