import type { Message } from '#cards';
import { z } from 'zod';
import { dead, live, type Decision } from '../decision.js';
import type { Facts } from '../facts.js';
import type { SeatRuling } from '../ruling.js';
import { playerName, sentence } from '../sentence.js';
import { INITIAL_DEAL_TEXTS as T } from '../texts/initial-deal.js';
import { cardCount, circumstance, incidentKind, type IncidentKind } from './kind.js';
import { GOES_ON, GOES_ON_REPAIRED, misdeal, playOn, tooLate } from './misdeal.js';

/** R-IRR-12, R-MIS-2, P-IRR-2: a card that others saw. */
const cardExposed = incidentKind({
  type: 'card-exposed',
  moment: 'deal',
  title: { en: 'A card was exposed', es: 'Se expuso una carta' },
  fields: {
    by: z.enum(['dealer', 'player', 'off-table']),
    ordinal: cardCount.min(1).exactOptional().meta({ description: '1: the first card dealt in the hand.' }),
    count: cardCount
      .min(1)
      .exactOptional()
      .meta({ description: 'How many cards were exposed; 1 if absent.' }),
    announcedBeforeLooking: circumstance,
  },
  rule: (incident, facts) => {
    const { by, ordinal, count = 1, announcedBeforeLooking = true } = incident;
    const player = playerName(incident.seat);
    const seats = concerned(incident.seat);
    if (by === 'player') return exposedPlays(sentence(T.byPlayer, { player }), T.playerExposed, seats);
    const isOne = count === 1;
    const happened = sentence(EXPOSED[by][isOne ? 'one' : 'several'], { count: String(count) });
    if (!announcedBeforeLooking) return exposedPlays(happened, T.lookedFirst, seats);
    if (!facts.isInTime) return tooLate(happened);
    if (facts.switch('misdealExposed') === 'any')
      return facts.switch('misdealRepair') === 'repair'
        ? exposedReplaced(
            ['P-IRR-3'],
            seats,
            happened,
            T.exposedRepaired,
            isOne ? T.replacedByBurn : T.replacedByBurnSeveral,
          )
        : misdeal(happened, ['P-IRR-2'], T.anyExposed);
    if (!isOne) return misdeal(happened, ['R-MIS-2'], T.severalExposed);
    if (facts.given(ordinal, 'ordinal', 1) <= 2) return misdeal(happened, ['R-MIS-2'], T.firstTwoExposed);
    return exposedReplaced(['R-MIS-2', 'R-IRR-12'], seats, happened, T.oneLaterCard, T.replacedByBurn);
  },
});

const EXPOSED = {
  dealer: { one: T.byDealer, several: T.byDealerSeveral },
  'off-table': { one: T.offTable, several: T.offTableSeveral },
} as const;

/** The player whom an incident names; his hand stays live. */
const concerned = (seat: number | undefined): readonly SeatRuling[] =>
  seat === undefined ? [] : [live(seat)];

const exposedPlays = (happened: Message, why: Message, seats: readonly SeatRuling[]): Decision => ({
  ruling: 'card-plays',
  seats,
  cards: [{ which: 'exposed-card', does: 'plays' }],
  rules: ['R-IRR-12'],
  sentences: [happened, why, T.cardPlays],
});

const exposedReplaced = (
  rules: readonly string[],
  seats: readonly SeatRuling[],
  ...sentences: readonly Message[]
): Decision => ({
  ruling: 'card-replaced',
  seats,
  cards: [{ which: 'exposed-card', does: 'is-replaced', by: 'burn-card', when: 'at-once' }],
  rules,
  sentences,
});

/** R-IRR-7, R-MIS-2: a card that lies face up in the deck. */
const boxedCard = incidentKind({
  type: 'boxed-card',
  moment: 'deal',
  title: { en: 'A card lay face up in the deck', es: 'Había una carta boca arriba en el mazo' },
  fields: { count: cardCount.min(1).exactOptional(), nextDealtAndMixed: circumstance },
  rule: ({ seat, count, nextDealtAndMixed }, facts) => {
    const boxed = facts.given(count, 'count', 1);
    const happened = sentence(boxed === 1 ? T.oneBoxed : T.severalBoxed);
    const isInitial = facts.stage !== 'dealing' && facts.stage !== 'draw';
    if (boxed >= 2 && isInitial)
      return facts.isInTime ? misdeal(happened, ['R-MIS-2', 'R-IRR-7', 'P-IRR-2']) : tooLate(happened);
    const isLate = nextDealtAndMixed === true;
    return {
      ruling: 'card-replaced',
      seats: concerned(seat),
      cards: [
        {
          which: 'boxed-card',
          does: 'is-scrap',
          by: 'next-card',
          when: isLate ? 'after-the-round' : 'at-once',
        },
      ],
      rules: ['R-IRR-7'],
      sentences: [happened, T.boxedIsScrap, isLate ? T.boxedReplacedLater : T.boxedReplaced],
    };
  },
});

/** R-MIS-2, R-IRR-11, P-IRR-2: too many cards in the initial deal. */
const extraCards = incidentKind({
  type: 'extra-cards',
  moment: 'deal',
  title: { en: 'Too many cards were dealt', es: 'Se repartieron cartas de más' },
  fields: { count: cardCount.min(1).exactOptional() },
  rule: ({ seat = null, count }, facts) => {
    const player = playerName(seat);
    const extra = facts.given(count, 'count', 1);
    const happened = sentence(extra === 1 ? T.oneExtra : T.severalExtra, { player, count: String(extra) });
    if (!facts.isInTime) return wrongCountLater(seat, happened);
    if (extra >= 2) return misdeal(happened, ['R-MIS-2', 'P-IRR-2']);
    if (facts.switch('misdealOneExtra') === 'becomes-burn')
      return {
        ruling: 'card-returned',
        seats: [live(seat)],
        cards: [{ which: 'extra-card', does: 'is-burn' }],
        rules: ['R-IRR-11'],
        sentences: [happened, T.extraReturns, T.extraIsBurn],
      };
    if (facts.switch('misdealRepair') === 'repair')
      return {
        ruling: 'card-returned',
        seats: [live(seat)],
        cards: [{ which: 'extra-card', does: 'does-not-play' }],
        rules: ['P-IRR-3'],
        sentences: [happened, sentence(T.extraAtRandom, { player }), GOES_ON_REPAIRED],
      };
    return misdeal(happened, ['P-IRR-2']);
  },
});

/** Too late for a misdeal: the hand is played, and a hand with a wrong number of cards is dead (R-DEAD-1, P-IRR-2). */
const wrongCountLater = (seat: number | null, happened: Message): Decision => {
  const late = tooLate(happened);
  return {
    ...late,
    seats: [dead(seat)],
    rules: [...late.rules, 'R-DEAD-1', 'P-IRR-2'],
    sentences: [...late.sentences, sentence(T.wrongCountDies, { player: playerName(seat) })],
  };
};

/** R-MIS-2, R-DEAD-1, P-IRR-2, P-IRR-3: a player is short of a card. */
const missingCard = incidentKind({
  type: 'missing-card',
  moment: 'deal',
  title: { en: 'A player is short of a card', es: 'A un jugador le falta una carta' },
  fields: { topCardIsHis: circumstance, isStudLastCard: circumstance, beforeDraw: circumstance },
  rule: (incident, facts) => {
    const { seat = null } = incident;
    const happened = sentence(T.shortOfCard, { player: playerName(seat) });
    return facts.isInTime
      ? shortInTime(happened, seat, incident.topCardIsHis, facts)
      : shortLater(happened, seat, incident, facts);
  },
});

const shortInTime = (
  happened: Message,
  seat: number | null,
  topCardIsHis: boolean | undefined,
  facts: Facts,
): Decision => {
  const dealtOn = (rule: string, why: Message): Decision => ({
    ruling: 'dealt-on',
    seats: [live(seat)],
    cards: [{ which: 'top-card', does: 'plays', when: 'at-once' }],
    rules: [rule],
    sentences: [happened, why, GOES_ON_REPAIRED],
  });
  if (facts.switch('misdealMissingCard') === 'misdeal')
    return facts.switch('misdealRepair') === 'repair'
      ? dealtOn('P-IRR-3', T.drawsOne)
      : misdeal(happened, ['P-IRR-2']);
  return facts.given(topCardIsHis, 'topCardIsHis', false)
    ? dealtOn('R-MIS-2', T.topCardIsHis)
    : misdeal(happened, ['R-MIS-2']);
};

/** R-DEAD-1: a short hand is dead, unless it lacks the last card of stud or is short before the draw. */
const shortLater = (
  happened: Message,
  seat: number | null,
  { isStudLastCard, beforeDraw }: { isStudLastCard?: boolean | undefined; beforeDraw?: boolean | undefined },
  facts: Facts,
): Decision => {
  const player = playerName(seat);
  const shared = { inTime: false, rules: ['R-DEAD-1', 'R-MIS-1', 'P-IRR-1'] };
  const mayLive = isStudLastCard === true || (beforeDraw ?? facts.isDrawGame);
  if (mayLive && facts.switch('wrongCount') === 'exceptions') {
    if (isStudLastCard === true) return withoutLastCard(happened, seat, false);
    if (facts.given(beforeDraw ?? facts.isBeforeDraw, 'beforeDraw', false))
      return {
        ...shared,
        ruling: 'live-hand',
        seats: [live(seat)],
        sentences: [happened, T.shortBeforeDraw, GOES_ON_REPAIRED],
      };
  }
  return {
    ...shared,
    ruling: 'dead-hand',
    seats: [dead(seat)],
    rules: ['R-DEAD-1', 'P-IRR-2', 'R-MIS-1', 'P-IRR-1'],
    sentences: [happened, T.wrongCountIsDead, sentence(T.deadWithoutRefund, { player })],
  };
};

/** R-DEAD-1: a stud hand without its last card may live. */
export const withoutLastCard = (happened: Message, seat: number | null, inTime: boolean): Decision => ({
  ruling: 'discretion',
  inTime,
  outcomes: [
    { ruling: 'live-hand', seats: [live(seat)], why: T.lastCardLives },
    { ruling: 'dead-hand', seats: [dead(seat)], why: T.lastCardDies },
  ],
  rules: ['R-DEAD-1'],
  sentences: [happened, T.lastCardMayLive, T.managementDecides],
});

/** Faults of the order of the deal, which all have one ruling (R-MIS-2). */
const ORDER_FAULTS = [
  {
    type: 'out-of-sequence',
    title: { en: 'A card was dealt out of sequence', es: 'Se repartió una carta fuera de orden' },
    happened: T.outOfSequence,
  },
  {
    type: 'button-wrong',
    title: { en: 'The button was out of position', es: 'El botón estaba fuera de su posición' },
    happened: T.buttonWrong,
  },
  {
    type: 'first-card-wrong',
    title: {
      en: 'The first card went to the wrong position',
      es: 'La primera carta se repartió en el lugar equivocado',
    },
    happened: T.firstCardWrong,
  },
  {
    type: 'dealt-to-not-entitled',
    title: {
      en: 'Cards went to an empty seat or to someone not entitled',
      es: 'Se dieron cartas a un asiento vacío o a quien no tenía derecho',
    },
    happened: T.notEntitled,
  },
] as const;

const orderFaults: readonly IncidentKind[] = ORDER_FAULTS.map(({ type, title, happened }) =>
  incidentKind({
    type,
    moment: 'deal',
    title,
    fields: {},
    rule: (_incident, facts) =>
      facts.isInTime ? misdeal(happened, ['R-MIS-2', 'P-IRR-2']) : tooLate(happened),
  }),
);

/** R-MIS-2, P-IRR-2: a player received no hand. */
const playerOmitted = incidentKind({
  type: 'player-omitted',
  moment: 'deal',
  title: { en: 'A player was left out of the deal', es: 'Un jugador se quedó sin cartas en el reparto' },
  fields: { atTable: circumstance, posted: circumstance },
  rule: ({ seat, atTable, posted }, facts) => {
    const player = playerName(seat);
    const happened = sentence(T.omitted, { player });
    if (!facts.isInTime) return tooLate(happened);
    return posted === true || facts.given(atTable, 'atTable', false)
      ? misdeal(happened, ['R-MIS-2', 'P-IRR-2'])
      : playOn(['R-MIS-2'], happened, sentence(T.omittedNotEntitled, { player }), GOES_ON);
  },
});

const unprepared = (type: 'not-shuffled' | 'not-cut', title: IncidentKind['title']): IncidentKind =>
  incidentKind({
    type,
    moment: 'deal',
    title,
    fields: {},
    rule: (_incident, facts) => {
      const happened = type === 'not-shuffled' ? T.notShuffled : T.notCut;
      if (facts.switch('misdealNoShuffleOrCut') === 'not-a-cause')
        return facts.isKnownLate
          ? tooLate(happened)
          : playOn(['R-MIS-2'], happened, T.noCauseOfMisdeal, GOES_ON);
      return facts.isInTime ? misdeal(happened, ['P-IRR-2']) : tooLate(happened);
    },
  });

/** P-DEAL-2: each part of a cut has five cards or more. */
const FEWEST_IN_CUT = 5;
const MOST_CARDS = 64;

const shortCut = incidentKind({
  type: 'short-cut',
  moment: 'deal',
  title: { en: 'A part of the cut is too small', es: 'Una parte del corte es demasiado pequeña' },
  fields: {
    parts: z
      .array(z.int().min(0).max(MOST_CARDS))
      .length(2)
      .exactOptional()
      .meta({ description: 'The cards of the two parts.' }),
  },
  rule: ({ parts }, facts) => {
    const [upper, lower] = facts.given(parts, 'parts', [0, 0]);
    const happened = sentence(T.cutInto, { upper: String(upper), lower: String(lower) });
    if (Math.min(upper, lower) >= FEWEST_IN_CUT) return playOn(['P-DEAL-2'], happened, T.cutIsGood);
    return { ruling: 'cut-again', rules: ['P-DEAL-2'], sentences: [happened, T.fiveInEachPart, T.cutAgain] };
  },
});

/** P-IRR-3: a house may pass the deal on after several misdeals in a row. */
const misdealsInARow = incidentKind({
  type: 'misdeals-in-a-row',
  moment: 'deal',
  title: { en: 'Several misdeals in a row', es: 'Varios repartos nulos seguidos' },
  fields: {
    count: cardCount.min(1).exactOptional(),
    house: z
      .strictObject({ most: cardCount, penalty: z.string().max(80).nullable().exactOptional() })
      .exactOptional()
      .meta({ description: 'The rule of the house: the most misdeals in a row, and the penalty.' }),
  },
  rule: ({ seat, count, house }, facts) => {
    const misdeals = facts.given(count, 'count', 1);
    const player = playerName(seat);
    const happened = sentence(T.misdealsInARow, { player, count: String(misdeals) });
    if (house === undefined) return playOn(['P-IRR-3'], happened, T.noHouseRule, T.sameDealerAgain);
    const limit = sentence(T.houseAllows, { most: String(house.most) });
    if (misdeals <= house.most) return playOn(['P-IRR-3'], happened, limit, T.sameDealerAgain);
    const penalty = house.penalty ?? null;
    return {
      ruling: 'deal-passes',
      hand: 'misdeal',
      rules: ['P-IRR-3'],
      sentences: [
        happened,
        limit,
        T.dealPasses,
        ...(penalty === null ? [] : [sentence(T.penalty, { player, penalty })]),
      ],
    };
  },
});

/** Incidents of the initial deal (R-MIS-1, R-MIS-2, P-IRR-1 to P-IRR-3, P-DEAL-2). */
export const initialDealIncidents: readonly IncidentKind[] = [
  cardExposed,
  boxedCard,
  extraCards,
  missingCard,
  ...orderFaults,
  playerOmitted,
  unprepared('not-shuffled', { en: 'The deck was not shuffled', es: 'No se barajó' }),
  unprepared('not-cut', { en: 'The deck was not cut', es: 'No se cortó la baraja' }),
  shortCut,
  misdealsInARow,
];
