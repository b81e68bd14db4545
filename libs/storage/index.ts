export { openDatabase, type Database, type DatabaseOptions } from './database.js';
export { EmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded-postgres.js';
export { freePort } from './free-port.js';
