import { defaultSwitches } from '#engine';
import { findFormat, LineCursor } from '#histories';
import { auditHand } from './audit.js';

const TEXT = `PokerStars Hand #7:  Hold'em No Limit ($0.05/$0.10 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 2-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Seat 2: Bob ($10 in chips)
Ann: posts small blind $0.05
Bob: posts big blind $0.10
*** HOLE CARDS ***
Ann: folds
Uncalled bet ($0.05) returned to Bob
Bob collected $0.10 from pot
*** SUMMARY ***
Total pot $0.10 | Rake $0
Seat 1: Ann (button) (small blind) folded before Flop
Seat 2: Bob (big blind) collected ($0.10)
`;

describe('P-SETUP-5: a stack that is not told', () => {
  it('is said of the first seat, and nothing else follows from it', () => {
    const reading = findFormat('pokerstars')!.read(TEXT, 0, TEXT.length, 1, new LineCursor());
    if (!reading.ok) throw new Error(reading.rejection.message);
    const players = reading.hand.players.map((player) => ({ ...player, stack: null }));
    const audited = auditHand({ ...reading.hand, players }, { id: 'test', switches: defaultSwitches })!;
    expect(audited.findings.map(({ code, line, seat }) => [code, line, seat])).toEqual([
      ['unknown-stack', 4, 2],
    ]);
  });
});
