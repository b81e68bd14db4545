import { OFFSET, type Literal } from './literal.js';
import { z } from 'zod';

/** No table has more; a seat beyond the table is a fault of its line. */
const MAX_SEAT = 255;
const seat = z.int().min(1).max(MAX_SEAT);
const chips = z.int().min(0);
const card = z.string().length(2);

/** No chips: scripts begin before the forced bets. */
const none = z.literal(0);
const offset = { [OFFSET]: z.int() };

/** One hand as the site's scripts describe it. Amounts are whole dollars; a card is its suit and its rank: `dt`. */
const handScript = z.strictObject({
  ...offset,
  Hand: z.strictObject({
    ...offset,
    Title: z.string(),
    NumberOfSeats: z.int().min(2).max(10),
    PotSize: none,
    CurrentBet: none,
    CardsOut: z.array(card).max(0),
    BigBlind: chips,
    SmallBlind: chips,
    /** Paid by the button for all players. */
    Ante: chips,
    Dealer: seat,
    Players: z
      .array(
        z.strictObject({
          ...offset,
          Name: z.string(),
          Seat: seat,
          Stack: chips,
          Cards: z.array(card).max(2),
          CurrentBet: none,
        }),
      )
      .min(2)
      .max(10),
  }),
  Plays: z.array(
    z.strictObject({
      ...offset,
      /** 0 for the dealer. */
      Seat: z.int().min(0).max(MAX_SEAT),
      Action: z.string(),
      value: z.union([chips, z.array(card).max(5)]).exactOptional(),
    }),
  ),
});

export type HandScript = z.output<typeof handScript>;
export type Play = HandScript['Plays'][number];

/** A hand of the expected shape; null for any other value. */
export const parseHandScript = (value: Literal): HandScript | null => {
  const parsed = handScript.safeParse(value);
  return parsed.success ? parsed.data : null;
};
