import { UNKNOWN } from '#cards';
import { messages } from '../../messages.js';
import { attributeOf, numberOf, type XmlDraft, type XmlElement } from '../../xml/index.js';
import type { HandContext } from './context.js';
import { readers } from './events.js';
import { readHeader, readSeat } from './header.js';
import { makeRoundCheck, misplacedHoleCards } from './rounds.js';
import { Sweeps } from './sweeps.js';

const seatOf = (element: XmlElement): number => numberOf(attributeOf(element, 'position'));

/** Reads `<HAND id="…">` with the session before it. */
export const readHand = (draft: XmlDraft, hand: XmlElement, session: readonly XmlElement[]): void => {
  if (!readHeader(draft, hand, session)) {
    const [at = hand] = session;
    const message = session.length === 0 ? messages.sessionExpected : messages.gameExpected;
    draft.rejectAt(at, 'unsupported-game', message);
    return;
  }
  const { children } = hand;
  const dealtIn = new Set(children.filter(({ name }) => name === 'HOLE').map(seatOf));
  const folded = new Set(children.filter(({ name }) => name === 'FOLD').map(seatOf));
  const seats = new Set<number>();
  for (const element of children) {
    if (element.name !== 'SEAT') continue;
    if (!readSeat(draft, element, (seat) => dealtIn.has(seat))) return;
    seats.add(seatOf(element));
  }
  const left = [...dealtIn].filter((seat) => !folded.has(seat)).length;
  const context: HandContext = {
    draft,
    seats,
    held: new Map(),
    shown: new Map(),
    sweeps: new Sweeps(draft),
    blinds: children.filter(({ name }) => name === 'BLIND'),
    isShowdown: left > 1,
  };
  const isInRound = makeRoundCheck();
  const misplaced = misplacedHoleCards(children.filter(({ name }) => name === 'HOLE'));
  const firstWin = children.find(({ name }) => name === 'WIN');
  for (const element of children) {
    if (element.name === 'SEAT') continue;
    if (element === firstWin && context.isShowdown) draft.showdown(element.line);
    const reader = readers.get(element.name);
    const isInOrder = isInRound(element) && !misplaced.has(element);
    if (reader?.(context, element) !== true || !isInOrder) draft.unread(element);
  }
  context.sweeps.finish();
  dealHoleCards(context, children.find(({ name }) => name === 'HOLE')?.line ?? hand.line);
  for (const element of findGaps(children)) draft.unread(element);
  if (!isOwnerKnown(context, session[0])) draft.unread(session[0]);
};

/** The winners of pots whose numbers leave out one before them: the main pot is 0, the first side pot 1. */
const findGaps = (children: readonly XmlElement[]): readonly XmlElement[] => {
  const wins = children.filter(({ name }) => name === 'WIN');
  const potOf = (element: XmlElement): number => numberOf(attributeOf(element, 'pot'));
  const pots = new Set(wins.map(potOf));
  return wins.filter((element) => potOf(element) > 0 && !pots.has(potOf(element) - 1));
};

/** Whether the owner of the log, whom the session names, is the player with known cards, if dealt in. */
const isOwnerKnown = ({ draft, held }: HandContext, session: XmlElement): boolean => {
  const owner = draft.players.find(({ name }) => name === attributeOf(session, 'screenName'));
  if (owner === undefined) return draft.heroSeat === null;
  return owner.seat === draft.heroSeat || !held.has(owner.seat);
};

/** The cards of the owner of the log follow the posts as one deal. */
const dealHoleCards = ({ draft, held }: HandContext, line: number): void => {
  const at = draft.events.findIndex(({ type }) => type === 'hole-cards');
  for (const [seat, cards] of held) {
    if (cards.every((card) => card === UNKNOWN)) continue;
    draft.heroSeat ??= seat;
    draft.events.splice(at + 1, 0, { type: 'deal', seat, cards, line });
  }
};
