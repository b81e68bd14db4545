/**
 * A store for the bytes of chunks outside of the database. An object belongs to one chunk and never changes, so that writing it again
 * changes nothing.
 */
export interface ChunkStore {
  put(importId: string, ordinal: number, bytes: Uint8Array): Promise<void>;
  /** @throws ChunkStoreError also if there is no such object */
  get(importId: string, ordinal: number): Promise<Uint8Array>;
  /** The ordinals of the objects of an import, in groups of a thousand at most. */
  list(importId: string): AsyncIterable<readonly number[]>;
  /** Deletes an object; does nothing if it is not there. */
  delete(importId: string, ordinal: number): Promise<void>;
  /** Resolves if objects can be listed. */
  check(): Promise<void>;
}

/** What a chunk store cannot do. */
export type ChunkStoreErrorCode =
  /** It does not answer, or refuses access: the operator has to act, and the work can be repeated. */
  | 'CHUNK_STORE_AWAY'
  /** It has no such object. */
  | 'CHUNK_STORE_MISSING';

export class ChunkStoreError extends Error {
  constructor(
    readonly code: ChunkStoreErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ChunkStoreError';
  }
}

/** The chunk whose bytes are read; `source` is null if they are in a store. */
export interface StoredSource {
  readonly import_id: string;
  readonly ordinal: number;
  readonly source: Uint8Array | null;
}

/** The bytes of chunks: in their rows, or in a store if there is one. */
export class ChunkSources {
  /** @param store for the bytes of new chunks; undefined keeps them in the database */
  constructor(readonly store?: ChunkStore) {}

  /**
   * Stores the bytes of chunks that are about to be added.
   *
   * @returns what their rows have
   */
  async write(
    importId: string,
    chunks: readonly { readonly ordinal: number; readonly source: Uint8Array }[],
  ): Promise<(Uint8Array | null)[]> {
    const { store } = this;
    if (store === undefined) return chunks.map(({ source }) => source);
    await Promise.all(chunks.map(({ ordinal, source }) => store.put(importId, ordinal, source)));
    return chunks.map(() => null);
  }

  /** The bytes of a chunk, compressed. */
  async read({ import_id, ordinal, source }: StoredSource): Promise<Uint8Array> {
    if (source !== null) return source;
    if (this.store === undefined)
      throw new ChunkStoreError(
        'CHUNK_STORE_AWAY',
        'the text is in object storage: set FLOORMAN_CHUNK_STORE',
      );
    return this.store.get(import_id, ordinal);
  }
}
