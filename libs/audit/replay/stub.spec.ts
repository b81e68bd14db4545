import { dealHands } from '#dealer';
import { defaultSwitches } from '#engine';
import type { CanonicalHand } from '#histories';
import { auditHand } from '../claims/audit-hand.js';
import { cards, makeHand, type Unplaced } from '../testing/canonical-hand.js';
import { makeReshuffledDraw } from '../testing/draws.js';

const listFindings = (hand: CanonicalHand) =>
  auditHand(hand, { id: 'test', switches: defaultSwitches })!.findings.filter(
    ({ code }) => code !== 'hidden-winner',
  );

const DECK = '23456789TJQKA'.split('').flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));

/** Deals one upcard after another from the whole deck. */
class Upcards {
  private next = 0;

  deal(seat: number): Unplaced {
    return { type: 'deal', seat, cards: cards(this.take()), up: 1 };
  }

  take(): string {
    return DECK[this.next++];
  }
}

/** Seven-card stud of players who are all-in for their antes, with a seventh card that all of them share. */
const stud = (players: number): CanonicalHand => {
  const seats = Array.from({ length: players }, (_, index) => index + 1);
  const deck = new Upcards();
  const third = seats.map((seat) => deck.deal(seat));
  const street = (id: string): Unplaced[] => [
    { type: 'street', street: id },
    ...seats.map((seat) => deck.deal(seat)),
  ];
  return makeHand(seats, {
    format: 'json',
    game: { variant: 'stud', limit: 'fixed-limit', rotation: null },
    stakes: { smallBlind: null, bigBlind: null, smallBet: 10, bigBet: 20, cap: null },
    buttonSeat: null,
    events: [
      ...seats.map((seat): Unplaced => ({
        type: 'post',
        seat,
        kind: 'ante',
        amount: 500,
        dead: 0,
        allIn: true,
      })),
      { type: 'street', street: 'third' },
      ...third,
      ...street('fourth'),
      ...street('fifth'),
      ...street('sixth'),
      { type: 'board', street: 'seventh', run: 0, cards: cards(deck.take()), seen: null },
    ],
  });
};

describe('P-SETUP-1, P-VAR-7CS: a seventh card that all players share', () => {
  it('is dealt if the deck is too small for a card to each player', () => {
    expect(listFindings(stud(8))).toEqual([]);
  });

  it.each([2, 6])('is reported if cards for %i players are left', (players) => {
    const hand = stud(players);
    const burns = 4;
    expect(listFindings(hand)).toMatchObject([
      {
        code: 'wrong-board',
        rules: ['P-SETUP-1', 'P-VAR-7CS'],
        line: hand.events.at(-1)?.line,
        detail: { about: 'stub-left', cards: 52 - 6 * players - burns },
      },
    ]);
  });
});

describe('P-SETUP-1: a deck that runs out because of several boards', () => {
  it('deals known discards again to a board', () => {
    const options = { gameOptions: { boards: 3, bomb: true }, players: 6, seed: 5 } as const;
    const again = new Set<string>();
    for (const hand of dealHands({ game: 'drawmaha', hands: 60, ...options })) {
      const discards = hand.events.flatMap((event) => (event.type === 'discard' ? (event.cards ?? []) : []));
      const board = hand.events.flatMap((event) => (event.type === 'board' ? event.cards : []));
      if (board.some((card) => discards.includes(card))) again.add(hand.id);
      expect(listFindings(hand)).toEqual([]);
    }
    expect(again.size).toBeGreaterThan(0);
  });
});

describe('P-VAR-5CD: a player who draws from reshuffled discards', () => {
  it('may get cards that he discarded in an earlier draw', () => {
    expect(listFindings(makeReshuffledDraw('8c 9h'))).toEqual([]);
    expect(listFindings(makeReshuffledDraw('Ks 9h'))).toEqual([]);
  });

  it('does not get back what he has just discarded', () => {
    expect(listFindings(makeReshuffledDraw('Kh 9h'))).toMatchObject([
      { code: 'wrong-draw', rules: ['P-VAR-5CD', 'P-SETUP-1'], seat: 4, detail: { about: 'own-discard' } },
    ]);
  });
});
