import type { Catalogue } from '#text';

/** Commands that use the database of the service. */
export const DATABASE_MESSAGES = {
  twoDatabases: {
    en: '--data and DATABASE_URL name two databases: give one of them',
    es: '--data y DATABASE_URL indican dos bases de datos: use solo una',
  },
  noFolder: { en: '--data: there is no folder {folder}', es: '--data: no existe la carpeta {folder}' },
  newFolder: {
    en: 'creating the data folder {folder}, which does not exist',
    es: 'se crea la carpeta de datos {folder}, que no existe',
  },
  unusableFolder: {
    en: 'the database in {folder} cannot be used: {reason}',
    es: 'no se puede usar la base de datos de {folder}: {reason}',
  },
  unusableServer: {
    en: 'the database of DATABASE_URL cannot be used: {reason}',
    es: 'no se puede usar la base de datos de DATABASE_URL: {reason}',
  },
} as const satisfies Catalogue;
