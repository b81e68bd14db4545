import { findingDescriptions, rejectionMessages, severityOrder } from '#audit';
import { ReportRepository, type FindingCount, type ReportFigures, type StageSeconds } from '#storage';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Language } from '../http/language.js';
import { ImportFindingsService, importFindingSchema, type FindingInHand } from './import-findings.service.js';
import { ImportResponse } from '#contracts';

/** Findings that a report contains. */
const LISTED_FINDINGS = 200;
/** Imports whose figures are cached: the figures of a finalized import never change, and counting them reads all its hands. */
const CACHE_SIZE = 16;

const severity = z.enum(severityOrder);
const hands = z.int();
const seconds = z.number().nullable();

/** Import summary. */
export const ImportReport = z
  .object({
    import: ImportResponse,
    players: z.int().describe('players by site and name, in hands that no earlier import has'),
    firstPlayedAt: z.iso.datetime().nullable(),
    lastPlayedAt: z.iso.datetime().nullable(),
    findings: z.object({
      bySeverity: z.array(z.object({ severity, findings: z.int(), hands })).describe('the most severe first'),
      byCode: z.array(
        z.object({ code: z.string(), severity, meaning: z.string(), findings: z.int(), hands }),
      ),
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
export type ImportReport = z.output<typeof ImportReport>;

/** A report, and the records of the hands whose findings it lists. */
export interface ReportWithHands {
  readonly report: ImportReport;
  readonly listed: readonly FindingInHand[];
}

/** Reports on imports that have ended. */
@Injectable()
export class ImportReportsService {
  private readonly cache = new Map<string, Promise<ReportFigures>>();

  constructor(
    private readonly reports: ReportRepository,
    private readonly findings: ImportFindingsService,
  ) {}

  /** The report on an import that has ended, in a language. */
  async of(workspaceId: string, status: ImportResponse, language: Language): Promise<ReportWithHands> {
    const figures = await this.figures(workspaceId, status);
    const { listed } = await this.findings.withRecords(workspaceId, figures.mostSevere, language);
    const { players, sites, games, stakes, days } = figures;
    const report: ImportReport = {
      import: status,
      players,
      firstPlayedAt: figures.firstPlayedAt?.toISOString() ?? null,
      lastPlayedAt: figures.lastPlayedAt?.toISOString() ?? null,
      findings: {
        bySeverity: mostSevereFirst(figures.severities),
        byCode: mostSevereFirst(figures.codes).map((count) => ({
          ...count,
          meaning: textOf(findingDescriptions, count.code, language),
        })),
        first: listed.map(({ finding }) => finding),
      },
      rejections: figures.rejections.map(({ code, hands: rejected }) => ({
        code,
        meaning: `${textOf(rejectionMessages, code, language)}.`,
        hands: rejected,
      })),
      hands: { bySite: [...sites], byGame: [...games], byStakes: [...stakes], byDay: [...days] },
      seconds: secondsOf(figures.seconds),
      links: linksOf(status.id),
    };
    return { report, listed };
  }

  /** The figures of an import; those of a finalized import are cached. */
  private figures(workspaceId: string, { id, finishedAt }: ImportResponse): Promise<ReportFigures> {
    const cached = this.cache.get(id);
    if (cached !== undefined) return cached;
    const figures = this.reports.figures(workspaceId, id, severityOrder, LISTED_FINDINGS);
    // The hands of an interrupted upload are still being deleted.
    if (finishedAt === null) return figures;
    const [oldest] = this.cache.keys();
    if (this.cache.size >= CACHE_SIZE && oldest !== undefined) this.cache.delete(oldest);
    this.cache.set(id, figures);
    figures.catch(() => this.cache.delete(id));
    return figures;
  }
}

type WithSeverity<Count> = Omit<Count, 'severity'> & { readonly severity: (typeof severityOrder)[number] };

/** The counts, most severe first. Counts with a severity of another version are left out. */
const mostSevereFirst = <Count extends Omit<FindingCount, 'code'>>(
  counts: readonly Count[],
): WithSeverity<Count>[] =>
  severityOrder.flatMap((severityLevel) =>
    counts
      .filter((count) => count.severity === severityLevel)
      .map((count) => ({ ...count, severity: severityLevel })),
  );

/** The text of a code; empty for a code of another version. */
const textOf = <Code extends string>(
  texts: Readonly<Record<Code, Readonly<Record<Language, string>>>>,
  code: string,
  language: Language,
): string => (Object.hasOwn(texts, code) ? texts[code as Code][language] : '');

const linksOf = (id: string): ImportReport['links'] => ({
  html: `/v1/imports/${id}/report?format=html`,
  csv: `/v1/imports/${id}/findings?format=csv`,
  ndjson: `/v1/imports/${id}/findings?format=ndjson`,
  hands: `/v1/hands?import=${id}&status=audited,cancelled,rejected,duplicate&format=ndjson`,
});

/** The stages as the API names them. */
const secondsOf = ({ finalizing, ...seconds }: StageSeconds): ImportReport['seconds'] => ({
  ...seconds,
  sealing: finalizing,
});
