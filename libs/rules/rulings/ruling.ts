import { z } from 'zod';

/** What the floor decides (RULINGS in docs/rulings.md). The ids are stable: scripts and logs rely on them. */
export const RULINGS = [
  'play-on',
  'misdeal',
  'void',
  'deal-passes',
  'cut-again',
  'dealt-on',
  'card-plays',
  'card-replaced',
  'card-returned',
  'card-stays',
  'cards-do-not-play',
  'burn-corrected',
  'stub-rebuilt',
  'button-corrected',
  'dead-hand',
  'live-hand',
  'binding',
  'not-binding',
  'call',
  'check',
  'raise-completed',
  'action-completed',
  'bet-corrected',
  'may-reconsider',
  'right-kept',
  'right-lost',
  'must-show',
  'refused',
  'shown-dead',
  'shown-live',
  'shown-at-once',
  'shown-after-round',
  'cards-speak',
  'declared-binds',
  'pot-lost',
  'corrected',
  'stands',
  'drawn',
  'warned',
  'expelled',
  'not-refunded',
  'fair-settlement',
  'discretion',
] as const;
export type RulingId = (typeof RULINGS)[number];

/**
 * What happens to the hand: it goes on; a misdeal, after which the same dealer shuffles and deals again and all chips go
 * back to where they were before the deal; void, all bets go back to their players; or over.
 */
export const HAND_OUTCOMES = ['goes-on', 'misdeal', 'void', 'over'] as const;
export type HandOutcome = (typeof HAND_OUTCOMES)[number];

export const ACTION_TYPES = ['fold', 'check', 'call', 'bet', 'raise'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

export const CARD_FATES = [
  'plays',
  'is-scrap',
  'is-replaced',
  'is-burn',
  'does-not-play',
  'stays',
  'is-shown',
  'stays-hidden',
] as const;
export type CardFate = (typeof CARD_FATES)[number];

const seat = z
  .int()
  .nullable()
  .meta({ description: 'The seat of the player; null if the request does not name it.' });
const amount = z.string().meta({ description: 'Decimal amount.' });
const rules = z.array(z.string()).meta({ description: 'Ids of rules.' });
const ruling = z.enum(RULINGS);
const hand = z.enum(HAND_OUTCOMES).meta({
  description:
    'What happens to the hand: it goes on; a misdeal, after which the same dealer shuffles and deals again and all chips go back to where they were before the deal; void, all bets go back to their players; or over.',
});

const seatRuling = z
  .object({
    seat,
    cards: z.enum(['live', 'dead']),
    action: z
      .object({
        type: z.enum(ACTION_TYPES),
        amount: amount.nullable().meta({
          description:
            'The chips of a call or a bet; of a raise the total of the round, with `situation.inFront`. Null if not known.',
        }),
      })
      .nullable()
      .meta({ description: 'The action that the player is held to; null: none.' }),
    may: z.array(z.enum(ACTION_TYPES)).nullable().meta({
      description: 'The actions that are left to the player; null: the ruling does not limit them.',
    }),
  })
  .meta({ id: 'SeatRuling' });

const cardRuling = z
  .object({
    card: z.string().exactOptional(),
    which: z.string().exactOptional().meta({ description: 'The cards, if they have no name.' }),
    does: z.enum(CARD_FATES),
    by: z.string().exactOptional().meta({ description: 'What replaces the card.' }),
    when: z.string().exactOptional(),
  })
  .meta({ id: 'CardRuling' });

const moneyRuling = z
  .union([
    z.object({ seat, returns: amount }),
    z.object({ seat, puts: amount }),
    z.object({ pot: z.string(), to: z.union([z.literal('next-hand'), z.int()]) }),
  ])
  .meta({
    id: 'MoneyRuling',
    description: 'Chips that go back to a player or that he puts in, or a pot and its destination.',
  });

const outcome = z
  .object({ ruling, hand, seats: z.array(seatRuling), why: z.string() })
  .meta({ id: 'RulingOutcome', description: 'One of the outcomes from which the management may choose.' });

const switchUse = z
  .object({
    switch: z.string(),
    value: z.string(),
    rules,
    others: z.array(z.object({ value: z.string(), rules })),
  })
  .meta({
    id: 'SwitchUse',
    description: 'A switch of the profile that the ruling depends on, and the rules of its other values.',
  });

/** The answer of the floor as JSON. */
export const rulingSchema = z
  .object({
    ruling: ruling.meta({ description: 'What the floor decides.' }),
    hand,
    inTime: z.boolean().meta({
      description:
        'Whether the incident was noticed while the rule still applies. True for incidents without such a limit.',
    }),
    seats: z.array(seatRuling).meta({ description: 'What the ruling means for players.' }),
    cards: z.array(cardRuling).meta({ description: 'What happens to cards.' }),
    money: z.array(moneyRuling),
    discretion: z
      .object({
        of: z.literal('management'),
        outcomes: z.array(outcome).meta({ description: 'The rule leans to the first.' }),
      })
      .nullable()
      .meta({
        description: 'The outcomes from which the management may choose; null if the rule decides.',
      }),
    rules: rules.meta({ description: 'Ids of the rules, the most specific first.' }),
    switches: z.array(switchUse),
    explanation: z.string().meta({
      description: 'Two to five sentences: what happened, what the rule says, what happens now.',
    }),
  })
  .meta({ id: 'Ruling', title: 'Ruling on an incident' });

/** A JSON value that is never changed. */
type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;

/** The answer of the floor. */
export type Ruling = Immutable<z.output<typeof rulingSchema>>;
/** What the ruling means for a player. */
export type SeatRuling = Immutable<z.output<typeof seatRuling>>;
/** An action that a player is held to. */
export type BoundAction = NonNullable<SeatRuling['action']>;
/** What happens to a card, or to the cards that `which` names. */
export type CardRuling = Immutable<z.output<typeof cardRuling>>;
/** Chips that go back to a player or that he puts in, or a pot and its destination. */
export type MoneyRuling = Immutable<z.output<typeof moneyRuling>>;
/** One of the outcomes that a rule leaves to the discretion of the management. */
export type Outcome = Immutable<z.output<typeof outcome>>;
/** A switch of the profile that the ruling depends on, and the rules of its other values. */
export type SwitchUse = Immutable<z.output<typeof switchUse>>;
