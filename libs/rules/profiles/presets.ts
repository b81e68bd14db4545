import type { Message } from '#cards';
import { defaultSwitches } from '#engine';
import { defaultFloorSwitches, type HouseSwitches } from './floor-switches.js';
import type { Profile } from './profile.js';

/** The ids of the built-in profiles, in their order in lists. */
export const presetIds = [
  'intro',
  'roberts',
  'wsop',
  'phh',
  'ohh',
  'pokerstars',
  'fulltilt',
  'everest-text',
  'winamax',
  'bovada',
  'ipoker',
  'pokernow',
  'merge',
  'thebiggame',
] as const;

export type PresetId = (typeof presetIds)[number];

/** A preset: its name, the switches that differ from the defaults, and its smallest buy-in in minimum bets, if it has one. */
interface Preset {
  readonly name: Message;
  readonly version: number;
  readonly differences: Partial<HouseSwitches>;
  readonly minimumBuyIn?: number;
}

const PRESETS: Readonly<Record<PresetId, Preset>> = {
  /**
   * P-BET-2: a fold needs a bet to face. P-BLIND-1: no exception heads-up. P-VAR-5CD: the opener opens the second round.
   * P-IRR-2 to P-IRR-6, P-SHOW-7: any fault of the deal is a misdeal, the muck kills a hand, and all see a shown card.
   * P-SHOW-3, P-SHOW-4: side pots are settled in reverse order, and the player left of the dealer shows first.
   * P-DEAL-1: a card is burned before each stage of dealing. P-SETUP-4: who joins brings ten minimum bets, the least that is usual.
   */
  intro: {
    name: { en: 'Introduction to poker', es: 'Introducción al póker' },
    version: 4,
    minimumBuyIn: 10,
    differences: {
      burn: 'every-stage',
      foldUnfaced: 'not-offered',
      headsUpBlinds: 'left-of-button-small',
      drawSecondRound: 'opener',
      openersProof: 'shown',
      misdealExposed: 'any',
      misdealOneExtra: 'misdeal',
      misdealMissingCard: 'misdeal',
      misdealNoShuffleOrCut: 'misdeal',
      wrongCount: 'never-wins',
      muckTouch: 'dead',
      shownCard: 'at-once',
      outOfTurn: 'always-binds',
      askToSeeWinner: 'discouraged',
      showCheckedThrough: 'left-of-dealer',
      showAllIn: 'in-order',
      sidePotsOrder: 'newest-first',
    },
  },
  /**
   * R-BET-5: heads-up, raises have no cap in cash games. R-BET-7: a short all-in is completed or raised on top by its size.
   * Chips smaller than those in use do not play, and pots are split down to them (R-BET-1, R-TIE-2), and ace-to-five lowball has no check-raise (R-BET-2).
   * R-SHOW-7, R-SHOW-8: players show in order, also after an all-in, and side pots are settled before the main pot.
   */
  roberts: {
    name: { en: 'Robert’s Rules of Poker', es: 'Robert’s Rules of Poker (reglas de Robert)' },
    version: 4,
    differences: {
      capHeadsUp: 'in-tournaments',
      betsPerRound: 'by-rounds',
      openPair: 'double-bet',
      openersProof: 'shown',
      smallestChip: 'of-the-stakes',
      checkRaise: 'not-in-ace-to-five',
      foldUnfaced: 'allowed',
      shortAllInRaise: 'by-size',
      deadBlind: 'small',
      showCheckedThrough: 'first-to-act',
      showAllIn: 'in-order',
      sidePotsOrder: 'deepest-first',
    },
  },
  /**
   * Tournaments allow a bet and four raises, also heads-up until two players are left (R-BET-5), and penalise a fold without a
   * bet to face. They have no straddles, missed blinds, kills and further runs, and a short big blind counts in full for the size of the pot.
   * Several short all-ins that together are a full raise reopen the betting (R-BET-7N, rule 96 of the event).
   * The first to act shows first (R-SHOW-8), and by common practice all hands are tabled when an all-in ends the betting.
   */
  wsop: {
    name: { en: 'World Series of Poker tournaments', es: 'Torneos de las World Series of Poker' },
    version: 3,
    differences: {
      runs: 'once',
      betsPerRound: 5,
      capHeadsUp: 'until-two-left',
      foldUnfaced: 'not-offered',
      straddle: 'not-played',
      missedBlind: 'not-owed',
      kill: 'not-played',
      potBehindShortBlind: 'full',
      showCheckedThrough: 'first-to-act',
      sidePotsOrder: 'deepest-first',
    },
  },
  /**
   * Files written by PokerKit: the first winner in dealing order gets all odd chips. Any raise reopens the betting and
   * counts towards a cap of four bets, without the blinds. A straddle is not a raise, and any seat may straddle. The
   * low card brings in all stud games.
   */
  phh: {
    name: { en: 'PHH files written by PokerKit', es: 'Archivos PHH escritos por PokerKit' },
    version: 3,
    differences: {
      oddChip: 'all-to-first',
      ownDiscard: 'may-return',
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
      fiveStudOpens: 'low-card',
      straddle: 'any-seat',
      unopened: 'played-on',
      unclaimedLow: 'shared',
    },
  },
  /**
   * Records of any site. Home games let a player put the last opponent all-in with less than a minimum raise. A first raise over
   * a straddle is at least a big blind in some games and a straddle in others, and some let a short all-in reopen the betting.
   */
  ohh: {
    name: { en: 'Open Hand History files', es: 'Archivos Open Hand History' },
    version: 3,
    differences: {
      coveringBet: 'allowed',
      firstRaise: 'minimum-bet',
      reopenNoLimit: 'always',
      straddle: 'any-seat',
    },
  },
  /** An open pair doubles the bet; the other switches have their defaults, which presets.spec.ts checks. */
  pokerstars: {
    name: { en: 'PokerStars', es: 'PokerStars' },
    version: 3,
    differences: { openPair: 'double-bet' },
  },
  /** P-VAR-5CS: in five-card stud of 2013 the lowest upcard brings in. */
  fulltilt: {
    name: { en: 'Full Tilt Poker', es: 'Full Tilt Poker' },
    version: 1,
    differences: { openPair: 'double-bet', fiveStudOpens: 'low-card' },
  },
  /**
   * R-BET-5: two players raise without a cap. A limit tournament of 2011 has six and seven bets in a round. P-ALLIN-2: in
   * four hands of 2011 a player raises when the only opponent is all-in, three times by a full bet of fixed limit.
   */
  'everest-text': {
    name: { en: 'Everest Poker', es: 'Everest Poker' },
    version: 3,
    differences: { openPair: 'double-bet', capHeadsUp: false, raiseOverAllIn: 'allowed' },
  },
  /** P-ALLIN-2: hands of 2010 have raises, by the size of the all-in bet, when the only opponent is all-in. */
  winamax: {
    name: { en: 'Winamax', es: 'Winamax' },
    version: 2,
    differences: { openPair: 'double-bet', raiseOverAllIn: 'allowed' },
  },
  /**
   * Odd chips go clockwise from the big blind: in 14 split pots of three or more players of 2012 to 2021 the small blind
   * never gets one, though it wins in six of them. The odd chip of a low half goes to the high half (three pots of 2014).
   * R-BET-7: in a hand of 2012 an all-in bet of 8.50 in a round of 16 is raised to 32.
   */
  bovada: {
    name: { en: 'Bovada, Bodog and Ignition', es: 'Bovada, Bodog e Ignition' },
    version: 3,
    differences: { openPair: 'double-bet', oddChip: 'from-big-blind', shortAllInRaise: 'as-full-bet' },
  },
  /**
   * R-BET-7: in a hand of 2011 an all-in bet of 0.13 in a round of 0.20 is raised to 0.40. P-VAR-5CS: in five-card stud of 2011
   * the lowest upcard brings in.
   */
  ipoker: {
    name: { en: 'iPoker', es: 'iPoker' },
    version: 2,
    differences: { openPair: 'double-bet', shortAllInRaise: 'as-full-bet', fiveStudOpens: 'low-card' },
  },
  /**
   * A bet or raise that covers all opponents is cut to what they can call, and may then be below the minimum. An odd chip
   * goes to the first winner left of the button, in every pot. No log shows whether the first raise over a straddle is at least
   * as large as the straddle, nor that a short all-in does not reopen the betting, so neither is a fault.
   */
  pokernow: {
    name: { en: 'PokerNow', es: 'PokerNow' },
    version: 3,
    differences: { coveringBet: 'allowed', firstRaise: 'minimum-bet', reopenNoLimit: 'always' },
  },
  /** R-BET-5: heads-up, raises have no cap. A hand of 2011 has six bets after the first draw. */
  merge: {
    name: { en: 'Merge', es: 'Merge' },
    version: 2,
    differences: { openPair: 'double-bet', capHeadsUp: false },
  },
  /**
   * P-BET-1: after six straddles from the button or another late seat the player left of the big blind opens, and the
   * player of the straddle acts after the blinds. 177 other straddles are left of the big blind. The rest of the board is dealt
   * four times in two hands.
   */
  thebiggame: {
    name: { en: 'The Big Game', es: 'The Big Game' },
    version: 3,
    differences: { lateStraddle: 'acts-last', straddle: 'any-seat', runs: 'any' },
  },
};

const build = (id: PresetId): Profile => {
  const { name, version, differences, minimumBuyIn } = PRESETS[id];
  return {
    id,
    name,
    version,
    switches: { ...defaultSwitches, ...defaultFloorSwitches, ...differences },
    ...(minimumBuyIn === undefined ? {} : { minimumBuyIn }),
  };
};

/** The presets by id, with all switches. */
export const presets: Readonly<Record<PresetId, Profile>> = {
  intro: build('intro'),
  roberts: build('roberts'),
  wsop: build('wsop'),
  phh: build('phh'),
  ohh: build('ohh'),
  pokerstars: build('pokerstars'),
  fulltilt: build('fulltilt'),
  'everest-text': build('everest-text'),
  winamax: build('winamax'),
  bovada: build('bovada'),
  ipoker: build('ipoker'),
  pokernow: build('pokernow'),
  merge: build('merge'),
  thebiggame: build('thebiggame'),
};

/** All presets, in the order of `presetIds`. */
export const profiles: readonly Profile[] = presetIds.map((id) => presets[id]);

const byId: ReadonlyMap<string, Profile> = new Map(profiles.map((profile) => [profile.id, profile]));

/** The preset with an id, or undefined. Constant time. */
export const findProfile = (id: string): Profile | undefined => byId.get(id);

/** Formats of sites that have another format with a preset. */
const presetsOfSites: ReadonlyMap<string, PresetId> = new Map([['everest', 'everest-text']]);

/** The default profile for the hands of a format: the preset of its site, or else `pokerstars`. */
export const profileOfFormat = (format: string): Profile =>
  findProfile(presetsOfSites.get(format) ?? format) ?? presets.pokerstars;
