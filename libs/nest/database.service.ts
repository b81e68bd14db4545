import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { openDatabase, type Database } from '#storage';
import { ConfigService } from './config.service.js';

/** The connections to PostgreSQL: opened on first use, closed with the application. */
@Injectable()
export class DatabaseService implements OnApplicationShutdown {
  readonly database: Database;

  constructor(config: ConfigService) {
    this.database = openDatabase({
      url: config.get('databaseUrl') ?? '',
      connections: config.get('connections'),
    });
  }

  /** Resolves if the database answers. */
  ping(): Promise<void> {
    return this.database.ping();
  }

  onApplicationShutdown(): Promise<void> {
    return this.database.close();
  }
}
