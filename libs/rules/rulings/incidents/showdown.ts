import { parseCards, type Message } from '#cards';
import { z } from 'zod';
import { cardNames } from '../card-names.js';
import { dead, live, type Decision, type PossibleOutcome } from '../decision.js';
import type { CardRuling } from '../ruling.js';
import { phrase, playerName, sentence } from '../sentence.js';
import { SHOWDOWN_TEXTS as T } from '../texts/showdown.js';
import { cardCount, circumstance, incidentKind, seatNumber, type IncidentKind } from './kind.js';

const LONGEST_LIST = 200;
const cardList = z
  .string()
  .max(LONGEST_LIST)
  .refine((text) => parseCards(text).ok);

/** R-SHOW-1, P-SHOW-5: a claim on the pot without all cards on the table. */
const claimsWithPart = incidentKind({
  type: 'claims-with-part',
  moment: 'showdown',
  title: {
    en: 'A player claims the pot with a part of his hand',
    es: 'Un jugador reclama el bote con parte de su mano',
  },
  fields: {
    shown: z
      .union([cardList, z.array(cardList).max(LONGEST_LIST), cardCount])
      .exactOptional()
      .meta({ description: 'The cards that are tabled, or how many.' }),
  },
  rule: ({ seat = null, shown }) => {
    const cards = shownCards(shown);
    const player = playerName(seat);
    return {
      ruling: 'must-show',
      seats: [live(seat)],
      cards: [{ which: 'rest-of-hand', does: 'is-shown', when: 'at-once' }],
      rules: ['R-SHOW-1', 'P-SHOW-5'],
      sentences: [
        cards === null
          ? sentence(T.claimsWithPart, { player })
          : sentence(T.claimsWith, { player, shown: cards }),
        T.tableAll,
        T.noShareBefore,
      ],
    };
  },
});

/** The names of the tabled cards; null if there are none, or if they are only counted. */
const shownCards = (shown: string | readonly string[] | number | undefined): Message | null => {
  if (shown === undefined || typeof shown === 'number') return null;
  const parsed = parseCards(typeof shown === 'string' ? shown : shown.join(' '));
  return parsed.ok && parsed.cards.length > 0 ? cardNames(parsed.cards) : null;
};

const REFUSED: CardRuling = { which: 'requested-hand', does: 'stays-hidden' };
const SHOWN: CardRuling = { which: 'requested-hand', does: 'is-shown', when: 'at-once' };

/** R-SHOW-5, P-SHOW-7: a player wants to see a hand of the showdown. */
const asksToSee = incidentKind({
  type: 'asks-to-see',
  moment: 'showdown',
  title: { en: 'A player wants to see a hand', es: 'Un jugador quiere ver una mano' },
  fields: {
    by: z.enum(['winner', 'other', 'not-dealt-in']).exactOptional(),
    of: seatNumber.exactOptional().meta({ description: 'The seat of the player whose hand it is.' }),
    eligible: z
      .boolean()
      .exactOptional()
      .meta({ description: 'Whether the hand could take part in the showdown.' }),
    abused: circumstance.meta({ description: 'Whether the player abuses the right.' }),
  },
  rule: (incident, facts) => {
    const { seat, of: owner = null, abused } = incident;
    const by = facts.given(incident.by, 'by', 'other');
    const happened = sentence(WANTS_TO_SEE[by], { player: playerName(seat), hand: handOf(owner) });
    if (by === 'not-dealt-in') return refused(owner, happened, T.onlyDealtIn);
    if (!facts.given(incident.eligible, 'eligible', true)) return refused(owner, happened, T.onlyEligible);
    const isLive = by === 'winner' && facts.switch('askToSeeWinner') === 'both-live';
    if (abused === true) return mayBeRefused(owner, isLive, happened);
    if (isLive)
      return {
        ruling: 'shown-live',
        seats: [live(owner), ...(seat === undefined ? [] : [live(seat)])],
        cards: [SHOWN],
        rules: ['R-SHOW-5'],
        sentences: [happened, T.bothLive, T.betterWins],
      };
    return {
      ruling: 'shown-dead',
      seats: [dead(owner)],
      cards: [SHOWN],
      rules: by === 'winner' ? ['P-SHOW-7'] : ['R-SHOW-5', 'P-SHOW-7'],
      sentences: [happened, by === 'winner' ? T.winnerShouldNot : T.mayBeSeen, T.shownAndDead],
    };
  },
});

const WANTS_TO_SEE = {
  winner: T.winnerWantsToSee,
  other: T.otherWantsToSee,
  'not-dealt-in': T.outsiderWantsToSee,
} as const;

const handOf = (seat: number | null): Message =>
  seat === null ? T.aMuckedHand : phrase(T.handOfSeat, { player: playerName(seat) });

const refused = (owner: number | null, happened: Message, why: Message): Decision => ({
  ruling: 'refused',
  seats: [dead(owner)],
  cards: [REFUSED],
  rules: ['R-SHOW-5', 'P-SHOW-7'],
  sentences: [happened, why, T.staysHidden],
});

/** The right to see a hand is a privilege that abuse revokes. */
const mayBeRefused = (owner: number | null, isLive: boolean, happened: Message): Decision => ({
  ruling: 'discretion',
  outcomes: [
    { ruling: 'refused', seats: [dead(owner)], why: T.whyRefused },
    isLive
      ? { ruling: 'shown-live', seats: [live(owner)], why: T.whyShown }
      : { ruling: 'shown-dead', seats: [dead(owner)], why: T.whyShown },
  ],
  rules: ['R-SHOW-5', 'P-SHOW-7'],
  sentences: [happened, T.mayBeRevoked, T.managementDecides],
});

/** R-SHOW-6, P-IRR-5: cards that one person saw. */
const shownToOne = incidentKind({
  type: 'shown-to-one',
  moment: 'showdown',
  title: { en: 'Cards were shown to one player', es: 'Se enseñaron cartas a un jugador' },
  fields: {
    viewer: z.enum(['can-act-now', 'acts-later', 'out']).exactOptional().meta({
      description:
        'Whether the person who saw the cards can still act in this round, in a later one, or not.',
    }),
    roundOver: z.boolean().exactOptional().meta({
      description: 'Whether the betting round is over. The situation says so if absent.',
    }),
    part: z
      .union([z.boolean(), cardList, z.array(cardList).max(LONGEST_LIST)])
      .exactOptional()
      .meta({ description: 'Whether only a part of the hand was shown, or the cards of that part.' }),
  },
  rule: ({ seat = null, viewer, roundOver, ...shown }, facts) => {
    const isPart = shown.part !== undefined && shown.part !== false;
    const shownWhen = (isAtOnce: boolean, rule: string, why: Message): Decision => ({
      ruling: isAtOnce ? 'shown-at-once' : 'shown-after-round',
      seats: [live(seat)],
      cards: [
        { which: 'shown-cards', does: 'is-shown', when: isAtOnce ? 'at-once' : 'after-the-round' },
        ...(isPart ? [{ which: 'rest-of-hand', does: 'stays-hidden' } as const] : []),
      ],
      rules: isPart && rule !== 'R-SHOW-6' ? [rule, 'R-SHOW-6'] : [rule],
      sentences: [
        sentence(T.shownToOne, { player: playerName(seat) }),
        why,
        isAtOnce ? T.shownNow : T.shownLater,
        ...(isPart ? [T.restHidden] : []),
      ],
    });
    if (facts.switch('shownCard') === 'at-once') return shownWhen(true, 'P-IRR-5', T.houseShowsAll);
    if (viewer === 'can-act-now') return shownWhen(true, 'R-SHOW-6', T.viewerCanAct);
    if (roundOver ?? facts.isRoundOver) return shownWhen(true, 'R-SHOW-6', T.viewedAfterRound);
    const why = facts.given(viewer, 'viewer', 'out') === 'out' ? T.viewerIsOut : T.viewerActsLater;
    return shownWhen(false, 'R-SHOW-6', why);
  },
});

/** R-SHOW-2, P-SHOW-6: words about a hand that its cards contradict. */
const miscalled = incidentKind({
  type: 'miscalled',
  moment: 'showdown',
  title: { en: 'A player miscalled his hand', es: 'Un jugador anunció mal su mano' },
  fields: {
    deliberate: circumstance,
    otherMucked: circumstance.meta({
      description: 'Whether another player mucked his hand because of it.',
    }),
    canMake: z.boolean().exactOptional().meta({
      description: 'Whether the cards can make the declared hand, in a house where it counts.',
    }),
  },
  rule: ({ seat = null, deliberate, otherMucked, canMake }, facts) => {
    const happened = sentence(T.miscalled, { player: playerName(seat) });
    const isDeclared = facts.switch('handReading') === 'declared';
    if (isDeclared && canMake !== false)
      return {
        ruling: 'declared-binds',
        seats: [live(seat)],
        rules: ['P-SHOW-6'],
        sentences: [happened, T.declaredCounts, canMake === true ? T.canMakeIt : T.ifTheyCan],
      };
    if (deliberate === true && otherMucked === true) return mayLosePot(seat, happened);
    return {
      ruling: 'cards-speak',
      seats: [live(seat)],
      rules: isDeclared ? ['P-SHOW-6'] : ['R-SHOW-2', 'P-SHOW-6'],
      sentences: [happened, isDeclared ? T.cannotMakeIt : T.cardsSpeak, T.nameTheBetter],
    };
  },
});

/** R-SHOW-2: a deliberate miscall that made another player muck may cost the pot. */
const mayLosePot = (seat: number | null, happened: Message): Decision => ({
  ruling: 'discretion',
  outcomes: [
    { ruling: 'pot-lost', seats: [dead(seat)], why: T.whyPotLost },
    { ruling: 'cards-speak', seats: [live(seat)], why: T.whyCardsSpeak },
  ],
  rules: ['R-SHOW-2'],
  sentences: [happened, T.onPurpose, T.mayCostPot, T.managementDecides],
});

const LONGEST_TEXT = 80;
const award = z.strictObject({
  seat: seatNumber,
  amount: z.string().max(LONGEST_TEXT).exactOptional(),
});
type Award = z.output<typeof award>;

const awardedField = z
  .union([z.boolean(), seatNumber, z.string().max(LONGEST_TEXT), award, z.array(award).max(64)])
  .exactOptional()
  .meta({
    description:
      'What was awarded: a seat, an amount, or seats with amounts; false if the pot was not awarded yet.',
  });

/** R-SHOW-3: an error in a pot or in its award. */
const wrongPot = (type: 'wrong-pot' | 'wrong-award', title: Message, happened: Message): IncidentKind =>
  incidentKind({
    type,
    moment: 'showdown',
    title,
    fields: { awarded: awardedField, nextHandBegun: z.boolean().exactOptional() },
    rule: ({ awarded, nextHandBegun }, facts) => {
      const stated = awardedText(awarded);
      const sentences = [
        happened,
        ...(stated === null ? [] : [sentence(T.awardedSoFar, { awarded: stated })]),
        T.mustSaySo,
      ];
      const isLate = awarded !== false && facts.given(nextHandBegun, 'nextHandBegun', false);
      if (!isLate)
        return { ruling: 'corrected', rules: ['R-SHOW-3'], sentences: [...sentences, T.errorCorrected] };
      return {
        ruling: 'discretion',
        inTime: false,
        outcomes: AFTER_NEXT_HAND,
        rules: ['R-SHOW-3'],
        sentences: [...sentences, T.nextHandBegan, T.managementDecides],
      };
    },
  });

/** The sources are silent about an error that is found too late; card rooms let the award stand. */
const AFTER_NEXT_HAND: readonly [PossibleOutcome, PossibleOutcome] = [
  { ruling: 'stands', why: T.whyStands },
  { ruling: 'corrected', why: T.whyCorrected },
];

/** What was awarded, in words; null if the request does not say. */
const awardedText = (awarded: z.output<typeof awardedField> | undefined): Message | null => {
  if (awarded === undefined || typeof awarded === 'boolean' || awarded === '') return null;
  if (typeof awarded === 'string') return { en: awarded, es: awarded };
  if (typeof awarded === 'number') return awardText({ seat: awarded });
  const texts = (Array.isArray(awarded) ? awarded : [awarded]).map(awardText);
  if (texts.length === 0) return null;
  return { en: texts.map(({ en }) => en).join(', '), es: texts.map(({ es }) => es).join(', ') };
};

const awardText = ({ seat, amount }: Award): Message => {
  const player = playerName(seat);
  return amount === undefined ? phrase(T.toSeat, { player }) : phrase(T.amountToSeat, { amount, player });
};

/** Incidents of the showdown and of the award of the pot (R-SHOW-1 to R-SHOW-6, P-SHOW-5 to P-SHOW-7, P-IRR-5). */
export const showdownIncidents: readonly IncidentKind[] = [
  claimsWithPart,
  asksToSee,
  shownToOne,
  miscalled,
  wrongPot(
    'wrong-pot',
    { en: 'The pot has a wrong amount', es: 'El bote tiene un importe incorrecto' },
    T.wrongPot,
  ),
  wrongPot('wrong-award', { en: 'The pot is awarded wrongly', es: 'El bote se adjudica mal' }, T.wrongAward),
];
