import { variants } from '#engine';
import { GROUPINGS, STATISTICS, type StatisticId } from '#statistics';
import { z } from 'zod';
import { pageOf } from '../http/page.dto.js';
import { lang, textSchema } from '../http/query.dto.js';
import { momentOf } from './moment.js';
import { MESSAGES } from '../messages.js';

const amount = z.string().describe('decimal amount in the currency');

const anonymous = z
  .boolean()
  .describe('whether the site names places at the table and not players: the name is many people');

const Player = z
  .object({
    name: z.string(),
    site: z.string(),
    anonymous,
    hands: z.int().describe('hands dealt to the player'),
    money: z
      .array(
        z.object({
          currency: z.string(),
          hands: z.int(),
          net: amount.describe('in hands whose result is known'),
        }),
      )
      .readonly()
      .describe('one entry a currency; the one with most hands comes first'),
  })
  .meta({ id: 'Player' });
export const PlayerPage = pageOf(Player, 'PlayerPage');

const share = z
  .object({
    count: z.int(),
    of: z.int().describe('the hands in which it was possible'),
    percent: z.number().nullable(),
  })
  .meta({ id: 'StatisticShare' });

const money = z
  .object({
    currency: z.string(),
    hands: z.int().describe('hands whose result is known'),
    net: amount,
    rake: amount,
    cashOut: amount.describe('what cash-outs paid, less what they cost; net is without it'),
    bigBlinds: z.string().nullable().describe('net in big blinds of each hand'),
    bbPer100: z.number().nullable(),
    standardDeviation: z.number().nullable().describe('of 100 hands, in big blinds'),
    interval: z
      .tuple([z.number(), z.number()])
      .readonly()
      .nullable()
      .describe('the 95% interval of bbPer100'),
    allInAdjusted: amount,
    allInAdjustedBbPer100: z.number().nullable(),
  })
  .meta({ id: 'PlayerMoney' });

const statistics = {
  hands: z.int().describe('hands dealt to the player'),
  ...(Object.fromEntries(STATISTICS.map((id) => [id, share])) as Record<StatisticId, typeof share>),
  aggressionFactor: z.number().nullable().describe('bets and raises for each call after the first round'),
  aggressionFrequency: share,
  money: z.array(money).readonly().describe('one entry a currency'),
};

const group = z
  .object({ by: z.enum(GROUPINGS), key: z.string().nullable(), ...statistics })
  .meta({ id: 'StatisticsGroup' });

export const PlayerStatistics = z
  .object({
    name: z.string(),
    site: z.string(),
    anonymous,
    ...statistics,
    groups: z.array(group).readonly(),
  })
  .meta({ id: 'PlayerStatistics' });

export const PlayerStats = z
  .object({
    name: z.string().describe('the name as it was asked for'),
    totals: z
      .array(
        z.object({
          name: z.string(),
          site: z.string(),
          currency: z.string(),
          hands: z.int().describe('hands dealt to the player'),
          played: z.int().describe('hands in which the player put chips in'),
          won: z.int().describe('hands in which the player collected chips'),
          putIn: amount,
          collected: amount,
          net: amount,
          firstPlayedAt: z.iso.datetime().nullable(),
          lastPlayedAt: z.iso.datetime().nullable(),
        }),
      )
      .describe('of all hands, without regard to the parameters'),
    players: z.array(PlayerStatistics).describe('one entry a site; none if no hand fits the parameters'),
    hands: z.int().describe('the hands that fit the parameters'),
  })
  .meta({ id: 'PlayerStats' });

const Moment = textSchema((text) => momentOf(text) !== null, MESSAGES.momentExpected).transform(
  (text) => momentOf(text) ?? new Date(NaN),
);

/** Which hands of a player count. */
const filter = {
  game: z
    .enum(variants.map(({ id }) => id))
    .optional()
    .describe('only hands of this variant'),
  from: Moment.optional().describe('played on this day or at this time, or later'),
  to: Moment.optional().describe('played before this day or time'),
  lang,
};

interface Range {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const isRange = ({ from, to }: Range): boolean => from === undefined || to === undefined || from < to;

const EMPTY_RANGE = {
  error: MESSAGES.emptyRange.en,
  params: { es: MESSAGES.emptyRange.es },
  path: ['to'],
};

export const StatsQuery = z
  .strictObject({ by: z.enum(GROUPINGS).optional().describe('also in groups'), ...filter })
  .refine(isRange, EMPTY_RANGE);

const MAX_POINTS = 10_000;
const isPoints = (text: string): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) >= 2 && Number(text) <= MAX_POINTS;

export const ResultsQuery = z
  .strictObject({
    points: textSchema(isPoints, MESSAGES.pointsExpected)
      .meta({ type: 'integer', minimum: 2, maximum: MAX_POINTS })
      .transform(Number)
      .optional()
      .describe('the most points of a series; 1000 by default'),
    ...filter,
  })
  .refine(isRange, EMPTY_RANGE);

const bigBlinds = z.string().describe('decimal, with two digits after the point');

const point = z
  .object({
    hands: z.int().describe('the hands so far'),
    hand: z.string().describe('the id of the last one'),
    playedAt: z.iso.datetime().nullable(),
    net: amount,
    allInAdjusted: amount,
    luckAdjusted: amount.describe('also with the deals taken out, in hands of which all cards are known'),
    rake: amount,
    bigBlinds: z
      .object({ net: bigBlinds, allInAdjusted: bigBlinds, luckAdjusted: bigBlinds })
      .nullable()
      .describe('the same in big blinds of each hand; null if no hand has a big blind'),
  })
  .meta({ id: 'ResultPoint' });

export const PlayerResults = z
  .object({
    name: z.string().describe('the name as it was asked for'),
    results: z
      .array(
        z.object({
          name: z.string(),
          site: z.string(),
          currency: z.string(),
          hands: z.int().describe('hands whose result is known'),
          openHands: z.int().describe('hands of which all cards are known from the deal on'),
          points: z.array(point).describe('sums from the first hand on, in the order of time'),
        }),
      )
      .describe('one entry a site and currency; none if no hand fits the parameters'),
  })
  .meta({ id: 'PlayerResults' });

export const PlayerName = z.string().min(1).max(255);
