import { randomBytes } from 'node:crypto';
import { Aliases, NamelessRecords } from '#privacy';
import type { Language } from '../http/language.js';

const KEY_BYTES = 32;

/** Replaces the names in one response, with a key that is then forgotten; null if the request keeps them. */
export const namesFor = (anonymize: 'true' | 'false', language: Language): NamelessRecords | null =>
  anonymize === 'true'
    ? new NamelessRecords(new Aliases(randomBytes(KEY_BYTES).toString('hex')), language)
    : null;
