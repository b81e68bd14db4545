import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Transaction } from './connection.js';
import { handIdOf, HANDS_PER_CHUNK } from './rows.js';

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

/** A chunk of an import whose copies are marked. */
export interface AuditedChunk extends Record<string, unknown> {
  readonly id: string;
  readonly member_number: number;
  readonly hands: number;
  /** None of its hands is a copy of another hand or was deleted. */
  readonly is_whole: boolean;
  /** The worker has added up its players. */
  readonly has_sums: boolean;
}

/** The audited chunks of an import in the order of the log. Copies are marked before. O(hands). */
export const auditedChunks = (tx: Transaction, importId: string): Promise<AuditedChunk[]> =>
  tx.sql<AuditedChunk>(CHUNKS, [importId]);

/** What the hands of the chunks of an import say, chunk by chunk. Memory holds one chunk. */
export async function* factsOfChunks<Column extends FactsColumn>(
  tx: Transaction,
  chunks: readonly AuditedChunk[],
  columns: readonly Column[],
): AsyncGenerator<ChunkFacts<Column>> {
  const select = `select ${columns.join(', ')} from chunks where id = $1`;
  for (const chunk of chunks) {
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
    yield {
      ids,
      copies: chunk.is_whole ? NO_COPIES : await copiesAmong(tx, ids),
      memberNumber: chunk.member_number,
      facts,
    };
  }
}

const NO_COPIES: ReadonlySet<number> = new Set();

/** The hands that do not count: copies of other hands, and deleted hands. */
const copiesAmong = async (tx: Transaction, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await tx.sql<{ id: string }>(COUNTED, [ids[0] ?? 0, ids.at(-1) ?? 0]);
  const counted = new Set(rows.map(({ id }) => Number(id)));
  return new Set(ids.filter((id) => !counted.has(id)));
};

/** A chunk that was stored by an earlier version has no facts. */
const hasAll = <Column extends FactsColumn>(
  facts: Partial<Record<Column, Uint8Array>>,
  columns: readonly Column[],
): facts is Record<Column, Uint8Array> => columns.every((column) => facts[column] !== undefined);

/**
 * Forgets what the hands of an import say: it is needed until the import is finalized. The statistics of the chunks `$2`, which were
 * added to those of the players, are kept: a deletion takes them out again.
 */
export const FORGET_FACTS = `
  update chunks set table_digests = null, deal_facts = null, partner_facts = null, player_totals = null,
    player_statistics = case when id = any($2::bigint[]) then player_statistics end
  where import_id = $1 and table_digests is not null`;

const CHUNKS = `
  select c.id, c.member_number, c.hands,
    c.player_totals is not null and c.player_statistics is not null as has_sums,
    c.hands = (select count(*) from hands h
               where h.id >= c.id * ${HANDS_PER_CHUNK} and h.id < (c.id + 1) * ${HANDS_PER_CHUNK} and h.first_id is null) as is_whole
  from chunks c where c.import_id = $1 and c.state = 'done' order by c.ordinal`;

const COUNTED = 'select id from hands where id between $1 and $2 and first_id is null';
