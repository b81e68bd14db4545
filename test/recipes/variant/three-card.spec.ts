import { parseCards, type Card } from '#cards';
import {
  apply,
  checkSetup,
  dealingOrder,
  defaultSwitches,
  evaluateHands,
  Hand,
  NO_PLAYER,
  openFirstRound,
  openNextRound,
  post,
  structures,
  verify,
  verifyBoard,
  verifyShowdown,
} from '../../../libs/engine/index.js';
import { threeCardFamily } from './three-card.js';

const cards = (text: string): Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

const [game] = threeCardFamily;

const setup = {
  variant: game,
  structure: structures['no-limit'],
  switches: defaultSwitches,
  stakes: { smallBlind: 5, bigBlind: 10, ante: 0, bringIn: 0, smallBet: 10, bigBet: 10, cap: null },
  seats: dealingOrder(
    [
      { seat: 1, stack: 1000 },
      { seat: 2, stack: 1000 },
    ],
    1,
  ),
  buttonSeat: 1,
};

describe("P-VAR-MORE: three-card hold'em", () => {
  it('has three betting rounds and goes to the showdown with a board of four', () => {
    expect(checkSetup(setup)).toEqual([]);
    const hand = new Hand(setup);
    post(hand, { type: 'post', seat: 1, kind: 'small-blind', amount: 5, dead: 0, allIn: false });
    post(hand, { type: 'post', seat: 2, kind: 'big-blind', amount: 10, dead: 0, allIn: false });
    openFirstRound(hand, hand.playerAt(2));
    const call = { type: 'call', seat: 1, amount: 5, allIn: false } as const;
    expect(verify(hand, call)).toEqual([]);
    apply(hand, call);
    apply(hand, { type: 'check', seat: 2 });
    for (const [street, board] of ['Kd 7s 2c', '9h'].entries()) {
      expect(verifyBoard(hand, street + 1, cards(board))).toBeNull();
      openNextRound(hand);
      apply(hand, { type: 'check', seat: 2 });
      apply(hand, { type: 'check', seat: 1 });
    }
    expect(hand.actor).toBe(NO_PLAYER);
    expect(verifyShowdown(hand)).toBeNull();
  });

  it('evaluates all three hole cards', () => {
    const result = evaluateHands(game, [cards('Kh Ks Kc'), cards('Ah Ac 9c')], cards('Kd 7s 2c 9h'));
    expect(result.ok && result.evaluation.hands.map(({ category }) => category)).toEqual([
      'four-of-a-kind',
      'two-pair',
    ]);
  });
});
