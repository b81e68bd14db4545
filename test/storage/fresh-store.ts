import { openDatabase, openStore, type ChunkStore, type Database, type Store } from '#storage';
import { finalizationRules } from '../../libs/nest/finalization-rules.js';
import { freshDatabase } from '../access/operator.js';

/** A store in a new database, which exists from the first to the last test of a suite. */
export interface FreshStore {
  readonly url: string;
  readonly database: Database;
  readonly store: Store;
}

/** @param chunkStore for the bytes of chunks; undefined keeps them in the database */
export const freshStore = (chunkStore?: ChunkStore): FreshStore => {
  let opened: FreshStore | undefined;
  let remove = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    const fresh = await freshDatabase();
    ({ remove } = fresh);
    const database = openDatabase({ url: fresh.url });
    opened = {
      url: fresh.url,
      database,
      store: openStore(database, { finalization: finalizationRules, uploadSilence: 15_000, chunkStore }),
    };
  });
  afterAll(async () => {
    await opened?.database.close();
    await remove();
  });
  const current = (): FreshStore => {
    if (opened === undefined) throw new Error('the store is not open yet');
    return opened;
  };
  return {
    get url() {
      return current().url;
    },
    get database() {
      return current().database;
    },
    get store() {
      return current().store;
    },
  };
};

/** The first hands of a list, by id. */
export const firstHands = (limit: number) =>
  ({ order: { by: 'id', descending: false }, after: null, limit }) as const;
