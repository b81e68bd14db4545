import { parseCards, type Message } from '#cards';
import { z } from 'zod';
import { cardNames } from '../card-names.js';
import { dead, live, type Decision } from '../decision.js';
import type { Facts } from '../facts.js';
import { phrase, playerName, sentence } from '../sentence.js';
import { DECK_TEXTS as T } from '../texts/deck.js';
import { withoutLastCard } from './initial-deal.js';
import { cardCount, circumstance, incidentKind, seatNumber, type IncidentKind } from './kind.js';
import { GOES_ON, playOn } from './misdeal.js';

/** P-IRR-2, R-DEAD-1: a wrong number of cards at the showdown. */
const wrongCountAtShowdown = incidentKind({
  type: 'wrong-count-at-showdown',
  moment: 'showdown',
  title: {
    en: 'Wrong number of cards at the showdown',
    es: 'Número incorrecto de cartas en el showdown',
  },
  fields: {
    has: cardCount.exactOptional(),
    should: cardCount.exactOptional(),
    isStudLastCard: circumstance,
  },
  rule: (incident, facts) => {
    const { seat = null, isStudLastCard } = incident;
    const has = facts.given(incident.has, 'has', 0);
    const should = facts.given(incident.should, 'should', 1);
    const player = playerName(seat);
    const values = {
      player,
      cards: has === 1 ? T.oneCard : phrase(T.severalCards, { has: String(has) }),
      should: String(should),
    };
    if (has === should) return playOn(['P-IRR-2'], sentence(T.countIsRight, values), GOES_ON);
    const happened = sentence(T.countAtShowdown, values);
    const isShortOfLast = isStudLastCard === true && has === should - 1;
    if (facts.switch('wrongCount') === 'exceptions' && isShortOfLast)
      return withoutLastCard(happened, seat, true);
    return {
      ruling: 'dead-hand',
      seats: [dead(seat)],
      rules: ['P-IRR-2', 'R-DEAD-1'],
      sentences: [happened, T.wrongCountCannotWin, T.handIsDead],
    };
  },
});

/** All action is void, and all chips go back to the players who bet them. */
const voidHand = (rules: readonly string[], ...sentences: readonly Message[]): Decision => ({
  ruling: 'void',
  hand: 'void',
  rules,
  sentences: [...sentences, T.chipsGoBack],
});

/** R-IRR-3: a card with another back. */
const foreignCard = incidentKind({
  type: 'foreign-card',
  moment: 'deal',
  title: { en: 'A card with another back', es: 'Una carta con otro dorso' },
  fields: { where: z.enum(['hand', 'board', 'stub']) },
  rule: ({ where }) =>
    where === 'stub'
      ? playOn(['R-IRR-3'], T.foreignInStub, T.stubDoesNotMatter, GOES_ON)
      : voidHand(['R-IRR-3'], T.foreignInPlay, T.foreignVoids),
});

const cardText = z
  .string()
  .max(16)
  .refine((text) => parseCards(text).ok);

/** R-IRR-4, R-IRR-5, R-IRR-6: two cards of the same rank and suit. */
const duplicateCard = incidentKind({
  type: 'duplicate-card',
  moment: 'deal',
  title: { en: 'Two equal cards in the deck', es: 'Dos cartas iguales en la baraja' },
  fields: {
    cards: z.union([cardText, z.array(cardText).min(1).max(8)]).exactOptional(),
    knownBy: seatNumber.nullable().exactOptional().meta({
      description: 'The seat of a player who knew of it and did not say so.',
    }),
    aggressive: circumstance,
  },
  rule: ({ cards, knownBy = null, aggressive }) => {
    const named = namesOf(cards);
    const happened = named === null ? T.duplicateUnnamed : sentence(T.duplicate, { cards: named });
    if (knownBy === null || aggressive !== true)
      return voidHand(knownBy === null ? ['R-IRR-4'] : ['R-IRR-4', 'R-IRR-5'], happened, T.foreignVoids);
    return {
      ruling: 'discretion',
      hand: 'void',
      outcomes: [
        { ruling: 'not-refunded', hand: 'void', seats: [dead(knownBy)], why: T.forfeits },
        { ruling: 'void', hand: 'void', seats: [live(knownBy)], why: T.refunds },
      ],
      rules: ['R-IRR-5', 'R-IRR-4', 'R-IRR-6'],
      sentences: [
        happened,
        T.foreignVoids,
        sentence(T.knewOfIt, { player: playerName(knownBy) }),
        T.mayForfeit,
      ],
    };
  },
});

/** The names of the equal cards, or null if they are not stated. */
const namesOf = (cards: string | readonly string[] | undefined): Message | null => {
  if (cards === undefined) return null;
  const parsed = parseCards(typeof cards === 'string' ? cards : cards.join(' '));
  return parsed.ok && parsed.cards.length > 0 ? cardNames(parsed.cards) : null;
};

/** R-IRR-8, R-IRR-9, R-DEAD-1: a joker in a game without one. */
const joker = incidentKind({
  type: 'joker',
  moment: 'deal',
  title: { en: 'A joker in a game without one', es: 'Un comodín en un juego que no lo usa' },
  fields: {
    seat: z.union([seatNumber, z.literal('stub')]).exactOptional(),
    where: z.enum(['hand', 'stub']).exactOptional(),
    holderActed: circumstance,
  },
  rule: ({ seat: place, where, holderActed }, facts) => {
    if (facts.usesJoker) return playOn(['P-WILD-1'], T.jokerInGame, T.jokerPlays, GOES_ON);
    if (place === 'stub' || where === 'stub')
      return {
        ...playOn(['R-IRR-8'], T.jokerInStub, T.jokerIsScrap, GOES_ON),
        cards: [{ which: 'joker', does: 'is-scrap' }],
      };
    const seat = place ?? null;
    const happened = sentence(T.jokerInHand, { player: playerName(seat) });
    if (facts.given(holderActed, 'holderActed', false))
      return {
        ruling: 'dead-hand',
        seats: [dead(seat)],
        cards: [{ which: 'joker', does: 'is-scrap' }],
        rules: ['R-DEAD-1', 'R-IRR-8', 'R-IRR-9'],
        sentences: [happened, T.jokerKills, T.handIsDead],
      };
    return {
      ruling: 'card-replaced',
      seats: [live(seat)],
      cards: [{ which: 'joker', does: 'is-scrap', by: 'next-card', when: 'at-once' }],
      rules: ['R-IRR-8', 'R-IRR-7'],
      sentences: [happened, T.itIsScrap, T.jokerReplaced],
    };
  },
});

/** R-IRR-10: cards that are missing from the deck. */
const deckShort = incidentKind({
  type: 'deck-short',
  moment: 'deal',
  title: { en: 'Cards are missing from the deck', es: 'Faltan cartas en la baraja' },
  fields: {},
  rule: () => playOn(['R-IRR-10'], T.deckShort, T.deckShortStands, T.resultStands),
});

/** R-IRR-12: a card that its player dropped. */
const cardDropped = incidentKind({
  type: 'card-dropped',
  moment: 'hand',
  title: { en: 'A player dropped a card', es: 'A un jugador se le cayó una carta' },
  fields: {},
  rule: ({ seat = null }) => ({
    ruling: 'card-plays',
    seats: [live(seat)],
    cards: [{ which: 'dropped-card', does: 'plays' }],
    rules: ['R-IRR-12'],
    sentences: [sentence(T.dropped, { player: playerName(seat) }), T.droppedPlays, T.cardPlays],
  }),
});

/** R-IRR-13: cards that are dealt before the betting is complete. */
const prematureCards = incidentKind({
  type: 'premature-cards',
  moment: 'deal',
  title: {
    en: 'Cards were dealt before the betting was complete',
    es: 'Se repartieron cartas antes de terminar las apuestas',
  },
  fields: { street: z.string().max(64).exactOptional(), remainingFold: circumstance },
  rule: ({ street }) => ({
    ruling: 'cards-do-not-play',
    cards: [{ which: street ?? 'premature-cards', does: 'does-not-play' }],
    rules: ['R-IRR-13'],
    sentences: [T.premature, T.prematureDoNotPlay, T.bettingFirst],
  }),
});

/** R-IRR-14: a burn card too few or too many. */
const wrongBurn = (type: 'burn-missing' | 'burn-doubled', title: Message): IncidentKind =>
  incidentKind({
    type,
    moment: 'deal',
    title,
    fields: {
      actedOn: circumstance,
      allInLastRound: circumstance,
      intact: circumstance,
      potPushed: circumstance,
    },
    rule: (incident, facts) => {
      const isMissing = type === 'burn-missing';
      const happened = isMissing ? T.noBurn : T.twoBurns;
      const correctable = whyCorrectable(incident, facts);
      if (correctable !== null)
        return {
          ruling: 'burn-corrected',
          cards: [
            isMissing
              ? { which: 'dealt-card', does: 'is-burn', by: 'next-card', when: 'at-once' }
              : { which: 'second-burn', does: 'is-burn', when: 'next-street' },
          ],
          rules: ['R-IRR-14'],
          sentences: [happened, correctable, isMissing ? T.dealtCardIsBurn : T.secondBurnReturns],
        };
      return {
        ruling: 'card-stays',
        inTime: false,
        cards: [{ which: 'dealt-card', does: 'stays' }],
        rules: ['R-IRR-14'],
        sentences: [
          happened,
          incident.allInLastRound === true ? T.burnNotIntact : T.burnTooLate,
          T.laterAsIfRight,
        ],
      };
    },
  });

interface Burn {
  readonly actedOn?: boolean | undefined;
  readonly allInLastRound?: boolean | undefined;
  readonly intact?: boolean | undefined;
  readonly potPushed?: boolean | undefined;
}

/** Why the burn is corrected, or null if it is too late. */
const whyCorrectable = (burn: Burn, facts: Facts): Message | null => {
  if (burn.allInLastRound === true) {
    const isPushed = burn.potPushed ?? facts.isHandOver;
    return !isPushed && facts.given(burn.intact, 'intact', false) ? T.burnAllIn : null;
  }
  return facts.given(burn.actedOn, 'actedOn', false) ? null : T.burnBeforeAction;
};

/** R-IRR-15: the stub is mixed up. */
const stubFouled = incidentKind({
  type: 'stub-fouled',
  moment: 'deal',
  title: { en: 'The stub was mixed up', es: 'El resto del mazo se mezcló' },
  fields: {},
  rule: () => ({
    ruling: 'stub-rebuilt',
    cards: [{ which: 'stub', does: 'plays' }],
    rules: ['R-IRR-15'],
    sentences: [T.stubFouled, T.stubRebuilt, GOES_ON_REBUILT],
  }),
});

const GOES_ON_REBUILT: Message = { en: 'The hand goes on with it.', es: 'La mano sigue con él.' };

/** R-IRR-1: the button was misplaced on the last hand. */
const buttonWrongLastHand = incidentKind({
  type: 'button-wrong-last-hand',
  moment: 'deal',
  title: {
    en: 'The button was misplaced on the last hand',
    es: 'El botón estaba mal colocado en la mano anterior',
  },
  fields: {},
  rule: () => ({
    ruling: 'button-corrected',
    rules: ['R-IRR-1'],
    sentences: [T.buttonWrongLast, T.buttonCorrected],
  }),
});

/** Incidents of the deck and of later deals (R-IRR-1, R-IRR-3 to R-IRR-15). */
export const deckIncidents: readonly IncidentKind[] = [
  wrongCountAtShowdown,
  foreignCard,
  duplicateCard,
  joker,
  deckShort,
  cardDropped,
  prematureCards,
  wrongBurn('burn-missing', { en: 'A burn card is missing', es: 'Falta la carta quemada' }),
  wrongBurn('burn-doubled', { en: 'Two cards were burned', es: 'Se quemaron dos cartas' }),
  stubFouled,
  buttonWrongLastHand,
];
