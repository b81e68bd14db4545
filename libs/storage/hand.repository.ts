import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { sql } from 'kysely';
import type { Finding } from '#audit';
import { ChunkSources } from './chunk-store.js';
import { query } from './connection.js';
import { findValues, type HandFilter } from './hand-filter.js';
import { ID_LIMITS, type IdLimits } from './hand-ids.js';
import { HandListReader, type HandListPage } from './hand-list-reader.js';
import { NEIGHBOURS, type HandNeighbours } from './hand-neighbours.js';
import type { HandCursor } from './hand-order.js';
import { finalizedHands, type HandRowRead, handRows } from './hand-row-query.js';
import type { Database } from './database.js';
import type { HandCopyKind, HandStatus } from './generated/tables.js';
import { positionOf } from './rows.js';

export type { HandStatus };

const inflate = promisify(inflateRaw);

/** How a hand is related to the first hand with its id. */
export type CopyKind = HandCopyKind;

/** A stored hand with its record in both languages. */
export interface StoredHand {
  readonly id: number;
  readonly importId: string;
  /** Name of the import. */
  readonly file: string;
  readonly member: string | null;
  /** Number in its file or member, from 0. */
  readonly index: number;
  readonly lines: readonly [number, number];
  readonly status: HandStatus;
  readonly copyKind: CopyKind | null;
  /** The hand that this one is a copy of. */
  readonly firstId: number | null;
  readonly site: string | null;
  readonly format: string | null;
  readonly handId: string | null;
  /** Its findings across hands, which are not in the record. */
  readonly acrossHands: readonly Finding[];
  /** The body of the record, in English and in Spanish; empty for a duplicate. */
  readonly record: { readonly en: Uint8Array; readonly es: Uint8Array };
}

/** The hands of a list that fit into memory. */
export interface HandList {
  readonly hands: readonly StoredHand[];
  /** Id of the first hand that was left out because of the size or the limit; null if none was. */
  readonly nextId: number | null;
  /** The position of the last hand in an ordered list; null in an empty one. */
  readonly last: HandCursor | null;
}

/** The bytes of a chunk, the place of a hand in them, and what is needed to read it. */
export interface HandSource {
  readonly chunk: Uint8Array;
  readonly byteOffset: number;
  readonly byteLength: number;
  readonly firstLine: number;
  readonly status: HandStatus;
  readonly profile: string;
  /** JSON, as stored with the chunk. */
  readonly reading: unknown;
}

/** The bytes of a hand, and how to read those of its chunk. */
export interface HandText {
  readonly bytes: Uint8Array;
  /** JSON, as stored with the chunk. */
  readonly reading: unknown;
}

/** The largest size of an inflated chunk or page; the worker's threads use the same bound. */
const INFLATE_OPTIONS = { maxOutputLength: 16 * 1024 ** 2 };

/** Bytes of the records in one list, both languages together: a few thousand usual hands. */
const MAX_LIST_BYTES = 16 * 1024 ** 2;

/** Views of one hand that are listed: a table has about ten seats. */
const MAX_VIEWS = 50;

/** Hands of finalized imports. */
export class HandRepository {
  /** @param limits of what is read by ids; tests have smaller ones */
  constructor(
    private readonly database: Database,
    private readonly sources = new ChunkSources(),
    private readonly limits: IdLimits = ID_LIMITS,
  ) {}

  /** Hands of a workspace in an order, those after `after`, up to the limit or the size of a list. */
  async list(workspaceId: string, filter: HandFilter, page: HandListPage): Promise<HandList> {
    const values = await findValues(this.database, workspaceId, filter, this.limits);
    const reader = new HandListReader(this.database, workspaceId, filter, values, this.limits);
    return this.listOf(await reader.read({ ...page, limit: page.limit + 1 }), page.limit);
  }

  /** The hands of a workspace with these ids, in the order of the ids, up to the size of a list. */
  async findByIds(workspaceId: string, ids: readonly number[]): Promise<HandList> {
    const rows = await this.database.rows(
      handRows
        .where('h.workspace_id', '=', workspaceId)
        .where('h.id', '=', sql<string>`any(${ids}::bigint[])`)
        .orderBy(sql`array_position(${ids}::bigint[], h.id)`),
    );
    return this.listOf(rows, rows.length);
  }

  /** A hand, the first hand that it is a copy of, and up to {@link MAX_VIEWS} other views of that one. */
  async findWithViews(workspaceId: string, id: number): Promise<readonly StoredHand[]> {
    const rows = await this.database.sql<{ id: string }>(VIEWS, [workspaceId, id]);
    const others = rows.map((row) => Number(row.id)).filter((other) => other !== id);
    const { hands } = await this.findByIds(workspaceId, [id, ...others.sort((a, b) => a - b)]);
    return hands;
  }

  /** The hands before and after a hand in its log. */
  async findNeighbours(workspaceId: string, id: number): Promise<HandNeighbours> {
    const [row] = await this.database.sql<{ previous: string | null; next: string | null }>(NEIGHBOURS, [
      workspaceId,
      id,
    ]);
    const idOf = (text: string | null = null): number | null => (text === null ? null : Number(text));
    return { previous: idOf(row?.previous), next: idOf(row?.next) };
  }

  /** The text of a hand, byte for byte, in its chunk. */
  async findSource(workspaceId: string, id: number): Promise<HandSource | null> {
    const row = await this.database.first(
      finalizedHands
        .select(['h.byte_offset', 'h.byte_length', 'h.first_line', 'h.status'])
        .select(['c.reading', 'c.import_id', 'c.ordinal', 'c.source', 'i.profile'])
        .where('h.workspace_id', '=', workspaceId)
        .where('h.id', '=', String(id)),
    );
    if (row === undefined) return null;
    return {
      chunk: await inflate(await this.sources.read(row), INFLATE_OPTIONS),
      byteOffset: row.byte_offset,
      byteLength: row.byte_length,
      firstLine: row.first_line,
      status: row.status,
      profile: row.profile,
      reading: row.reading,
    };
  }

  /** The texts of several hands, byte for byte, by the ids of the hands. Each chunk is read once, and one is in memory at a time. */
  async findTexts(workspaceId: string, ids: readonly number[]): Promise<ReadonlyMap<number, HandText>> {
    const rows = await this.database.rows(
      finalizedHands
        .select(['h.id', 'h.chunk_id', 'h.byte_offset', 'h.byte_length', 'c.reading'])
        .where('h.workspace_id', '=', workspaceId)
        .where('h.id', '=', sql<string>`any(${ids}::bigint[])`)
        .orderBy('h.id'),
    );
    const texts = new Map<number, HandText>();
    for (const chunkId of new Set(rows.map((row) => row.chunk_id))) {
      const chunk = await this.database.first(
        query.selectFrom('chunks').select(['import_id', 'ordinal', 'source']).where('id', '=', chunkId),
      );
      if (chunk === undefined) continue;
      const bytes = await inflate(await this.sources.read(chunk), INFLATE_OPTIONS);
      for (const row of rows) {
        if (row.chunk_id !== chunkId) continue;
        // Copied, so that the chunk can be freed.
        const text = Buffer.from(bytes.subarray(row.byte_offset, row.byte_offset + row.byte_length));
        texts.set(Number(row.id), { bytes: text, reading: row.reading });
      }
    }
    return texts;
  }

  /** The first rows, up to `limit`, with their records. The size is known before a record is read. */
  private async listOf(rows: readonly HandRowRead[], limit: number): Promise<HandList> {
    const fitting = takeFitting(rows.slice(0, limit));
    const next = rows.at(fitting.length);
    const last = fitting.at(-1);
    return {
      hands: await this.withRecords(fitting),
      nextId: next === undefined ? null : Number(next.id),
      last:
        last === undefined
          ? null
          : { id: Number(last.id), value: last.sort_value ?? null, currency: last.currency },
    };
  }

  /** Reads the records, each page once: neighbouring hands share pages. Copies records so that pages can be freed. */
  private async withRecords(rows: readonly HandRowRead[]): Promise<StoredHand[]> {
    const byPage = new Map<string, HandRowRead[]>();
    for (const row of rows) {
      if (row.status === 'duplicate') continue;
      const neighbours = byPage.get(pageKeyOf(row));
      if (neighbours === undefined) byPage.set(pageKeyOf(row), [row]);
      else neighbours.push(row);
    }
    const pages = [...byPage.values()].map(([row]) => row);
    const compressed = await this.database.sql<PageRow>(PAGES, [
      pages.map((row) => row.chunk_id),
      pages.map(({ page }) => page),
    ]);
    const records = new Map<string, StoredHand['record']>();
    for (const page of compressed) {
      const body = await inflate(page.body, INFLATE_OPTIONS);
      for (const row of byPage.get(pageKeyOf(page)) ?? []) records.set(row.id, recordIn(body, row));
    }
    return rows.map((row) => toHand(row, records.get(row.id) ?? NO_RECORD));
  }
}

/** Hand-written: the limit applies to one part of a union. */
const VIEWS = `
  with requested as (select id, coalesce(first_id, id) as first_id from hands where workspace_id = $1 and id = $2)
  select id from requested union select first_id from requested union
  (select h.id from requested join hands h on h.first_id = requested.first_id
     join imports i on i.id = h.import_id and i.sealed_at is not null
   where h.sighting = 'other-view' order by h.id limit ${MAX_VIEWS})`;

/** Hand-written: joins two arrays of parameters, so that one statement reads all pages by their primary key. */
const PAGES = `
  select p.chunk_id, p.page, p.body from record_pages p
  join unnest($1::bigint[], $2::int[]) as w (chunk_id, page) on p.chunk_id = w.chunk_id and p.page = w.page`;

interface PageRow {
  readonly chunk_id: string;
  readonly page: number;
  /** Compressed with DEFLATE. */
  readonly body: Buffer;
}

/** The first rows whose records fit into a list; at least one. */
const takeFitting = (rows: readonly HandRowRead[]): readonly HandRowRead[] => {
  let bytes = 0;
  const end = rows.findIndex(({ record_length, translation_length }, index) => {
    bytes += record_length + translation_length;
    return index > 0 && bytes > MAX_LIST_BYTES;
  });
  return end < 0 ? rows : rows.slice(0, end);
};

const pageKeyOf = ({ chunk_id, page }: Pick<PageRow, 'chunk_id' | 'page'>): string => `${chunk_id}/${page}`;

const EMPTY = new Uint8Array(0);
const NO_RECORD = { en: EMPTY, es: EMPTY };

/** Copies a record in both languages out of its page. */
const recordIn = (page: Uint8Array, row: HandRowRead): StoredHand['record'] => {
  const start = row.record_offset;
  const middle = start + row.record_length;
  const en = Buffer.from(page.subarray(start, middle));
  if (row.translation_length === 0) return { en, es: en };
  return { en, es: Buffer.from(page.subarray(middle, middle + row.translation_length)) };
};

const toHand = (row: HandRowRead, record: StoredHand['record']): StoredHand => {
  const id = Number(row.id);
  return {
    id,
    importId: row.import_id,
    file: row.file,
    member: row.member,
    index: (row.first_index ?? 0) + positionOf(id),
    lines: [row.first_line, row.last_line],
    status: row.status,
    copyKind: row.sighting,
    firstId: row.first_id === null ? null : Number(row.first_id),
    site: row.site,
    format: row.format,
    handId: row.hand_id,
    acrossHands: (row.across_hands ?? []) as readonly Finding[],
    record,
  };
};
