import { KeyRepository, migrate, openDatabase } from '#storage';
import { MIGRATIONS, withServiceDatabase } from '../database/service-database.js';

/**
 * Calls `work` with the keys of the service. The database is migrated first: the first key may be created before the first start
 * of the service.
 *
 * @param data the data folder; undefined for that of FLOORMAN_DATA
 * @param onNew called before a database is created; without it, a folder without a database is a mistake
 */
export const withKeyRepository = <T>(
  data: string | undefined,
  work: (keys: KeyRepository) => Promise<T>,
  onNew?: (folder: string) => void,
): Promise<T> =>
  withServiceDatabase(
    data,
    async (url) => {
      await migrate(url, MIGRATIONS);
      const database = openDatabase({ url, connections: 1 });
      try {
        return await work(new KeyRepository(database));
      } finally {
        await database.close();
      }
    },
    onNew,
  );
