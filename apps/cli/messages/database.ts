import type { Catalogue } from '#text';

/** Commands that use the database of the service. */
export const DATABASE_MESSAGES = {
  twoDatabases: {
    en: '--data and DATABASE_URL name two databases: give one of them',
    es: '--data y DATABASE_URL indican dos bases de datos: use solo una',
  },
  noFolder: { en: '--data: there is no folder {folder}', es: '--data: no existe la carpeta {folder}' },
  noDatabase: {
    en: '--data: {folder} has no database of Floorman',
    es: '--data: {folder} no tiene ninguna base de datos de Floorman',
  },
  aFile: {
    en: '--data: {folder} is a file, not a folder',
    es: '--data: {folder} es un archivo, no una carpeta',
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
