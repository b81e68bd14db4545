import type { BackupErrorCode } from '#storage';
import type { Catalogue, Message } from '#text';

/** `floorman backup` and `floorman restore`. */
export const BACKUP_MESSAGES = {
  written: {
    en: '{path}: {rows} rows of {tables} tables as of {createdAt}, {bytes} bytes',
    es: '{path}: {rows} filas de {tables} tablas del {createdAt}, {bytes} bytes',
  },
  restored: {
    en: '{path} is restored: {rows} rows of {tables} tables as of {createdAt}',
    es: '{path} está restaurado: {rows} filas de {tables} tablas del {createdAt}',
  },
  progress: { en: 'of the data', es: 'de los datos' },
  stopped: {
    en: 'stopped before the end: nothing was written or changed',
    es: 'detenido antes de terminar: no se ha escrito ni cambiado nada',
  },
  exists: {
    en: '{path} exists already: --overwrite replaces it',
    es: '{path} ya existe: --overwrite lo reemplaza',
  },
  folder: { en: '{path} is a folder', es: '{path} es una carpeta' },
  noFolder: { en: 'there is no folder {folder}', es: 'no existe la carpeta {folder}' },
} as const satisfies Catalogue;

/** Why there is no backup, or a backup was not restored. */
export const BACKUP_ERRORS: Readonly<Record<BackupErrorCode, Message>> = {
  'not-a-backup': {
    en: '{path} is not a file of floorman backup',
    es: '{path} no es un archivo de floorman backup',
  },
  'newer-format': {
    en: '{path} has a newer format: restore it with the version that wrote it',
    es: '{path} tiene un formato más nuevo: restáurelo con la versión que lo escribió',
  },
  truncated: {
    en: '{path} is truncated: its end is missing. Nothing was changed',
    es: '{path} está truncado: falta el final. No se ha cambiado nada',
  },
  damaged: {
    en: '{path} is damaged: its checksum is wrong. Nothing was changed',
    es: '{path} está dañado: su suma de comprobación no coincide. No se ha cambiado nada',
  },
  'newer-schema': {
    en: '{path} comes from a newer version: this one does not have the migration {subject}',
    es: '{path} es de una versión más nueva: esta no tiene la migración {subject}',
  },
  'other-schema': {
    en: '{path} comes from another program: its migration {subject} differs from the one of this version',
    es: '{path} es de otro programa: su migración {subject} difiere de la de esta versión',
  },
  'no-tables': {
    en: 'there is nothing to back up: the database has no tables of Floorman',
    es: 'no hay nada que copiar: la base de datos no tiene tablas de Floorman',
  },
  'other-tables': {
    en: 'the database has tables of another program, such as {subject}: create a database for Floorman',
    es: 'la base de datos tiene tablas de otro programa, como {subject}: cree una base de datos para Floorman',
  },
  'not-empty': {
    en: 'the database has data: --replace deletes it',
    es: 'la base de datos tiene datos: --replace los elimina',
  },
  'not-written': { en: '{path} cannot be written: {subject}', es: 'no se puede escribir {path}: {subject}' },
  'no-text': {
    en: 'a text in object storage cannot be read: {subject}',
    es: 'no se puede leer un texto del almacén de objetos: {subject}',
  },
  'in-use': {
    en: 'the database is in use: stop the service and other commands first',
    es: 'la base de datos está en uso: detenga antes el servicio y los demás comandos',
  },
};
