import { strictConventions, type Conventions } from '../conventions.js';
import type { CanonicalHand } from '../hand.js';
import type { HistoryFormat } from './format.js';
import { json } from './json/index.js';
import { phh, phhs } from './phh/index.js';
import { pokerstars } from './pokerstars/index.js';

/**
 * Every format that is read. A new one adds its folder here and touches nothing else. Where a log could be two of them it is
 * the first: canonical hands may quote any other log.
 */
export const formats: readonly HistoryFormat[] = [json, phh, phhs, pokerstars];

const byId = new Map(formats.map((format) => [format.id, format]));

export const findFormat = (id: string): HistoryFormat | undefined => byId.get(id);

/** The format of a log by its content: the beginning of the decoded text. */
export const detectFormat = (head: string): HistoryFormat | undefined =>
  formats.find((format) => format.recognises(head));

/** The habits of the site or converter that printed the hand. */
export const conventionsFor = (hand: CanonicalHand): Conventions =>
  findFormat(hand.format)?.conventions(hand.dialect) ?? strictConventions;
