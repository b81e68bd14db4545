import type { Catalogue } from '#text';

/** `floorman audit`. */
export const AUDIT_MESSAGES = {
  twoOutputs: {
    en: '--ndjson and --json exclude each other: give one of them',
    es: '--ndjson y --json son incompatibles: use solo una de las dos',
  },
  noReportFolder: {
    en: '--html: there is no folder {folder}',
    es: '--html: no existe la carpeta {folder}',
  },
  reportOverLog: {
    en: '--html {path} is one of the files to audit; write the report elsewhere',
    es: '--html {path} es uno de los archivos que se auditan; guarde el informe en otro',
  },
} as const satisfies Catalogue;

/** The last line of an audit. */
export const SUMMARY_MESSAGES = {
  faultyHand: { en: '{count} hand has a fault', es: '{count} mano tiene un fallo' },
  faultyHands: { en: '{count} hands have a fault', es: '{count} manos tienen un fallo' },
} as const satisfies Catalogue;
