import { parseCards, type Message } from '#cards';
import { z } from 'zod';
import type { Decision } from '../decision.js';
import type { Facts } from '../facts.js';

/** The moments of a hand by which incidents are listed. */
export const MOMENTS = ['deal', 'hand', 'betting', 'showdown'] as const;
export type Moment = (typeof MOMENTS)[number];

/** The largest number of a seat. */
export const MOST_SEATS = 64;
const seat = z.int().min(0).max(MOST_SEATS);
/** Any incident may name the seat of the player concerned, and the card. */
const concerned = {
  seat: seat.exactOptional(),
  card: z
    .string()
    .max(16)
    .refine((text) => parseCards(text).ok)
    .exactOptional()
    .meta({ description: 'The card concerned, if it is known.' }),
};
export const seatNumber = seat;

/** The fields of an incident, besides its type. */
type Fields<S extends z.ZodRawShape> = z.output<z.ZodObject<Omit<typeof concerned, keyof S> & S>>;

/** One type of incident: its fields, and the rule that decides it. */
export interface IncidentKind {
  readonly type: string;
  readonly moment: Moment;
  readonly title: Message;
  /** The incident as JSON, with `type` and, optionally, `seat` and `card`. */
  readonly schema: z.ZodObject;
  /** Decides an incident that matches the schema. A fact that is missing is recorded in `facts`. */
  readonly decide: (incident: unknown, facts: Facts) => Decision;
}

interface KindSpec<S extends z.ZodRawShape> extends Pick<IncidentKind, 'type' | 'moment' | 'title'> {
  readonly fields: S;
  readonly rule: (incident: Fields<S>, facts: Facts) => Decision;
}

/**
 * Makes a kind of incident. Circumstances, which are true or false, are optional: one that is not stated did not happen. All
 * other facts that a ruling needs must be stated (`Facts.given`).
 */
export const incidentKind = <S extends z.ZodRawShape>({
  fields,
  rule,
  ...kind
}: KindSpec<S>): IncidentKind => {
  const inner = z.object({ ...concerned, ...fields });
  return {
    ...kind,
    schema: z.strictObject({ type: z.literal(kind.type), ...concerned, ...fields }),
    decide: (incident, facts) => rule(inner.parse(incident) as Fields<S>, facts),
  };
};

/** Cards that an incident counts. */
export const cardCount = z.int().min(0).max(64);
/** A circumstance; absent: it did not happen. */
export const circumstance = z.boolean().exactOptional();
