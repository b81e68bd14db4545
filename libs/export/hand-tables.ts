import {
  copyFindings,
  makeFindingRecord,
  severityOrder,
  type CopyStatus,
  type Finding,
  type FindingRecord,
  type HandOutcome,
  type Place,
} from '#audit';
import type { Language } from '#cards';
import { isNameless, type Aliases } from '#privacy';
import { appendRow, type ColumnHead, type Value } from './column.js';
import type { HandRows } from './export-analysis.js';
import { FINDING_COLUMNS } from './finding-columns.js';
import { makeTableWriter, type ExportFormat } from './formats.js';
import { HAND_COLUMNS, PLACE_COLUMNS } from './hand-columns.js';
import type { TableWriter } from './table-writer.js';
import { TABLE_NAMES, TABLES, type TableName } from './tables.js';

/** A hand in the order of its log. */
export interface ExportedHand {
  /** Its key in all tables. */
  readonly key: number;
  readonly place: Place;
  readonly outcome: Pick<HandOutcome, 'status' | 'lines' | 'site' | 'handId' | 'record'>;
  /** Null for a rejected hand. */
  readonly rows: HandRows | null;
  readonly copy: CopyStatus;
  readonly acrossHands: readonly Finding[];
}

export interface HandTablesOptions {
  readonly format: ExportFormat;
  readonly language: Language;
  /** Null to keep the names. */
  readonly aliases: Aliases | null;
  readonly rowsPerGroup?: number;
}

/** Amounts of findings across hands are text. */
const UNSCALED = { scale: 0 } as const;

const NO_ROW: readonly Value[] = HAND_COLUMNS.map(() => null);

const SEAT = TABLES.players.findIndex(({ name }) => name === 'seat') - 1;
const PLAYER = TABLES.players.findIndex(({ name }) => name === 'player') - 1;
const WIDTH = TABLES.players.length - 1;

/** The four tables of an export. Hands are added one by one, and the bytes of each table are taken while it grows. */
export class HandTables {
  private readonly tables: Readonly<Record<TableName, TableWriter>>;

  constructor(private readonly options: HandTablesOptions) {
    const table = (name: TableName): TableWriter =>
      makeTableWriter(options.format, TABLES[name], options.rowsPerGroup);
    this.tables = {
      hands: table('hands'),
      players: table('players'),
      actions: table('actions'),
      findings: table('findings'),
    };
  }

  /** Adds the rows of a hand. The players and actions of a hand count once, whatever copies and other views there are. */
  add(hand: ExportedHand): void {
    const { key, outcome, rows, copy } = hand;
    const isRead = rows !== null && copy !== 'duplicate';
    const findings = this.findingsOf(hand);
    const refused = outcome.status === 'rejected' ? rejectionOf(outcome.record) : null;
    const row: Value[] = [];
    const format = rows?.format ?? refused?.format ?? null;
    const worst = severityOrder.find((severity) => findings.some((finding) => finding.severity === severity));
    const rejection = refused?.code ?? null;
    const placed = { ...hand, number: key, rejection, format, findings: findings.length };
    appendRow(PLACE_COLUMNS, { ...placed, worst: worst ?? null }, row);
    this.addRows('hands', outcome.site, row, isRead ? rows.hand : NO_ROW);
    if (isRead && copy === 'new') {
      this.addRows('players', outcome.site, [key], rows.players);
      this.addRows('actions', outcome.site, [key], rows.actions);
    }
    for (const [number, finding] of findings.entries()) {
      const values: Value[] = [];
      appendRow(FINDING_COLUMNS, { number, finding, name: nameOn(finding.seat, rows) }, values);
      this.addRows('findings', outcome.site, [key], values);
    }
  }

  /** The bytes of each table since the last call. */
  *take(): Generator<readonly [TableName, Uint8Array], void, undefined> {
    for (const name of TABLE_NAMES) {
      const bytes = this.tables[name].take();
      if (bytes.length > 0) yield [name, bytes];
    }
  }

  /** Ends all tables. Their last bytes are then to be taken. */
  finish(): void {
    for (const name of TABLE_NAMES) this.tables[name].finish();
  }

  /** The rows of a table so far. */
  rowsOf(name: TableName): number {
    return this.tables[name].rows;
  }

  /** Adds rows that all begin with the same values. */
  private addRows(
    name: TableName,
    site: string | null,
    start: readonly Value[],
    rest: readonly Value[],
  ): void {
    const { aliases } = this.options;
    const columns: readonly ColumnHead[] = TABLES[name];
    if (aliases === null) return this.tables[name].add(start, rest);
    const width = columns.length - start.length;
    const replace = (value: Value, column: number): Value => {
      const { privacy } = columns[column];
      return privacy === undefined || typeof value !== 'string'
        ? value
        : aliases.replace(value, privacy, site);
    };
    this.tables[name].add(
      start.map(replace),
      rest.map((value, at) => replace(value, start.length + (at % width))),
    );
  }

  /** The findings in the order of the record of the hand. */
  private findingsOf({ outcome, rows, copy, acrossHands }: ExportedHand): FindingRecord[] {
    if (copy === 'duplicate') return [];
    const own = rows?.findings ?? [];
    if (copy === 'new' && own.length + acrossHands.length === 0) return [];
    const { language } = this.options;
    const scale = rows ?? UNSCALED;
    return [
      ...(copy === 'new' ? [] : [makeFindingRecord(copyFinding(copy, outcome.lines[0]), scale, language)]),
      ...own.map((finding) => makeFindingRecord(this.nameless(finding), scale, language)),
      ...acrossHands.map((finding) => makeFindingRecord(this.nameless(finding), UNSCALED, language)),
    ];
  }

  /** The finding without texts of the log that may hold a name, if names are replaced. */
  private nameless(finding: Finding): Finding {
    if (this.options.aliases === null) return finding;
    const { expected, actual, detail } = finding;
    const kept = (value: Finding['expected']): Finding['expected'] =>
      typeof value === 'string' && !isNameless(value) ? null : value;
    const hasText = detail?.about === 'explained';
    return { ...finding, expected: kept(expected), actual: kept(actual), detail: hasText ? null : detail };
  }
}

const nameOn = (seat: number | null, rows: HandRows | null): string | null => {
  if (seat === null || rows === null) return null;
  for (let at = 0; at < rows.players.length; at += WIDTH)
    if (rows.players[at + SEAT] === seat) return rows.players[at + PLAYER] as string;
  return null;
};

/** L-ID-1: a hand before this one has its id. */
const copyFinding = (code: keyof typeof copyFindings, line: number): Finding => {
  const { rules } = copyFindings[code];
  return { code, rules, line, event: null, seat: null, expected: null, actual: null, detail: null };
};

interface Rejection {
  readonly format: string | null;
  readonly code: string;
}

/** The reason in the record of a rejected hand, which begins with its status. */
const rejectionOf = (record: Uint8Array): Rejection => {
  const text = `{${Buffer.from(record).toString()}`;
  const { format, rejection } = JSON.parse(text) as { format: string | null; rejection: { code: string } };
  return { format, code: rejection.code };
};
