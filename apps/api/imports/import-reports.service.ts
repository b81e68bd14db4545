import { findingDescriptions, rejectionMessages, severityOrder } from '#audit';
import { ReportRepository, type FindingCount, type ReportFigures, type StageSeconds } from '#storage';
import { Injectable } from '@nestjs/common';
import type { Language } from '../http/language.js';
import { ImportFindingsService, type FindingInHand } from './import-findings.service.js';
import { LISTED_FINDINGS, type ImportReport } from './import-report.dto.js';
import type { ImportResponse } from '#contracts';

/** Imports whose figures are cached: the figures of a finalized import never change, and counting them reads all its hands. */
const CACHE_SIZE = 16;

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
