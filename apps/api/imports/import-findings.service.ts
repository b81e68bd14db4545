import { findingSchema, type FindingRecord } from '#audit';
import { recordOf, type StoredRecord } from '../hands/stored-hand.dto.js';
import type { Language } from '../http/language.js';
import { iteratePages, type ListPage } from '../http/streaming.js';
import { Injectable } from '@nestjs/common';
import { FindingRepository, HandRepository, type FindingFilter, type FindingRef } from '#storage';
import { z } from 'zod';

/** A finding of an import, and the hand that it is about. */
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
  })
  .meta({ id: 'ImportFinding' });
export type ImportFinding = z.output<typeof importFindingSchema>;

/** A finding and all that is known of its hand. */
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

/** Findings fetched in one go while all are sent. */
const BATCH = 500;

export interface FindingCursor {
  readonly handId: number;
  readonly ordinal: number;
}

export const FIRST_FINDING: FindingCursor = { handId: 0, ordinal: -1 };

/** Which findings, from where on, and in which language. */
export interface FindingsWish {
  readonly filter: FindingFilter;
  readonly after: FindingCursor;
  /** So many at most; all of them where it is left out. */
  readonly most?: number | undefined;
  readonly language: Language;
}

/** The findings of an import, in the order of its hands. */
@Injectable()
export class ImportFindingsService {
  constructor(
    private readonly findings: FindingRepository,
    private readonly hands: HandRepository,
  ) {}

  async page(
    workspaceId: string,
    importId: string,
    { filter, after, language }: FindingsWish,
    limit: number,
  ): Promise<ListPage<ImportFinding, string>> {
    const { items, next } = await this.stretch(workspaceId, importId, { filter, after, language }, limit);
    return { items, next: next === null ? null : `${next.handId}.${next.ordinal}` };
  }

  /** All that are wished for, as lines of JSON. */
  async *lines(...wish: Parameters<ImportFindingsService['all']>): AsyncGenerator<string, void, undefined> {
    for await (const findings of this.all(...wish))
      yield findings.map((finding) => `${JSON.stringify(finding)}\n`).join('');
  }

  /** The same, as CSV (RFC 4180) with a line of headings. */
  async *csv(...wish: Parameters<ImportFindingsService['all']>): AsyncGenerator<string, void, undefined> {
    yield `${COLUMNS.join(',')}\r\n`;
    for await (const findings of this.all(...wish)) yield findings.map(csvLine).join('');
  }

  private async *all(
    workspaceId: string,
    importId: string,
    { filter, after, most, language }: FindingsWish,
  ): AsyncGenerator<readonly ImportFinding[], void, undefined> {
    const pages = iteratePages(
      after,
      BATCH,
      (from, limit) => this.stretch(workspaceId, importId, { filter, after: from, language }, limit),
      most,
    );
    yield* pages;
  }

  private async stretch(
    workspaceId: string,
    importId: string,
    { filter, after, language }: FindingsWish,
    limit: number,
  ): Promise<ListPage<ImportFinding, FindingCursor>> {
    const places = await this.findings.list(workspaceId, importId, filter, after, limit + 1);
    const { listed, taken } = await this.withRecords(workspaceId, places.slice(0, limit), language);
    return {
      items: listed.map(({ finding }) => finding),
      next: places.length > taken ? (places[taken - 1] ?? null) : null,
    };
  }

  /**
   * Findings with the records of their hands, which have their words; in the order of the places. They end before the first
   * one whose hand there was no room for: so many places were taken.
   */
  async withRecords(
    workspaceId: string,
    places: readonly FindingRef[],
    language: Language,
  ): Promise<{ listed: FindingInHand[]; taken: number }> {
    const ids = [...new Set(places.map(({ handId }) => handId))];
    const { hands, nextId } = await this.hands.findByIds(workspaceId, ids);
    const records = new Map(hands.map((hand) => [hand.id, { hand, record: recordOf(hand, language) }]));
    const taken = nextId === null ? places.length : places.findIndex(({ handId }) => handId === nextId);
    const listed = places.slice(0, taken).flatMap(({ handId, ordinal, engine, profile }) => {
      const found = records.get(handId);
      if (found === undefined) return [];
      const { hand, record } = found;
      // What the hand is to another copy of it stands before the findings of its own.
      const shift = hand.copyKind === null ? 1 : 0;
      const finding: FindingRecord | undefined = record.findings[ordinal - shift];
      if (finding === undefined) return [];
      const { id, site, handId: siteId, file, member, index } = record;
      const about = { hand: id, site, handId: siteId, file, member, index };
      return [{ finding: { ...about, ...finding, engine, profile }, record }];
    });
    return { listed, taken };
  }
}

const csvLine = (finding: ImportFinding): string =>
  `${COLUMNS.map((column) => csvValue(finding[column])).join(',')}\r\n`;

/** Text that a spreadsheet would take for a formula is told not to be one, by an apostrophe before it. */
const csvValue = (value: ImportFinding[(typeof COLUMNS)[number]]): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = Array.isArray(value) ? value.join(' ') : value;
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
