import { PLAYER_ORDERS, type ListedPlayer, type PlayerCursor } from '#storage';
import { z } from 'zod';
import { lang, Limit, textSchema } from '../http/query.dto.js';
import { MESSAGES } from '../messages.js';

/** The last player of a page: name, site, and the value by which players are ordered. */
const Place = z.tuple([z.string(), z.string(), z.string().regex(/^(-?\d{1,40}(\.\d{1,20})?)?$/)]);

/** Decodes a cursor; null if it is invalid. PostgreSQL cannot store NUL, so no name contains it. */
const placeIn = (cursor: string): PlayerCursor | null => {
  try {
    const [name, site, value] = Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return `${name}${site}`.includes('\0') ? null : { name, site, value };
  } catch {
    return null;
  }
};

export const cursorOf = ({ name, site, value }: ListedPlayer): string =>
  Buffer.from(JSON.stringify([name, site, value])).toString('base64url');

/** An opaque cursor. */
const Cursor = textSchema((text) => placeIn(text) !== null, MESSAGES.cursorExpected).transform(
  (text) => placeIn(text) ?? { name: '', site: '', value: '' },
);

const NAME_LENGTH = 255;

/** A text to look for. PostgreSQL cannot store NUL. */
const Text = z
  .string()
  .max(NAME_LENGTH)
  .regex(/^[^\0]*$/);

const WholeNumber = textSchema((text) => /^\d{1,9}$/.test(text), MESSAGES.wholeNumberExpected)
  .meta({ type: 'integer', minimum: 0 })
  .transform(Number);

const CURRENCY_NEEDED = {
  error: MESSAGES.currencyNeeded.en,
  params: { es: MESSAGES.currencyNeeded.es },
  path: ['currency'],
};

export const PlayersQuery = z
  .strictObject({
    name: Text.default('').describe('start of the name, in upper or lower case'),
    search: Text.default('').describe('a part of the name, in upper or lower case'),
    site: Text.optional().describe('only players of this site, in upper or lower case'),
    currency: Text.optional().describe('only hands in this currency, in upper or lower case'),
    minHands: WholeNumber.optional().describe('only players with at least so many hands'),
    order: z.enum(PLAYER_ORDERS).default('name').describe('net needs a currency'),
    direction: z.enum(['asc', 'desc']).optional().describe('by default names go up; hands and net go down'),
    limit: Limit.optional().describe('number of players; 100 by default'),
    cursor: Cursor.optional(),
    lang,
  })
  .refine(({ order, currency }) => order !== 'net' || currency !== undefined, CURRENCY_NEEDED)
  .refine(({ order, cursor }) => cursor === undefined || (order === 'name') === (cursor.value === ''), {
    error: MESSAGES.cursorExpected.en,
    params: { es: MESSAGES.cursorExpected.es },
    path: ['cursor'],
  });
