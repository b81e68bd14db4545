import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { openDatabase, type Database } from '#storage';
import { ConfigService } from './config.service.js';

/** The connections to PostgreSQL: opened on first use, closed with the application. */
@Injectable()
export class DatabaseService implements OnApplicationShutdown {
  readonly database: Database;
  /** Where lists of finalized imports are read: a copy of the database if there is one. */
  readonly reads: Database;

  constructor(config: ConfigService) {
    const open = (url = ''): Database =>
      openDatabase({
        url,
        connections: config.get('connections'),
        statementTimeout: config.get('statementTimeout'),
      });
    this.database = open(config.get('databaseUrl'));
    const readUrl = config.get('databaseReadUrl');
    this.reads = readUrl === undefined ? this.database : open(readUrl);
  }

  /** Resolves if the database and its copy answer. */
  async ping(): Promise<void> {
    await Promise.all(this.each((database) => database.ping()));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.each((database) => database.close()));
  }

  private each(work: (database: Database) => Promise<void>): Promise<void>[] {
    return [...new Set([this.database, this.reads])].map(work);
  }
}
