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
  const missingBefore = makeRoundCheck();
  const misplaced = misplacedHoleCards(children.filter(({ name }) => name === 'HOLE'));
  const firstWin = children.find(({ name }) => name === 'WIN');
  for (const element of children) {
    if (element.name === 'SEAT') continue;
    if (element === firstWin && context.isShowdown) draft.showdown(element.line);
    const reader = readers.get(element.name);
    if (reader?.(context, element) !== true) draft.unread(element);
    const expected = missingBefore(element) ?? misplaced.get(element);
    if (expected !== undefined) draft.misplace(element, expected);
  }
  context.sweeps.finish();
  dealHoleCards(context, children.find(({ name }) => name === 'HOLE')?.line ?? hand.line);
  checkPots(draft, children);
  checkOwner(context, session[0]);
};

/** The numbers of pots leave none out: the main pot is 0, the first side pot 1. */
const checkPots = (draft: XmlDraft, children: readonly XmlElement[]): void => {
  const wins = children.filter(({ name }) => name === 'WIN');
  const potOf = (element: XmlElement): number => numberOf(attributeOf(element, 'pot'));
  const pots = new Set(wins.map(potOf));
  for (const element of wins) {
    const before = potOf(element) - 1;
    if (before >= 0 && !pots.has(before))
      draft.contradict('side-pot', `pot="${String(before)}"`, `pot="${String(before + 1)}"`, element.line);
  }
};

/** The owner of the log, whom the session names, is the player with known cards, if dealt in. */
const checkOwner = ({ draft, held }: HandContext, session: XmlElement): void => {
  const name = attributeOf(session, 'screenName');
  const owner = draft.players.find((player) => player.name === name);
  const hero = draft.players.find(({ seat }) => seat === draft.heroSeat);
  const isOther = owner === undefined ? hero !== undefined : owner !== hero && held.has(owner.seat);
  if (isOther) draft.contradict('players', hero?.name ?? '', name, session.line);
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
