import type { Finding } from '#audit';
import { ChunkSources } from './chunk-store.js';
import { query } from './connection.js';
import type { Database } from './database.js';
import type { HandStatus } from './generated/tables.js';
import type { CopyKind } from './hand.repository.js';
import { handIdOf, positionOf } from './rows.js';

/** What finalizing and the audit have decided about a hand of a chunk. */
export interface ChunkHandRow {
  readonly id: number;
  /** From 0. Deleted hands leave gaps. */
  readonly position: number;
  readonly byteOffset: number;
  readonly byteLength: number;
  readonly lines: readonly [number, number];
  readonly status: HandStatus;
  readonly copyKind: CopyKind | null;
  readonly site: string | null;
  readonly handId: string | null;
  readonly acrossHands: readonly Finding[];
}

/** A chunk of a finalized import with its hands in order. Plain data, which threads can send. */
export interface ExportChunk {
  readonly ordinal: number;
  /** Name of the import. */
  readonly file: string;
  readonly member: string | null;
  /** Number of its first hand in the file or member. */
  readonly firstIndex: number;
  /** JSON: how to read the bytes. */
  readonly reading: unknown;
  /** Compressed with DEFLATE. */
  readonly source: Uint8Array;
  /** `auto` or the id of a profile. */
  readonly profile: string;
  readonly hands: readonly ChunkHandRow[];
}

/** Reads the chunks of finalized imports, one by one. */
export class ExportRepository {
  constructor(
    private readonly database: Database,
    private readonly sources = new ChunkSources(),
  ) {}

  /** The first audited chunk of an import after an ordinal; null if there is none. */
  async nextChunk(workspaceId: string, importId: string, after: number): Promise<ExportChunk | null> {
    const row = await this.database.first(
      query
        .selectFrom('chunks as c')
        .innerJoin('imports as i', 'i.id', 'c.import_id')
        .select(['c.id', 'c.import_id', 'c.ordinal', 'c.member', 'c.first_index', 'c.reading', 'c.source'])
        .select(['i.name', 'i.profile'])
        .where('i.workspace_id', '=', workspaceId)
        .where('i.id', '=', importId)
        .where('i.sealed_at', 'is not', null)
        .where('c.state', '=', 'done')
        .where('c.ordinal', '>', after)
        .orderBy('c.ordinal')
        .limit(1),
    );
    if (row === undefined) return null;
    const { ordinal, member, reading, profile } = row;
    const hands = await this.handsOf(Number(row.id));
    return {
      ordinal,
      file: row.name,
      member,
      firstIndex: row.first_index ?? 0,
      reading,
      source: await this.sources.read(row),
      profile,
      hands,
    };
  }

  private async handsOf(chunkId: number): Promise<ChunkHandRow[]> {
    const rows = await this.database.rows(
      query
        .selectFrom('hands')
        .select(['id', 'byte_offset', 'byte_length', 'first_line', 'last_line', 'status', 'sighting'])
        .select(['site', 'hand_id', 'across_hands'])
        .where('id', '>=', String(handIdOf(chunkId, 0)))
        .where('id', '<', String(handIdOf(chunkId + 1, 0)))
        .orderBy('id'),
    );
    return rows.map((row) => ({
      id: Number(row.id),
      position: positionOf(Number(row.id)),
      byteOffset: row.byte_offset,
      byteLength: row.byte_length,
      lines: [row.first_line, row.last_line],
      status: row.status,
      copyKind: row.sighting,
      site: row.site,
      handId: row.hand_id,
      acrossHands: (row.across_hands ?? []) as readonly Finding[],
    }));
  }
}
