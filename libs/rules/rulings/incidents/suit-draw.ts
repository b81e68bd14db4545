import { isPlain, JACK, parseCards, rankOf, type Card, type Message } from '#cards';
import { z } from 'zod';
import { cardName } from '../card-names.js';
import { live, type Decision } from '../decision.js';
import { phrase, playerName, sentence } from '../sentence.js';
import { CONDUCT_TEXTS as T } from '../texts/conduct.js';
import { incidentKind, MOST_SEATS, seatNumber } from './kind.js';

/** The most cards of a draw: a whole deck. */
const MOST_CARDS = 52;

/** A card with a rank and a suit, or null. */
const readCard = (text: string): Card | null => {
  const parsed = parseCards(text);
  return parsed.ok && parsed.cards.length === 1 && isPlain(parsed.cards[0]) ? parsed.cards[0] : null;
};

const cardText = z
  .string()
  .max(16)
  .refine((text) => readCard(text) !== null);

/** The cards come from one deck. */
const areDifferent = (texts: readonly string[]): boolean =>
  new Set(texts.map(readCard)).size === texts.length;

const SEAT = /^\d{1,2}$/;
const bySeat = z
  .record(z.string(), cardText)
  .refine((cards) => {
    const seats = Object.keys(cards);
    return seats.length > 0 && seats.every((seat) => SEAT.test(seat) && Number(seat) <= MOST_SEATS);
  })
  .refine((cards) => areDifferent(Object.values(cards)))
  .meta({
    description: 'A card for each seat. For the first jack, the cards are dealt in the order of seats.',
  });
const inOrder = z
  .array(z.strictObject({ seat: seatNumber, card: cardText }))
  .min(1)
  .max(MOST_CARDS)
  .refine((cards) => areDifferent(cards.map(({ card }) => card)))
  .meta({ description: 'The cards with their seats, in the order dealt.' });

/** A card that was dealt to a seat. */
interface Drawn {
  readonly seat: number;
  readonly card: Card;
}

const readDraw = (cards: z.output<typeof bySeat> | z.output<typeof inOrder>): readonly Drawn[] => {
  const dealt = Array.isArray(cards)
    ? cards
    : Object.entries(cards).map(([seat, card]) => ({ seat: Number(seat), card }));
  return dealt.flatMap(({ seat, card: text }) => {
    const card = readCard(text);
    return card === null ? [] : [{ seat, card }];
  });
};

/**
 * P-SETUP-7, R-TIE-1, R-TIE-8: cards decide the first dealer, the first button or the order of seats. Cards as numbers have
 * the order of the draw: by rank, then spades, hearts, diamonds, clubs.
 */
export const suitDraw = incidentKind({
  type: 'suit-draw',
  moment: 'deal',
  title: {
    en: 'Cards are drawn for the button or for seats',
    es: 'Se sacan cartas para el botón o los asientos',
  },
  fields: {
    method: z.enum(['first-jack', 'high-card', 'seats']).exactOptional(),
    cards: z.union([bySeat, inOrder]).exactOptional(),
  },
  rule: (incident, facts) => {
    const method = facts.given(incident.method, 'method', 'seats');
    const drawn = readDraw(facts.given(incident.cards, 'cards', []));
    if (method === 'first-jack') return firstJack(drawn);
    const ranked = firstCards(drawn).toSorted((one, other) => other.card - one.card);
    const order = listOf(ranked);
    return {
      ruling: 'drawn',
      seats: ranked.map(({ seat }) => live(seat)),
      rules: method === 'seats' ? ['R-TIE-1', 'R-TIE-8', 'P-SETUP-7'] : ['P-SETUP-7', 'R-TIE-1', 'R-TIE-8'],
      sentences: [
        sentence(T.drawnCards, { order }),
        method === 'seats' ? T.seatsInOrder : T.highDecides,
        sentence(method === 'seats' ? T.seatsFirst : T.takesButton, { player: playerName(ranked[0]?.seat) }),
      ],
    };
  },
});

/** R-TIE-1: there is no second draw, so the first card of a seat counts. */
const firstCards = (drawn: readonly Drawn[]): readonly Drawn[] => {
  const seats = new Set<number>();
  return drawn.filter(({ seat }) => {
    const isFirst = !seats.has(seat);
    seats.add(seat);
    return isFirst;
  });
};

const firstJack = (drawn: readonly Drawn[]): Decision => {
  const jack = drawn.find(({ card }) => rankOf(card) === JACK);
  if (jack === undefined)
    return { ruling: 'dealt-on', rules: ['P-SETUP-7'], sentences: [T.noJack, T.jackDeals, T.dealtOn] };
  const player = playerName(jack.seat);
  return {
    ruling: 'drawn',
    seats: [live(jack.seat)],
    rules: ['P-SETUP-7', 'R-TIE-8', 'R-TIE-1'],
    sentences: [
      T.jackDeals,
      sentence(T.jackFell, { card: cardName(jack.card), player }),
      sentence(T.takesButton, { player }),
    ],
  };
};

const listOf = (drawn: readonly Drawn[]): Message => {
  const texts = drawn.map(({ seat, card }) =>
    phrase(T.cardOfSeat, { card: cardName(card), seat: String(seat) }),
  );
  return { en: texts.map(({ en }) => en).join(', '), es: texts.map(({ es }) => es).join(', ') };
};
