import { open, realpath, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  isFault,
  makeRecord,
  severities,
  type AuditCounts,
  type AuditRecord,
  type FindingCode,
  type FindingRecord,
} from '#audit';
import type { Language } from '#cards';
import { Fairness } from '#fairness';
import { PartnerSums, reportPartners } from '#partners';
import { excerptOf, lineOf, namelessReport, reportPage, type FindingCount, type ReportData } from '#report';
import type { NamelessRecords } from '#privacy';
import { summarize, Tally } from '#statistics';
import { AUDIT_COUNTS, fillMessage, nounFor, skippedFiles, type Message } from '#text';
import { AUDIT_MESSAGES } from '../messages/audit.js';
import type { ReportFacts } from '../audit/report-analysis.js';
import { fileError } from './file-errors.js';
import { MoneyTally } from './money-tally.js';
import { ResultsTally } from './results-tally.js';
import { RuleTally } from './rule-tally.js';
import { GravestFindings } from './gravest-findings.js';
import { hasFindings, type PrintedHand, type Printer } from './printers.js';
import { UsageError } from '../options/errors.js';

/** The most findings of a page, with the texts of their hands: browsers cannot show those of millions of hands. */
export const MAX_LISTED = 1000;

/** The most rows of pots and rake. */
const MAX_STAKES = 200;

/** The most players of a page: those with the most hands. */
const MAX_PLAYERS = 100;

/** The most lines of results over time. */
const MAX_LINES = 12;

/** Writes the HTML report to a file once the audit has ended. Memory holds the gravest findings. */
export class HtmlReport implements Printer {
  private file: FileHandle | null = null;
  private readonly listed: GravestFindings;
  private readonly hands = new Map<FindingCode, number>();
  private readonly rules = new RuleTally();
  private readonly players = new Tally();
  private readonly money = new MoneyTally();
  private readonly results = new ResultsTally();
  private readonly fairness = new Fairness();
  private readonly partners = new PartnerSums();
  private faulty = 0;
  private illegal = 0;
  private firstPlayedAt: string | null = null;
  private lastPlayedAt: string | null = null;

  constructor(
    private readonly path: string,
    private readonly language: Language,
    private readonly names: NamelessRecords | null = null,
    maxListed = MAX_LISTED,
  ) {
    this.listed = new GravestFindings(maxListed);
  }

  async open(): Promise<void> {
    this.file = await open(this.path, 'w').catch((error: unknown) => {
      throw new UsageError(describeOpenError(error, this.path));
    });
  }

  hand(hand: PrintedHand): void {
    const { outcome, copy } = hand;
    if (copy === 'new' && outcome.facts !== null) this.note(outcome.facts as ReportFacts, hand);
    if (hasFindings(hand)) this.list(hand);
  }

  settle(): Promise<void> {
    return Promise.resolve();
  }

  async close(counts: AuditCounts, seconds: number): Promise<void> {
    const { language } = this;
    const summary = counts.summary(seconds);
    const codes = Object.entries(summary.findings) as [FindingCode, number][];
    const data: ReportData = {
      name: null,
      verdict: {
        hands: summary.audited,
        faulty: this.faulty,
        illegal: this.illegal,
        rejected: summary.rejected,
      },
      figures: [
        ...AUDIT_COUNTS.map((name) => [nounFor(summary[name], name, language), summary[name]] as const),
        ...skippedFiles(summary.skipped, language),
      ],
      import: null,
      firstPlayedAt: this.firstPlayedAt,
      lastPlayedAt: this.lastPlayedAt,
      codes: codes.map(([code, findings]): FindingCount => ({
        code,
        findings,
        hands: this.hands.get(code) ?? 0,
      })),
      rules: this.rules.rows,
      findings: { listed: this.listed.inOrder, total: this.listed.total, links: null },
      rejections: [],
      hands: null,
      money: this.money.rows(MAX_STAKES),
      players: summarize(this.players.cells()).slice(0, MAX_PLAYERS),
      fairness: this.fairness.report(),
      partners: reportPartners(this.partners),
      results: this.results.rows(MAX_LINES),
      time: { stages: [], total: ['command', seconds] },
      engine: summary.engine,
    };
    const shown = this.names === null ? data : namelessReport(data, this.names);
    await this.file?.write(reportPage(shown, language));
    await this.file?.close();
  }

  /** Counts a hand that is no copy. */
  private note({ statistics, deal, partners }: ReportFacts, { outcome }: PrintedHand): void {
    if (deal !== null) this.fairness.add(deal);
    if (partners !== null) this.partners.add(partners);
    if (statistics === null) return;
    this.players.add(statistics);
    this.results.add(statistics);
    this.money.add(statistics, outcome.codes);
    const { playedAt } = statistics;
    if (playedAt === null) return;
    if (this.firstPlayedAt === null || playedAt < this.firstPlayedAt) this.firstPlayedAt = playedAt;
    if (this.lastPlayedAt === null || playedAt > this.lastPlayedAt) this.lastPlayedAt = playedAt;
  }

  private list({ place, outcome, copy, acrossHands }: PrintedHand): void {
    const record = makeRecord(place, outcome, copy, this.language, acrossHands);
    const add = (finding: FindingRecord | null): void => {
      this.listed.add(finding?.severity ?? null, () => {
        const excerpt =
          outcome.text === undefined
            ? null
            : excerptOf(outcome.text, record.lines[0], lineOf(record, finding));
        return { record, finding, excerpt, href: null, command: replayCommand(record) };
      });
    };
    if (record.status === 'rejected') {
      add(null);
      return;
    }
    const codes = new Set(record.findings.map(({ code }) => code));
    for (const code of codes) this.hands.set(code, (this.hands.get(code) ?? 0) + 1);
    if ([...codes].some(isFault)) this.faulty++;
    if ([...codes].some((code) => severities[code] === 'illegal')) this.illegal++;
    this.rules.add(record.findings);
    for (const finding of record.findings) add(finding);
  }
}

/** The command that replays a hand; null for hands in an archive or on standard input, which it does not find. */
const replayCommand = ({ file, member, index, status }: AuditRecord): string | null =>
  member !== null || file === '-' || status === 'rejected'
    ? null
    : `floorman replay ${quoted(file)} --index ${String(index)}`;

/** A path as a word of a shell. */
const quoted = (path: string): string =>
  /^[\w./:@%+,-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;

const describeOpenError = (error: unknown, path: string): Message => {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isMissing
    ? fillMessage(AUDIT_MESSAGES.noReportFolder, { folder: dirname(path) })
    : fileError('--html', path, error);
};

/** Throws if the report would overwrite one of the logs. */
export const checkReportPath = async (path: string, inputs: readonly string[]): Promise<void> => {
  const target = await realpath(path).catch(() => null);
  if (target === null) return;
  for (const input of inputs)
    if (input !== '-' && (await realpath(input).catch(() => null)) === target)
      throw new UsageError(fillMessage(AUDIT_MESSAGES.reportOverLog, { path }));
};
