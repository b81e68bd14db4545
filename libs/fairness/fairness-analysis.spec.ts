import { auditHand } from '#audit';
import { formatCards } from '#cards';
import { dealHands } from '#dealer';
import { defaultSwitches } from '#engine';
import { findFormat, LineCursor } from '#histories';
import type { DealtHand } from './dealt-hand.js';
import { FairnessAnalysis } from './fairness-analysis.js';

const profile = { id: 'test', switches: defaultSwitches };

const factsOf = (text: string): DealtHand | null => {
  const reading = findFormat('pokerstars')!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
  return new FairnessAnalysis().end(auditHand(reading.hand, profile)!);
};

const allIn = (
  deals: string,
  shows = 'Bob: shows [Kd Kc] (three of a kind, Kings)\nAnn: shows [As Ah] (a pair of Aces)',
): string => `PokerStars Hand #1:  Hold'em No Limit ($0.50/$1.00 USD) - 2025/04/21 7:50:44 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($20 in chips)
Seat 2: Bob ($20 in chips)
Seat 4: Dee ($20 in chips)
Bob: posts small blind $0.50
Dee: posts big blind $1
*** HOLE CARDS ***
${deals}
Ann: raises $19 to $20 and is all-in
Bob: calls $19.50 and is all-in
Dee: folds
*** FLOP *** [Kh 8s 3c]
*** TURN *** [Kh 8s 3c] [9d]
*** RIVER *** [Kh 8s 3c 9d] [2s]
*** SHOW DOWN ***
${shows}
Bob collected $41 from pot
*** SUMMARY ***
Total pot $41 | Rake $0
Board [Kh 8s 3c 9d 2s]`;

const holeOf = ({ hole }: DealtHand): string[] => hole.map((cards) => formatCards(cards));

describe('the deal of a hand', () => {
  it('has the cards of the owner of the log, and not those that others show', () => {
    const facts = factsOf(allIn('Dealt to Dee [7h 2d]'))!;
    expect({ ...facts, hole: holeOf(facts), board: formatCards(facts.board), allIn: null }).toEqual({
      site: 'PokerStars',
      table: 'Vesta',
      deck: 'standard',
      holeCards: 2,
      seats: [2, 4, 1],
      hasButton: true,
      hero: 1,
      hole: ['', '7h 2d', ''],
      board: 'Kh 8s 3c 9d 2s',
      allIn: null,
    });
  });

  it('has the cards of all players if the log deals them', () => {
    const facts = factsOf(allIn('Dealt to Ann [As Ah]\nDealt to Bob [Kd Kc]\nDealt to Dee [7h 2d]'))!;
    expect(holeOf(facts)).toEqual(['Kd Kc', '7h 2d', 'As Ah']);
  });

  it('has the equity of the first player left of the button in the main pot, and what he won of it', () => {
    const { known } = factsOf(allIn('Dealt to Dee [7h 2d]'))!.allIn!;
    expect(known!.outcome).toBe(1);
    // Kings against aces with 7h 2d out of the deck.
    expect(known!.equity).toBeGreaterThan(0.17);
    expect(known!.equity).toBeLessThan(0.2);
    expect(known!.variance).toBeCloseTo(known!.equity * (1 - known!.equity), 12);
  });

  it('says that an all-in has an unknown hand', () => {
    const shows = 'Bob: shows [Kd Kc] (three of a kind, Kings)\nAnn: mucks hand';
    expect(factsOf(allIn('Dealt to Dee [7h 2d]', shows))!.allIn).toEqual({ known: null });
  });

  it('is left out if a card is dealt twice', () => {
    expect(factsOf(allIn('Dealt to Dee [Kh 2d]'))).toBeNull();
  });

  it.each(['holdem', 'omaha', 'stud', 'five-draw', 'badugi', 'short-deck'])(
    '%s: has the cards before the first action',
    (game) => {
      let deals = 0;
      for (const hand of dealHands({ game, hands: 30, seed: 3 })) {
        const facts = new FairnessAnalysis().end(auditHand(hand, profile)!);
        if (facts === null) continue;
        deals++;
        expect(facts.hero).toBeGreaterThanOrEqual(0);
        const { variant } = auditHand(hand, profile)!.replay.state.setup;
        expect(facts.holeCards).toBe(game === 'stud' ? 3 : variant.holeCards);
        expect(facts.hole[facts.hero]).toHaveLength(facts.holeCards);
        expect(facts.hole.filter(({ length }) => length > 0)).toHaveLength(1);
      }
      expect(deals).toBe(30);
    },
  );
});
