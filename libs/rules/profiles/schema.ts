import { z } from 'zod';
import type { HouseSwitches } from './floor-switches.js';
import { presetIds } from './presets.js';
import { MAX_RAKE_ROWS, rakeRowSchema } from './rake-terms.js';
import { BETS_PER_ROUND } from './switch-texts/index.js';

const switchShape = {
  reopenNoLimit: z.enum(['cumulative', 'single', 'always']).exactOptional(),
  reopenLimit: z.enum(['cumulative', 'single', 'never', 'always']).exactOptional(),
  shortAllInRaise: z.enum(['complete', 'on-top', 'either', 'by-size', 'as-full-bet']).exactOptional(),
  betsPerRound: z
    .union([z.int().min(BETS_PER_ROUND.min).max(BETS_PER_ROUND.max), z.literal('by-rounds')])
    .nullable()
    .exactOptional(),
  capCounts: z.enum(['blinds-too', 'raises-only']).exactOptional(),
  coveringBet: z.enum(['too-small', 'allowed']).exactOptional(),
  raiseOverAllIn: z.enum(['not-offered', 'allowed']).exactOptional(),
  firstRaise: z.enum(['largest-blind', 'minimum-bet']).exactOptional(),
  lateStraddle: z.enum(['opens', 'acts-last']).exactOptional(),
  straddle: z.enum(['left-of-big-blind', 'button-too', 'any-seat', 'not-played']).exactOptional(),
  deadBlind: z.enum(['small', 'any']).exactOptional(),
  missedBlind: z.enum(['posted', 'not-owed']).exactOptional(),
  kill: z.enum(['small-bet', 'half', 'full', 'not-played']).exactOptional(),
  burn: z.enum(['every-stage', 'after-first-deal', 'none']).exactOptional(),
  runs: z.enum(['once', 'twice', 'thrice', 'any']).exactOptional(),
  potBehindShortBlind: z.enum(['posted', 'full']).exactOptional(),
  firstToAct: z.enum(['after-last-blind', 'after-largest-bet']).exactOptional(),
  fixedLimitAs: z.enum(['fixed-limit', 'pot-limit']).exactOptional(),
  unopened: z.enum(['thrown-in', 'played-on']).exactOptional(),
  openersProof: z.enum(['shown', 'on-request']).exactOptional(),
  ownDiscard: z.enum(['kept-out', 'may-return']).exactOptional(),
  smallestChip: z.enum(['of-the-stakes', 'not-of-the-rake', 'least-unit']).exactOptional(),
  checkRaise: z.enum(['allowed', 'not-in-ace-to-five', 'not-in-lowball']).exactOptional(),
  studOpens: z.enum(['low-card', 'high-card']).exactOptional(),
  fiveStudOpens: z.enum(['low-card', 'high-card']).exactOptional(),
  exposedTie: z.enum(['position', 'suit']).exactOptional(),
  openPair: z.enum(['double-bet', 'small-bet']).exactOptional(),
  drawSecondRound: z.enum(['opener', 'left-of-button']).exactOptional(),
  shortBlindCall: z.enum(['full', 'posted']).exactOptional(),
  capHeadsUp: z.literal([true, false, 'in-tournaments', 'until-two-left']).exactOptional(),
  foldUnfaced: z.enum(['allowed', 'noted', 'not-offered']).exactOptional(),
  headsUpBlinds: z.enum(['button-small', 'left-of-button-small', 'either']).exactOptional(),
  tableAnte: z.enum(['dead', 'live']).exactOptional(),
  unclaimedLow: z.enum(['to-high', 'shared']).exactOptional(),
  oddChip: z.enum(['by-button', 'from-big-blind', 'by-card', 'all-to-first']).exactOptional(),
  misdealExposed: z.enum(['any', 'first-two-or-several']).exactOptional(),
  misdealOneExtra: z.enum(['misdeal', 'becomes-burn']).exactOptional(),
  misdealMissingCard: z.enum(['misdeal', 'dealt-on']).exactOptional(),
  misdealNoShuffleOrCut: z.enum(['misdeal', 'not-a-cause']).exactOptional(),
  misdealRepair: z.enum(['redeal', 'repair']).exactOptional(),
  wrongCount: z.enum(['never-wins', 'exceptions']).exactOptional(),
  muckTouch: z.enum(['dead', 'retrievable']).exactOptional(),
  shownCard: z.enum(['at-once', 'timed']).exactOptional(),
  outOfTurn: z.enum(['always-binds', 'unless-raised', 'not-possible']).exactOptional(),
  askToSeeWinner: z.enum(['discouraged', 'both-live']).exactOptional(),
  showCheckedThrough: z.enum(['left-of-dealer', 'first-to-act', 'left-of-button']).exactOptional(),
  showAllIn: z.enum(['in-order', 'tabled-at-once']).exactOptional(),
  sidePotsOrder: z.enum(['newest-first', 'deepest-first', 'any']).exactOptional(),
  handReading: z.enum(['cards-speak', 'declared']).exactOptional(),
} satisfies { readonly [K in keyof HouseSwitches]: z.ZodType<HouseSwitches[K]> };

/** The switches of a custom profile that differ from its base. */
export const switchesSchema = z.strictObject(switchShape);

const count = z.int().min(0);

/** What `floorman profiles --infer` found in logs, besides the counts of the rows. Nothing depends on it. */
const evidenceSchema = z.strictObject({
  hands: count.meta({ description: 'The cash hands of which the profile was inferred.' }),
  faulty: count.meta({ description: 'Hands with findings, which were left out.' }),
  unused: count.meta({ description: 'Hands that say nothing: tournaments, cancelled hands, house money.' }),
  rejected: count,
  uncounted: count.meta({ description: 'Hands of kinds above the bound on kinds, which were not counted.' }),
  oddChip: z
    .strictObject({
      hands: count.meta({ description: 'Split pots in which the values of the switch differ.' }),
      agreeing: count.meta({ description: 'Those that agree with the value of the profile.' }),
      isKnown: z.boolean(),
    })
    .exactOptional(),
});

/** The largest smallest buy-in, in minimum bets. */
export const MAX_BUY_IN = 10_000;

const TAKEN: readonly string[] = presetIds;

const name = z.string().min(1).max(80);

/** A custom profile as JSON: a base preset, and the switches that differ from it. */
export const profileSchema = z
  .strictObject({
    id: z
      .string()
      .max(64)
      .regex(/^[a-z0-9][a-z0-9-]*$/)
      .refine((id) => !TAKEN.includes(id), { abort: true })
      .meta({ not: { enum: [...presetIds] } })
      .default('custom'),
    name: z.strictObject({ en: name, es: name }).exactOptional(),
    version: z.int().min(1).default(1),
    base: z.enum(presetIds),
    switches: switchesSchema.default({}),
    rake: z.array(rakeRowSchema).max(MAX_RAKE_ROWS).exactOptional().meta({
      description: 'The rake schedule: the first row that is about a hand applies.',
    }),
    minimumBuyIn: z.int().min(1).max(MAX_BUY_IN).exactOptional().meta({
      description: 'The smallest buy-in of a player who joins a cash game, in minimum bets.',
    }),
    evidence: evidenceSchema.exactOptional(),
  })
  .meta({ title: 'House profile' });

/** A custom profile in JSON, as users write it. */
export type ProfileDocument = z.input<typeof profileSchema>;

/** The JSON Schema (draft 2020-12) of the input. */
export const profileJsonSchema = () => z.toJSONSchema(profileSchema, { io: 'input' });
