import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Transaction } from './connection.js';
import { handIdOf } from './rows.js';

const inflate = promisify(inflateRaw);

/** Digests of the largest number of hands of a chunk, at a few kilobytes each. */
const INFLATE_OPTIONS = { maxOutputLength: 256 * 1024 ** 2 };

/** The columns of chunks that hold what hands say, until the import is finalized. */
export type FactsColumn = 'table_digests' | 'deal_facts' | 'partner_facts';

/** Whether a column is compressed. */
const IS_COMPRESSED: Readonly<Record<FactsColumn, boolean>> = {
  table_digests: true,
  deal_facts: false,
  partner_facts: false,
};

/** What the hands of a chunk say. */
export interface ChunkFacts<Column extends FactsColumn> {
  /** The ids of its hands, in their order, and those of them that do not count: copies of other hands, and deleted hands. */
  readonly ids: readonly number[];
  readonly copies: ReadonlySet<number>;
  readonly memberNumber: number;
  readonly facts: Readonly<Record<Column, Uint8Array>>;
}

interface ChunkRow extends Record<string, unknown> {
  readonly id: string;
  readonly member_number: number;
  readonly hands: number;
}

/** What the hands of an import say, chunk by chunk in the order of the log. Memory holds one chunk. Copies are marked before. */
export async function* factsOfImport<Column extends FactsColumn>(
  tx: Transaction,
  importId: string,
  columns: readonly Column[],
): AsyncGenerator<ChunkFacts<Column>> {
  const select = `select ${columns.join(', ')} from chunks where id = $1`;
  for (const chunk of await tx.sql<ChunkRow>(CHUNKS, [importId])) {
    const [row] = await tx.sql<Record<Column, Buffer | null>>(select, [chunk.id]);
    const facts: Partial<Record<Column, Uint8Array>> = {};
    for (const column of columns) {
      const stored = row?.[column] ?? null;
      if (stored === null) continue;
      facts[column] = IS_COMPRESSED[column] ? await inflate(stored, INFLATE_OPTIONS) : stored;
    }
    if (!hasAll(facts, columns)) continue;
    const id = Number(chunk.id);
    const ids = Array.from({ length: chunk.hands }, (_, position) => handIdOf(id, position));
    const range = [importId, ids[0] ?? 0, ids.at(-1) ?? 0];
    const copies = await tx.sql<{ id: string }>(COPIES, range);
    yield {
      ids,
      copies: new Set(copies.map((copy) => Number(copy.id))),
      memberNumber: chunk.member_number,
      facts,
    };
  }
}

/** A chunk that was stored by an earlier version has no facts. */
const hasAll = <Column extends FactsColumn>(
  facts: Partial<Record<Column, Uint8Array>>,
  columns: readonly Column[],
): facts is Record<Column, Uint8Array> => columns.every((column) => facts[column] !== undefined);

/** Forgets what the hands of an import say: it is needed until the import is finalized. */
export const FORGET_FACTS = `
  update chunks set table_digests = null, deal_facts = null, partner_facts = null, player_totals = null, player_statistics = null
  where import_id = $1 and table_digests is not null`;

const CHUNKS = `
  select id, member_number, hands from chunks where import_id = $1 and state = 'done' order by ordinal`;

const COPIES = `
  select w.id from generate_series($2::bigint, $3::bigint) as w (id) left join hands h on h.id = w.id and h.import_id = $1
  where h.id is null or h.first_id is not null`;
