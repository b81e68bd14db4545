import type { Message } from '#cards';
import { z } from 'zod';
import { dead, live, type Decision, type PossibleOutcome } from '../decision.js';
import { playerName, sentence } from '../sentence.js';
import { HAND_TEXTS as T } from '../texts/hand.js';
import { cardCount, circumstance, incidentKind, type IncidentKind } from './kind.js';

/** A hand that can no longer win. */
const deadHand = (
  seat: number | null,
  rules: readonly string[],
  ...sentences: readonly Message[]
): Decision => ({ ruling: 'dead-hand', seats: [dead(seat)], rules, sentences });

/** A hand that stays in play, and that the incident does not change. */
const handLives = (
  seat: number | null,
  rules: readonly string[],
  ...sentences: readonly Message[]
): Decision => ({ ruling: 'play-on', seats: [live(seat)], rules, sentences });

/** R-DEAD-2: a hand that the management may give back. The rule leans to the first of the two outcomes. */
const mayBeRetrieved = (
  seat: number | null,
  leansTo: 'live-hand' | 'dead-hand',
  whyLive: Message,
  ...sentences: readonly Message[]
): Decision => {
  const lives: PossibleOutcome = { ruling: 'live-hand', seats: [live(seat)], why: whyLive };
  const dies: PossibleOutcome = { ruling: 'dead-hand', seats: [dead(seat)], why: T.whyDead };
  return {
    ruling: 'discretion',
    outcomes: leansTo === 'live-hand' ? [lives, dies] : [dies, lives],
    rules: ['R-DEAD-2'],
    sentences: [...sentences, T.managementDecides],
  };
};

/** R-DEAD-1, R-BET-9: a fold by word. */
const foldsByWord = incidentKind({
  type: 'folds-by-word',
  moment: 'hand',
  title: { en: 'A player announced a fold', es: 'Un jugador anunció que se retira' },
  fields: {},
  rule: ({ seat = null }, facts) => {
    const happened = sentence(T.saidFold, { player: playerName(seat) });
    if (facts.isFacingBet) return deadHand(seat, ['R-DEAD-1'], happened, T.foldKills, T.chipsStay);
    return {
      ruling: 'binding',
      seats: [{ ...dead(seat), action: { type: 'fold', amount: null } }],
      rules: ['R-BET-9', 'P-BET-6'],
      sentences: [happened, T.foldBinds, T.chipsStay],
    };
  },
});

/** R-DEAD-1, R-DEAD-2: a hand that its player threw away. */
const handThrown = incidentKind({
  type: 'hand-thrown',
  moment: 'hand',
  title: { en: 'A player threw his cards away', es: 'Un jugador arrojó sus cartas' },
  fields: {
    actedBehind: z.union([z.boolean(), cardCount]).exactOptional().meta({
      description: 'Whether, or how many, players acted behind him.',
    }),
  },
  rule: ({ seat = null, actedBehind }, facts) => {
    const happened = sentence(T.thrown, { player: playerName(seat) });
    if (Number(actedBehind ?? 0) > 0)
      return deadHand(seat, ['R-DEAD-1'], happened, T.thrownActedBehind, T.chipsStay);
    if (facts.isFacingBet) return deadHand(seat, ['R-DEAD-1'], happened, T.thrownFacingBet, T.chipsStay);
    facts.given(actedBehind, 'actedBehind', false);
    return mayBeRetrieved(seat, 'live-hand', T.whyRetrieved, happened, T.thrownMayReturn);
  },
});

/** R-DEAD-1: up cards of stud that are no longer in view. */
const studUpcardsLifted = incidentKind({
  type: 'stud-upcards-lifted',
  moment: 'hand',
  title: {
    en: 'A stud player lifted his up cards',
    es: 'Un jugador de stud levantó sus cartas descubiertas',
  },
  fields: {},
  rule: ({ seat = null }, facts) => {
    const happened = sentence(T.upcardsLifted, { player: playerName(seat) });
    return facts.isFacingBet
      ? deadHand(seat, ['R-DEAD-1'], happened, T.liftedKills, T.chipsStay)
      : handLives(seat, ['R-DEAD-1'], happened, T.liftedLives, T.upcardsReturn);
  },
});

/** P-IRR-4, R-DEAD-2: a hand that touched the muck. */
const handInMuck = incidentKind({
  type: 'hand-in-muck',
  moment: 'hand',
  title: { en: 'A hand touched the muck', es: 'Una mano tocó el montón de descartes' },
  fields: { identifiable: z.boolean().exactOptional(), misinformed: circumstance },
  rule: ({ seat = null, identifiable, misinformed }, facts) => {
    const happened = sentence(T.touchedMuck, { player: playerName(seat) });
    if (facts.switch('muckTouch') === 'dead')
      return deadHand(seat, ['P-IRR-4'], happened, T.muckKills, T.onWithoutHim);
    if (!facts.given(identifiable, 'identifiable', false))
      return deadHand(seat, ['R-DEAD-2'], happened, T.notIdentifiable, T.handIsDead);
    return misinformed === true
      ? mayBeRetrieved(seat, 'live-hand', T.whyMisinformed, happened, T.identifiable, T.whyMisinformed)
      : mayBeRetrieved(seat, 'dead-hand', T.whyRetrieved, happened, T.identifiable);
  },
});

/** R-DEAD-3: cards that fell into the hand of another player. */
const cardsIntoOtherHand = incidentKind({
  type: 'cards-into-other-hand',
  moment: 'hand',
  title: { en: 'Cards were thrown into another hand', es: 'Se arrojaron cartas en otra mano' },
  fields: {},
  rule: ({ seat = null }) => ({
    ...deadHand(
      seat,
      ['R-DEAD-3'],
      sentence(T.intoOtherHand, { player: playerName(seat) }),
      T.intoOtherHandDie,
      T.onWithoutThem,
    ),
    cards: [{ which: 'thrown-cards', does: 'does-not-play' }],
  }),
});

/** R-DEAD-1: the clock ran out. The sources say nothing about a player who faces no bet; card rooms hold him to a check. */
const clockExpired = incidentKind({
  type: 'clock-expired',
  moment: 'hand',
  title: { en: 'The clock ran out on a player', es: 'A un jugador se le acabó el tiempo' },
  fields: {},
  rule: ({ seat = null }, facts) => {
    const happened = sentence(T.clockRanOut, { player: playerName(seat) });
    if (facts.isFacingBet) return deadHand(seat, ['R-DEAD-1'], happened, T.clockKills, T.chipsStay);
    return {
      ruling: 'binding',
      seats: [live(seat, { action: { type: 'check', amount: null } })],
      rules: ['R-DEAD-1'],
      sentences: [happened, T.clockChecks, T.nextActs],
    };
  },
});

const LOST_BY = { dealer: T.unprotectedDealer, 'other-cards': T.unprotectedCards } as const;

/** R-IRR-2, P-IRR-9: a hand that its player did not protect. */
const unprotectedHand = incidentKind({
  type: 'unprotected-hand',
  moment: 'hand',
  title: { en: 'An unprotected hand was lost', es: 'Se perdió una mano sin proteger' },
  fields: { by: z.enum(['dealer', 'other-cards']).exactOptional() },
  rule: ({ seat = null, by }) => {
    const happened = by === undefined ? T.unprotected : LOST_BY[by];
    return deadHand(
      seat,
      ['R-IRR-2', 'P-IRR-9'],
      sentence(happened, { player: playerName(seat) }),
      T.protectYourHand,
      T.noClaim,
    );
  },
});

/** R-IRR-9, R-DEAD-1: a player who acted without looking at a card. */
const unseenCard = incidentKind({
  type: 'unseen-card',
  moment: 'hand',
  title: { en: 'A player acted without looking at a card', es: 'Un jugador actuó sin mirar una carta' },
  fields: {
    irregular: circumstance.meta({ description: 'Whether the unseen card does not belong in the hand.' }),
  },
  rule: ({ seat = null, irregular }) => {
    const happened = sentence(T.unseen, { player: playerName(seat) });
    return irregular === true
      ? deadHand(seat, ['R-IRR-9', 'R-DEAD-1'], happened, T.unseenRisk, T.unseenIrregular)
      : handLives(seat, ['R-IRR-9'], happened, T.unseenRisk, T.unseenRegular, T.goesOn);
  },
});

/** Incidents of a player's hand (R-DEAD-1 to R-DEAD-3, R-IRR-2, R-IRR-9, P-IRR-4). */
export const handIncidents: readonly IncidentKind[] = [
  foldsByWord,
  handThrown,
  studUpcardsLifted,
  handInMuck,
  cardsIntoOtherHand,
  clockExpired,
  unprotectedHand,
  unseenCard,
];
