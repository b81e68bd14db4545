import { translator } from '../../components/translate.js';
import type { PlainKeyOf } from '../../messages/catalogue.js';
import { MESSAGES as SHARED } from '../../messages/messages.js';
import { MESSAGES } from './messages.js';

const ALL = { ...SHARED, ...MESSAGES };

/** A message of this page, or one that all pages share. */
export const t = translator(ALL);

export type PlainKey = PlainKeyOf<typeof ALL>;
