import { severityOrder } from '#audit';
import type { FairnessReport } from '#fairness';
import type { PartnersReport } from '#partners';
import { ImportResponse } from '#contracts';
import { z } from 'zod';
import { PlayerResults, PlayerStatistics } from '../players/player.dto.js';
import { FairnessResponse, PartnersResponse } from './import-checks.dto.js';
import { importFindingSchema } from './import-findings.service.js';

/** Findings that a report contains. */
export const LISTED_FINDINGS = 200;

const severity = z.enum(severityOrder);
const hands = z.int();
const seconds = z.number().nullable();

/** Import summary. */
export const ImportReport = z
  .object({
    import: ImportResponse,
    verdict: z
      .object({
        faulty: hands.describe('hands with a fault: illegal or mismatch'),
        illegal: hands.describe('hands in which a rule is broken'),
      })
      .describe('of the audited hands'),
    players: z.int().describe('players by site and name, in hands that no earlier import has'),
    firstPlayedAt: z.iso.datetime().nullable(),
    lastPlayedAt: z.iso.datetime().nullable(),
    findings: z.object({
      bySeverity: z.array(z.object({ severity, findings: z.int(), hands })).describe('the most severe first'),
      byCode: z.array(
        z.object({ code: z.string(), severity, meaning: z.string(), findings: z.int(), hands }),
      ),
      byRule: z
        .array(z.object({ rule: z.string(), title: z.string(), findings: z.int(), hands }))
        .describe('the 200 rules with the most findings; a finding may cite several'),
      first: z
        .array(importFindingSchema)
        .describe(`the ${String(LISTED_FINDINGS)} most severe, in the order of hands within a severity`),
    }),
    rejections: z.array(z.object({ code: z.string(), meaning: z.string(), hands })),
    hands: z
      .object({
        bySite: z.array(z.object({ site: z.string().nullable(), hands })),
        byGame: z.array(z.object({ variant: z.string(), limit: z.string(), hands })),
        byStakes: z.array(z.object({ currency: z.string(), bigBlind: z.string().nullable(), hands })),
        byDay: z.array(z.object({ day: z.iso.date(), hands })).describe('UTC, in order'),
      })
      .describe(
        'hands by group, without duplicates; for sites, games and stakes the 200 groups with the most hands',
      ),
    money: z
      .array(
        z.object({
          site: z.string(),
          stakes: z.string(),
          hands,
          unknown: hands.describe(
            'hands in which it is unknown what a player collected: they are in no amount',
          ),
          pots: z.string().describe('what the players put in'),
          collected: z.string(),
          rake: z.string().describe('with fees'),
          difference: z
            .string()
            .describe('what the players put in, less collected and rake: 0 if the chips add up'),
          unbalanced: hands.describe('hands whose chips do not add up'),
        }),
      )
      .describe('reconciliation by site and stakes, as decimal amounts in the currency of the stakes'),
    fairness: FairnessResponse.nullable().describe('the tests of the deal; null if the import has none'),
    partners: PartnersResponse.nullable().describe(
      'the 200 pairs of players with the highest scores, and the players of each site; null if the import has none',
    ),
    topPlayers: z
      .array(PlayerStatistics)
      .describe('the statistics of the players with the most hands, in this import alone'),
    results: PlayerResults.shape.results.describe(
      'the results over time of the first of these players, in this import alone',
    ),
    seconds: z
      .object({
        receiving: seconds.describe('from the first byte until the last byte is durable'),
        auditing: z.number().describe('reading and auditing, summed over the workers'),
        storing: z.number().describe('writing the results, summed over the workers'),
        sealing: seconds.describe('finding duplicates and completing the counts'),
        total: seconds.describe('from the first byte to the end'),
      })
      .describe('seconds by stage'),
    links: z
      .object({ html: z.string(), csv: z.string(), ndjson: z.string(), hands: z.string() })
      .describe('paths of the page, the findings as CSV and NDJSON, and the hands'),
  })
  .meta({ id: 'ImportReport' });
export type ImportReport = Omit<z.output<typeof ImportReport>, 'fairness' | 'partners'> & {
  readonly fairness: FairnessReport | null;
  readonly partners: (PartnersReport & { readonly hands: number }) | null;
};
