import { defaultSwitches } from '#engine';
import { findFormat, LineCursor, type CanonicalHand } from '#histories';
import { auditHand } from '../claims/audit-hand.js';
import { auditLines, listFindings } from '../testing/findings.js';

const DECLARED = { handReading: 'declared' } as const;

/** Ann has a flush, and sevens on the board; Bob has three sevens. */
const hand = (
  declarations: string,
  winner: string,
  words: string,
): string => `PokerStars Hand #9:  Hold'em No Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Bob ($200 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Ann: calls $1
Bob: checks
*** FLOP *** [2h 7h Qh]
Bob: checks
Ann: checks
*** TURN *** [2h 7h Qh] [7s]
Bob: checks
Ann: checks
*** RIVER *** [2h 7h Qh 7s] [3c]
Bob: checks
Ann: checks
*** SHOW DOWN ***
${declarations}Bob: shows [7c Kd] (three of a kind, Sevens)
Ann: shows [Ah Kh] (a flush, Ace high)
${winner} collected $4 from pot
*** SUMMARY ***
Total pot $4 | Rake $0
Board [2h 7h Qh 7s 3c]
Seat 1: Ann (button) (small blind) showed [Ah Kh] and ${winner === 'Ann' ? 'won ($4)' : 'lost'} with a flush, Ace high
Seat 2: Bob (big blind) showed [7c Kd] and ${winner === 'Bob' ? 'won ($4)' : 'lost'} with ${words}
`;

const PAIR = 'Ann: declares a pair of Sevens\n';

describe('P-SHOW-6: a house in which declared hands bind', () => {
  it('pays the declared hands, if the cards can make them', () => {
    expect(listFindings(hand(PAIR, 'Bob', 'three of a kind, Sevens'), DECLARED)).toEqual([]);
    expect(listFindings(hand(PAIR, 'Ann', 'three of a kind, Sevens'), DECLARED)).toContain('wrong-winner 23');
  });

  it('lets the cards speak for a hand that they cannot make, and for a player who declares nothing', () => {
    const trips = 'Bob: declares three of a kind, Aces\n';
    expect(listFindings(hand(trips, 'Ann', 'three of a kind, Sevens'), DECLARED)).toEqual([]);
    expect(listFindings(hand(trips, 'Bob', 'three of a kind, Sevens'), DECLARED)).toContain(
      'wrong-winner 23',
    );
  });

  it('R-SHOW-2: elsewhere words do not bind', () => {
    expect(listFindings(hand(PAIR, 'Ann', 'three of a kind, Sevens'))).toEqual([]);
    expect(listFindings(hand(PAIR, 'Bob', 'three of a kind, Sevens'))).toContain('wrong-winner 23');
  });

  it('holds a player to the first hand that he declares', () => {
    const twice = `${PAIR}Ann: declares a flush, Ace high\n`;
    expect(listFindings(hand(twice, 'Bob', 'three of a kind, Sevens'), DECLARED)).toEqual([]);
  });

  it('P-DEAL-4, P-BET-7: a hand is declared after the betting, by a player who has not folded', () => {
    const early = hand('', 'Ann', 'three of a kind, Sevens').replace('Ann: calls', `${PAIR}Ann: calls`);
    expect(listFindings(early, DECLARED)[0]).toBe('wrong-turn 8');
  });

  it('is the same in PHH and in PokerStars’ layout', () => {
    const { hand: log } = auditLines(hand(PAIR, 'Bob', 'three of a kind, Sevens').split('\n'));
    const profile = { id: 'test', switches: { ...defaultSwitches, ...DECLARED } };
    for (const id of ['phh', 'pokerstars']) {
      const format = findFormat(id)!;
      const writing = format.write!(log, { lossy: true });
      if (!writing.ok) throw new Error(writing.missing.join(', '));
      const reading = format.read(writing.text, 0, writing.text.length, 1, new LineCursor());
      if (!reading.ok) throw new Error(reading.rejection.code);
      const declared = (read: CanonicalHand): unknown[] =>
        read.events.flatMap((event) => (event.type === 'declare' ? [{ ...event, line: 0 }] : []));
      expect(declared(reading.hand)).toEqual(declared(log));
      const { settlement, replay } = auditHand(reading.hand, profile)!;
      const winners = settlement.awards.map(({ player }) => replay.state.seats[player]);
      expect(winners).toEqual([2]);
    }
  });
});
