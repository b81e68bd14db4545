import { z } from 'zod';
import { pageOf } from '../http/page.dto.js';
import { lang, Limit, textSchema } from '../http/query.dto.js';
import { MESSAGES } from '../messages.js';

const Player = z.object({ name: z.string(), site: z.string(), hands: z.int() }).meta({ id: 'Player' });
export const PlayerPage = pageOf(Player, 'PlayerPage');

const amount = z.string().describe('decimal amount in the currency');
export const PlayerStats = z
  .object({
    name: z.string(),
    totals: z.array(
      z.object({
        site: z.string(),
        currency: z.string(),
        hands: z.int().describe('hands dealt to the player'),
        played: z.int().describe('hands in which the player put chips in'),
        won: z.int().describe('hands in which the player collected chips'),
        putIn: amount,
        collected: amount,
        net: amount,
        firstPlayedAt: z.iso.datetime().nullable(),
        lastPlayedAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'PlayerStats' });

/** The name and site of the last player of a page. */
const Place = z.tuple([z.string(), z.string()]);

/** Decodes a cursor; null if it is invalid. PostgreSQL cannot store NUL, so no name contains it. */
const placeIn = (cursor: string): z.output<typeof Place> | null => {
  try {
    const place = Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return place.some((text) => text.includes('\0')) ? null : place;
  } catch {
    return null;
  }
};

export const cursorOf = ({ name, site }: { readonly name: string; readonly site: string }): string =>
  Buffer.from(JSON.stringify([name, site])).toString('base64url');

/** An opaque cursor. */
const Cursor = textSchema((text) => placeIn(text) !== null, MESSAGES.cursorExpected).transform((text) => {
  const [name, site] = placeIn(text) ?? ['', ''];
  return { name, site };
});

export const PlayersQuery = z.strictObject({
  name: z.string().max(255).default('').describe('start of the name'),
  limit: Limit.optional().describe('number of players; 100 by default'),
  cursor: Cursor.optional(),
  lang,
});

export const PlayerName = z.string().min(1).max(255);
