import {
  CHIP_FAULTS,
  findingDescriptions,
  rejectionMessages,
  severities,
  severityOrder,
  textOfHand,
  type FindingCode,
  type LogChunk,
} from '#audit';
import { DEFAULT_ALPHA as FAIRNESS_ALPHA, judgeFairness } from '#fairness';
import { DEFAULT_ALPHA as PARTNERS_ALPHA } from '#partners';
import type { NamelessRecords } from '#privacy';
import {
  excerptOf,
  namelessFairness,
  namelessPartners,
  namelessReport,
  type ListedFinding,
  type PlayerResults,
  type ReportData,
} from '#report';
import { findRule } from '#rules';
import { summarize } from '#statistics';
import {
  HandRepository,
  ImportChecksRepository,
  ReadCopyRepository,
  ReportRepository,
  type FindingCount,
  type FindingKinds,
  type ReportFigures,
  type HandText,
  type StageSeconds,
} from '#storage';
import { IMPORT_COUNTS, nounFor, skippedFiles } from '#text';
import { Injectable } from '@nestjs/common';
import type { Language } from '../http/language.js';
import { ImportFindingsService, namelessFinding, type FindingInHand } from './import-findings.service.js';
import { partnersOf } from './partners-of.js';
import { requireCurrentCopy } from './read-copy.js';
import { LISTED_FINDINGS, type ImportReport } from './import-report.dto.js';
import type { ImportResponse } from '#contracts';
import { withPosition } from '../players/stored-cells.js';
import { seriesOf } from '../players/results.js';

/** Imports whose figures are cached: counting them reads all hands of an import. */
const CACHE_SIZE = 16;

/** The pairs of a report: those with the highest scores, also pairs that are not suspect. */
const PAIRS = { alpha: PARTNERS_ALPHA, all: true, limit: 200 } as const;

const KINDS: FindingKinds = { severities: severityOrder, faults: 2, chipFaults: CHIP_FAULTS };

/** A report, and the records of the hands whose findings it lists. */
interface ReportWithHands {
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
    private readonly hands: HandRepository,
    private readonly checks: ImportChecksRepository,
    private readonly readCopies: ReadCopyRepository,
  ) {}

  /** The report on an import that has ended, in a language. */
  async json(
    workspaceId: string,
    status: ImportResponse,
    language: Language,
    names: NamelessRecords | null,
  ): Promise<ImportReport> {
    const found = await this.of(workspaceId, status, language);
    return names === null ? found.report : nameless(found, names);
  }

  /** The data of its page: with the texts of the hands whose findings it lists. */
  async page(
    workspaceId: string,
    status: ImportResponse,
    language: Language,
    names: NamelessRecords | null,
  ): Promise<ReportData> {
    const { report, listed } = await this.of(workspaceId, status, language);
    const ids = [...new Set(listed.map(({ finding }) => Number(finding.hand)))];
    const texts = await this.hands.findTexts(workspaceId, ids);
    const { name, counts, skipped } = status;
    const query = `lang=${language}`;
    const data: ReportData = {
      name,
      verdict: { hands: counts.audited, ...report.verdict, rejected: counts.rejected },
      figures: [
        ...IMPORT_COUNTS.map((count) => [nounFor(counts[count], count, language), counts[count]] as const),
        ...skippedFiles(skipped, language),
        [nounFor(report.players, 'players', language), report.players],
      ],
      import: status,
      firstPlayedAt: report.firstPlayedAt,
      lastPlayedAt: report.lastPlayedAt,
      codes: report.findings.byCode.filter(isKnown),
      rules: report.findings.byRule,
      findings: {
        // Ids ascend in the order of the log.
        listed: listed
          .map((found) => listedOf(found, texts.get(Number(found.finding.hand))))
          .sort((a, b) => a.place - b.place)
          .map(({ entry }) => entry),
        total: report.findings.bySeverity.reduce((sum, { findings }) => sum + findings, 0),
        links: { csv: `findings?format=csv&${query}`, ndjson: `findings?format=ndjson&${query}` },
      },
      rejections: report.rejections,
      hands: report.hands,
      money: report.money,
      fairness: report.fairness,
      partners: report.partners,
      players: report.topPlayers,
      results: linesOf(report.results),
      time: timeOf(report.seconds),
      engine: null,
    };
    return names === null ? data : namelessReport(data, names);
  }

  private async of(
    workspaceId: string,
    status: ImportResponse,
    language: Language,
  ): Promise<ReportWithHands> {
    // What is behind would be cached.
    await requireCurrentCopy(this.readCopies, status.id);
    const figures = await this.figures(workspaceId, status);
    const { listed } = await this.findings.withRecords(workspaceId, figures.mostSevere, language);
    const { players, sites, games, stakes, days } = figures;
    const measured = await this.checks.findFairness(workspaceId, status.id, 'all');
    const found = await this.checks.findPartners(workspaceId, status.id, PAIRS);
    const report: ImportReport = {
      import: status,
      verdict: { faulty: figures.faulty, illegal: figures.illegal },
      players,
      firstPlayedAt: figures.firstPlayedAt?.toISOString() ?? null,
      lastPlayedAt: figures.lastPlayedAt?.toISOString() ?? null,
      findings: {
        bySeverity: mostSevereFirst(figures.severities),
        byCode: mostSevereFirst(figures.codes).map((count) => ({
          ...count,
          meaning: textOf(findingDescriptions, count.code, language),
        })),
        byRule: figures.rules.map(({ rule, findings, hands }) => ({
          rule,
          title: findRule(rule)?.title[language] ?? '',
          findings,
          hands,
        })),
        first: listed.map(({ finding }) => finding),
      },
      rejections: figures.rejections.map(({ code, hands: rejected }) => ({
        code,
        meaning: `${textOf(rejectionMessages, code, language)}.`,
        hands: rejected,
      })),
      hands: { bySite: [...sites], byGame: [...games], byStakes: [...stakes], byDay: [...days] },
      money: [...figures.money],
      fairness: measured === null ? null : judgeFairness(measured, FAIRNESS_ALPHA),
      partners: found === null ? null : partnersOf(found, PARTNERS_ALPHA),
      topPlayers: summarize(figures.cells.map(withPosition)),
      results: seriesOf(figures.results),
      seconds: secondsOf(figures.seconds),
      links: linksOf(status.id),
    };
    return { report, listed };
  }

  /** The figures of an import; those of a finalized import are cached until hands of it are deleted, which changes its revision. */
  private figures(workspaceId: string, { id, revision, finishedAt }: ImportResponse): Promise<ReportFigures> {
    const key = `${id} ${String(revision)}`;
    const cached = this.cache.get(key);
    if (cached !== undefined) return cached;
    const figures = this.reports.figures(workspaceId, id, KINDS, LISTED_FINDINGS);
    // The hands of an interrupted upload are still being deleted.
    if (finishedAt === null) return figures;
    const [oldest] = this.cache.keys();
    if (this.cache.size >= CACHE_SIZE && oldest !== undefined) this.cache.delete(oldest);
    this.cache.set(key, figures);
    figures.catch(() => this.cache.delete(key));
    return figures;
  }
}

/** A report without names. */
const nameless = ({ report, listed }: ReportWithHands, names: NamelessRecords): ImportReport => ({
  ...report,
  import: { ...report.import, name: names.file(report.import.name), error: null },
  findings: { ...report.findings, first: listed.map((found) => namelessFinding(found, names)) },
  fairness: report.fairness === null ? null : namelessFairness(report.fairness, names),
  partners:
    report.partners === null ? null : { ...report.partners, ...namelessPartners(report.partners, names) },
  topPlayers: report.topPlayers.map((player) => ({
    ...player,
    name: names.player(player.name, player.site),
  })),
  results: report.results.map((line) => ({ ...line, name: names.player(line.name, line.site) })),
});

/** A code without a meaning comes from another version. */
const isKnown = <Count extends { readonly code: string }>(
  count: Count,
): count is Count & { readonly code: FindingCode } => Object.hasOwn(severities, count.code);

/** The address of the hand of a finding, at the step of the finding, relative to the report. */
const hrefOf = ({ hand, event }: FindingInHand['finding']): string =>
  `../../../hands/${hand}${event === null ? '' : `?step=${String(event + 1)}`}`;

/** A finding as the page lists it, and its place in the import. */
const listedOf = (
  { finding, record }: FindingInHand,
  text: HandText | undefined,
): { readonly entry: ListedFinding; readonly place: number } => {
  const { layout } = (text?.reading ?? { layout: null }) as Omit<LogChunk, 'bytes'>;
  // The name of the import is in the headline; only the members of a zip differ.
  const place = { ...record, file: record.member ?? '', member: null };
  const entry = {
    record: place,
    finding,
    excerpt:
      text === undefined || layout === null
        ? null
        : excerptOf(textOfHand(layout, text.bytes), record.lines[0], finding.line),
    href: hrefOf(finding),
    command: null,
  };
  return { entry, place: Number(finding.hand) };
};

/** The most lines of results over time on a page. */
const MAX_LINES = 12;

/** The lines of the players with the most hands. */
const linesOf = (results: ImportReport['results']): PlayerResults[] =>
  results
    .toSorted((a, b) => b.hands - a.hands)
    .slice(0, MAX_LINES)
    .map(({ points, ...line }) => ({
      ...line,
      points: points.map(({ hands, net, allInAdjusted }) => ({ hands, net, adjusted: allInAdjusted })),
    }));

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

/** The times as the page shows them. */
const timeOf = ({ total, ...stages }: ImportReport['seconds']): ReportData['time'] => ({
  stages: Object.entries(stages) as [keyof typeof stages, number | null][],
  total: ['import', total],
});

/** The stages as the API names them. */
const secondsOf = ({ finalizing, ...seconds }: StageSeconds): ImportReport['seconds'] => ({
  ...seconds,
  sealing: finalizing,
});
