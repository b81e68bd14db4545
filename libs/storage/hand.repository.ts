import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Database } from './database.js';
import { positionOf } from './rows.js';

const inflate = promisify(inflateRaw);

export type HandStatus = 'audited' | 'cancelled' | 'rejected' | 'duplicate';

/** Which hands are wanted; what is left out does not matter. */
export interface HandFilter {
  readonly importId?: string | undefined;
  readonly statuses?: readonly HandStatus[] | undefined;
  readonly site?: string | undefined;
  readonly variant?: string | undefined;
  readonly player?: string | undefined;
  /** Played at this moment or later. */
  readonly from?: Date | undefined;
  /** Played before this moment. */
  readonly to?: Date | undefined;
  /** Code of a finding. */
  readonly finding?: string | undefined;
  /** Decimal amount in the hand's own currency. */
  readonly minPot?: string | undefined;
}

/** What a hand is to one that was there before. */
export type CopyKind = 'duplicate' | 'other-view' | 'conflicting-copy';

/** A hand as it is kept: where it stands, and its record in both languages. */
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
  readonly sighting: CopyKind | null;
  /** The hand that it is a copy of. */
  readonly firstId: number | null;
  readonly site: string | null;
  readonly format: string | null;
  readonly handId: string | null;
  /** The body of the record, in English and in Spanish; empty for a duplicate. */
  readonly record: { readonly en: Uint8Array; readonly es: Uint8Array };
}

/** As many hands as are held at once. */
export interface HandBatch {
  readonly hands: readonly StoredHand[];
  /** Id of the first hand that was left out for its length, or for the limit; null where there is none. */
  readonly rest: number | null;
}

/** The bytes of a hand, and what its chunk knows about how to read them. */
export interface HandSource {
  readonly bytes: Uint8Array;
  readonly firstLine: number;
  readonly status: HandStatus;
  readonly profile: string;
  /** JSON, as it was put down with the chunk. */
  readonly reading: unknown;
}

const COLUMNS = `h.id, h.import_id, i.name as file, c.member, c.first_index, h.first_line, h.last_line, h.status, h.sighting,
  h.first_id, h.site, h.format, h.hand_id, h.chunk_id, h.page, h.record_offset, h.record_length, h.translation_length`;

const TABLES = `hands h join imports i on i.id = h.import_id and i.sealed_at is not null join chunks c on c.id = h.chunk_id`;

/** A chunk expands to this at most; see the worker's threads. */
const EXPANDED = { maxOutputLength: 16 * 1024 ** 2 };

/** Bytes of records in one batch, both languages counted: some thousand usual hands. */
const BATCH_BYTES = 16 * 1024 ** 2;

/** The hands of sealed imports. */
export class HandRepository {
  constructor(private readonly database: Database) {}

  /** Hands of a workspace in the order of their ids, from behind `after` on: so many, or as many as a batch has bytes for. */
  async list(workspaceId: string, filter: HandFilter, after: number, limit: number): Promise<HandBatch> {
    const { condition, parameters } = conditionOf(filter, [workspaceId, after]);
    const { rows } = await this.database.pool.query<HandRowRead>(
      `select ${COLUMNS} from ${TABLES} where h.workspace_id = $1 and h.id > $2 ${condition}
       order by h.id limit ${limit + 1}`,
      parameters,
    );
    return this.batchOf(rows, limit);
  }

  /** Some hands of a workspace, in the order of the ids given: all of them, or as many as a batch has bytes for. */
  async byIds(workspaceId: string, ids: readonly number[]): Promise<HandBatch> {
    const { rows } = await this.database.pool.query<HandRowRead>(
      `select ${COLUMNS} from ${TABLES} where h.workspace_id = $1 and h.id = any($2::bigint[])
       order by array_position($2::bigint[], h.id)`,
      [workspaceId, ids],
    );
    return this.batchOf(rows, rows.length);
  }

  /** A hand, the one that it is a copy of, and other views of that: some of them where there are too many to be shown. */
  async withViews(workspaceId: string, id: number): Promise<readonly StoredHand[]> {
    const { rows } = await this.database.pool.query<{ id: string }>(
      `with asked as (select id, coalesce(first_id, id) as first_id from hands where workspace_id = $1 and id = $2)
       select id from asked union select first_id from asked union
       (select h.id from asked join hands h on h.first_id = asked.first_id
        where h.sighting = 'other-view' order by h.id limit ${MOST_VIEWS})`,
      [workspaceId, id],
    );
    const others = rows.map((row) => Number(row.id)).filter((other) => other !== id);
    const { hands } = await this.byIds(workspaceId, [id, ...others.sort((a, b) => a - b)]);
    return hands;
  }

  /** The text of a hand, byte for byte. */
  async source(workspaceId: string, id: number): Promise<HandSource | null> {
    const { rows } = await this.database.pool.query<{
      byte_offset: number;
      byte_length: number;
      first_line: number;
      status: HandStatus;
      reading: unknown;
      source: Buffer;
      profile: string;
    }>(
      `select h.byte_offset, h.byte_length, h.first_line, h.status, c.reading, c.source, i.profile
       from ${TABLES} where h.workspace_id = $1 and h.id = $2`,
      [workspaceId, id],
    );
    const row = rows[0];
    if (row === undefined) return null;
    const chunk = await inflate(row.source, EXPANDED);
    const bytes = chunk.subarray(row.byte_offset, row.byte_offset + row.byte_length);
    return {
      bytes,
      firstLine: row.first_line,
      status: row.status,
      profile: row.profile,
      reading: row.reading,
    };
  }

  /** The first rows, so many at most, with their records: the lengths of these are known before one is fetched. */
  private async batchOf(rows: readonly HandRowRead[], most: number): Promise<HandBatch> {
    const taken = fitting(rows.slice(0, most));
    const rest = rows.at(taken.length);
    return { hands: await this.withRecords(taken), rest: rest === undefined ? null : Number(rest.id) };
  }

  /** Fetches the records: each page once, as hands that lie side by side share theirs. No page is kept for one record of it. */
  private async withRecords(rows: readonly HandRowRead[]): Promise<StoredHand[]> {
    const byPage = new Map<string, HandRowRead[]>();
    for (const row of rows) {
      if (row.status === 'duplicate') continue;
      const neighbours = byPage.get(pageOf(row));
      if (neighbours === undefined) byPage.set(pageOf(row), [row]);
      else neighbours.push(row);
    }
    const pages = [...byPage.values()].map(([row]) => row);
    const { rows: packed } = await this.database.pool.query<PackedPage>(
      `select p.chunk_id, p.page, p.body from record_pages p
       join unnest($1::bigint[], $2::int[]) as w (chunk_id, page) on p.chunk_id = w.chunk_id and p.page = w.page`,
      [pages.map((row) => row.chunk_id), pages.map(({ page }) => page)],
    );
    const records = new Map<string, StoredHand['record']>();
    for (const page of packed) {
      const body = await inflate(page.body, EXPANDED);
      for (const row of byPage.get(pageOf(page)) ?? []) records.set(row.id, recordIn(body, row));
    }
    return rows.map((row) => toHand(row, records.get(row.id) ?? NO_RECORD));
  }
}

/** Views of one hand that are looked at: a table has some ten seats. */
const MOST_VIEWS = 50;

interface HandRowRead {
  readonly id: string;
  readonly import_id: string;
  readonly file: string;
  readonly member: string | null;
  readonly first_index: number | null;
  readonly first_line: number;
  readonly last_line: number;
  readonly status: HandStatus;
  readonly sighting: CopyKind | null;
  readonly first_id: string | null;
  readonly site: string | null;
  readonly format: string | null;
  readonly hand_id: string | null;
  readonly chunk_id: string;
  readonly page: number;
  readonly record_offset: number;
  readonly record_length: number;
  readonly translation_length: number;
}

interface PackedPage {
  readonly chunk_id: string;
  readonly page: number;
  /** By DEFLATE. */
  readonly body: Buffer;
}

/** As many rows as a batch has bytes for: the first always. */
const fitting = (rows: readonly HandRowRead[]): readonly HandRowRead[] => {
  let bytes = 0;
  const end = rows.findIndex(({ record_length, translation_length }, index) => {
    bytes += record_length + translation_length;
    return index > 0 && bytes > BATCH_BYTES;
  });
  return end < 0 ? rows : rows.slice(0, end);
};

const pageOf = ({ chunk_id, page }: Pick<PackedPage, 'chunk_id' | 'page'>): string => `${chunk_id}/${page}`;

const NOTHING = new Uint8Array(0);
const NO_RECORD = { en: NOTHING, es: NOTHING };

/** A record in both languages, copied out of its page. */
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
    sighting: row.sighting,
    firstId: row.first_id === null ? null : Number(row.first_id),
    site: row.site,
    format: row.format,
    handId: row.hand_id,
    record,
  };
};

/** The filter as SQL, its values as parameters behind those given. */
const conditionOf = (
  filter: HandFilter,
  given: readonly unknown[],
): { condition: string; parameters: unknown[] } => {
  const parameters = [...given];
  let condition = '';
  const demand = (value: unknown, sql: (parameter: string) => string): void => {
    if (value === undefined) return;
    parameters.push(value);
    condition += ` and ${sql(`$${parameters.length}`)}`;
  };
  demand(filter.importId, (value) => `h.import_id = ${value}`);
  demand(filter.statuses, (value) => `h.status = any(${value})`);
  demand(filter.site, (value) => `h.site = ${value}`);
  demand(filter.variant, (value) => `h.variant = ${value}`);
  demand(filter.from, (value) => `h.played_at >= ${value}`);
  demand(filter.to, (value) => `h.played_at < ${value}`);
  demand(filter.minPot, (value) => `h.total_pot >= ${value}::numeric`);
  demand(
    filter.player,
    (value) =>
      `exists (select 1 from hand_seats s where s.workspace_id = $1 and s.player = ${value} and s.hand_id = h.id)`,
  );
  demand(
    filter.finding,
    (value) =>
      `exists (select 1 from findings f where f.workspace_id = $1 and f.code = ${value} and f.hand_id = h.id)`,
  );
  return { condition, parameters };
};
