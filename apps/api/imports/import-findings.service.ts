import { findingSchema, type FindingRecord } from '#audit';
import { recordOf, type StoredRecord } from '../hands/stored-hand.dto.js';
import type { Language } from '../http/language.js';
import { iteratePages, type ListPage } from '../http/streaming.js';
import { Injectable } from '@nestjs/common';
import type { NamelessRecords } from '#privacy';
import {
  FindingRepository,
  HandRepository,
  ImportRepository,
  ReadCopyRepository,
  type FindingFilter,
  type FindingRef,
} from '#storage';
import { csvLine } from '#text';
import { z } from 'zod';
import { watchImport } from './watch-import.js';

/** A finding of an import, and its hand. */
export const importFindingSchema = findingSchema
  .extend({
    hand: z.string().describe('id of the stored hand'),
    site: z.string().nullable(),
    handId: z.string().nullable().describe('id of the hand on its site'),
    file: z.string(),
    member: z.string().nullable(),
    index: z.int(),
    engine: z.string().describe('version of the engine'),
    profile: z.string().nullable().describe('house profile of the audit'),
    players: z
      .array(z.object({ seat: z.int(), name: z.string() }))
      .readonly()
      .describe('the players of the hand: a finding names seats only'),
  })
  .meta({ id: 'ImportFinding' });
export type ImportFinding = z.output<typeof importFindingSchema>;

/** A finding and the record of its hand. */
export interface FindingInHand {
  readonly finding: ImportFinding;
  readonly record: StoredRecord;
}

/** Columns of the CSV, in order. */
const COLUMNS = [
  'hand',
  'site',
  'handId',
  'file',
  'member',
  'index',
  'line',
  'code',
  'severity',
  'rules',
  'seat',
  'event',
  'expected',
  'actual',
  'message',
  'engine',
  'profile',
] as const satisfies readonly (keyof ImportFinding)[];

/** Findings in one query when all are sent. */
const QUERY_LIMIT = 500;

export interface FindingCursor {
  readonly handId: number;
  readonly ordinal: number;
}

export const FIRST_FINDING: FindingCursor = { handId: 0, ordinal: -1 };

/** Which findings to list, after which cursor, and in which language. */
export interface FindingListOptions {
  readonly filter: FindingFilter;
  readonly after: FindingCursor;
  /** The number of findings; all if absent. */
  readonly limit?: number | undefined;
  readonly language: Language;
  /** Replaces the names; null to keep them. */
  readonly names: NamelessRecords | null;
}

/** The findings of an import, in the order of its hands. */
@Injectable()
export class ImportFindingsService {
  constructor(
    private readonly findings: FindingRepository,
    private readonly hands: HandRepository,
    private readonly imports: ImportRepository,
    private readonly readCopies: ReadCopyRepository,
  ) {}

  async page(
    workspaceId: string,
    importId: string,
    options: FindingListOptions,
    limit: number,
  ): Promise<ListPage<ImportFinding, string>> {
    const { items, next } = await this.queryPage(workspaceId, importId, options, limit);
    return { items, next: next === null ? null : `${next.handId}.${next.ordinal}` };
  }

  /** All requested findings as lines of JSON. */
  async *lines(
    ...options: Parameters<ImportFindingsService['all']>
  ): AsyncGenerator<string, void, undefined> {
    for await (const findings of this.all(...options))
      yield findings.map((finding) => `${JSON.stringify(finding)}\n`).join('');
  }

  /** The same, as CSV (RFC 4180) with a line of headings. */
  async *csv(...options: Parameters<ImportFindingsService['all']>): AsyncGenerator<string, void, undefined> {
    // The heading waits for the first findings: until then the response can be a problem.
    let heading = `${COLUMNS.join(',')}\r\n`;
    for await (const findings of this.all(...options)) {
      yield heading + findings.map(findingLine).join('');
      heading = '';
    }
    if (heading !== '') yield heading;
  }

  private async *all(
    workspaceId: string,
    importId: string,
    options: FindingListOptions,
  ): AsyncGenerator<readonly ImportFinding[], void, undefined> {
    const pages = iteratePages(
      options.after,
      QUERY_LIMIT,
      (from, limit) => this.queryPage(workspaceId, importId, { ...options, after: from }, limit),
      options.limit,
    );
    const checkImport = await watchImport(this.imports, this.readCopies, workspaceId, importId);
    yield* pages;
    await checkImport();
  }

  private async queryPage(
    workspaceId: string,
    importId: string,
    { filter, after, language, names }: FindingListOptions,
    limit: number,
  ): Promise<ListPage<ImportFinding, FindingCursor>> {
    const references = await this.findings.list(workspaceId, importId, filter, after, limit + 1);
    const { listed, taken } = await this.withRecords(workspaceId, references.slice(0, limit), language);
    return {
      items: listed.map((found) => (names === null ? found.finding : namelessFinding(found, names))),
      next: references.length > taken ? (references[taken - 1] ?? null) : null,
    };
  }

  /**
   * Findings with the records of their hands, which have the messages; in the order of the references. The list ends before
   * the first finding whose hand no longer fits into the answer of the database; `taken` is the number of references before it.
   */
  async withRecords(
    workspaceId: string,
    references: readonly FindingRef[],
    language: Language,
  ): Promise<{ listed: FindingInHand[]; taken: number }> {
    const ids = [...new Set(references.map(({ handId }) => handId))];
    const { hands, nextId } = await this.hands.findByIds(workspaceId, ids);
    const records = new Map(hands.map((hand) => [hand.id, { hand, record: recordOf(hand, language) }]));
    const taken =
      nextId === null ? references.length : references.findIndex(({ handId }) => handId === nextId);
    const listed = references.slice(0, taken).flatMap(({ handId, ordinal, engine, profile }) => {
      const found = records.get(handId);
      if (found === undefined) return [];
      const { hand, record } = found;
      // In the record, a finding about other copies of the hand stands before those of the audit.
      const shift = hand.copyKind === null ? 1 : 0;
      const finding: FindingRecord | undefined = record.findings[ordinal - shift];
      if (finding === undefined) return [];
      const { id, site, handId: siteId, file, member, index } = record;
      const about = { hand: id, site, handId: siteId, file, member, index };
      const seated = 'players' in record ? record.players : [];
      const players = seated.map(({ seat, name }) => ({ seat, name }));
      return [{ finding: { ...about, ...finding, engine, profile, players }, record }];
    });
    return { listed, taken };
  }
}

/** A finding without the names of its hand. */
export const namelessFinding = (
  { finding, record }: FindingInHand,
  names: NamelessRecords,
): ImportFinding => ({
  ...names.finding(finding, record),
  ...names.place(finding),
  players: finding.players.map(({ seat, name }) => ({ seat, name: names.player(name, finding.site) })),
});

const findingLine = (finding: ImportFinding): string =>
  csvLine(COLUMNS.map((column) => (column === 'rules' ? finding.rules.join(' ') : finding[column])));
