import { findFormat, LineCursor, type CanonicalHand } from '#histories';

/** A short PokerStars hand: the small blind folds. */
export const SHORTEST: readonly string[] =
  `PokerStars Hand #7:  Hold'em No Limit ($0.05/$0.10 USD) - 2025/01/06 13:00:00 ET
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
Seat 2: Bob (big blind) collected ($0.10)`.split('\n');

/** Reads a PokerStars log of one hand. Throws if it is rejected. */
export const readLog = (text: string): CanonicalHand => {
  const reading = findFormat('pokerstars')!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
  return reading.hand;
};

/** A PokerStars hand of three players: Ann wins a showdown against Bob, and Cid folds on the flop. */
const SHOWDOWN = `PokerStars Hand #7:  Hold'em No Limit ($0.05/$0.10 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Seat 2: Bob ($10 in chips)
Seat 4: Cid ($10 in chips)
Bob: posts small blind $0.05
Cid: posts big blind $0.10
*** HOLE CARDS ***
Ann: calls $0.10
Bob: calls $0.05
Cid: checks
*** FLOP *** [2c 7d 9h]
Bob: bets $0.10
Cid: folds
Ann: calls $0.10
*** TURN *** [2c 7d 9h] [3s]
Bob: checks
Ann: checks
*** RIVER *** [2c 7d 9h 3s] [4s]
Bob: checks
Ann: checks
*** SHOW DOWN ***
Bob: shows [Kd Qd] (high card King)
Ann: shows [Ah Ad] (a pair of Aces)
Ann collected $0.50 from pot
*** SUMMARY ***
Total pot $0.50 | Rake $0
Board [2c 7d 9h 3s 4s]
Seat 1: Ann (button) showed [Ah Ad] and won ($0.50) with a pair of Aces
Seat 2: Bob (small blind) showed [Kd Qd] and lost with high card King
Seat 4: Cid (big blind) folded on the Flop`;

/** That hand with some texts replaced. */
export const editShowdown = (...edits: readonly (readonly [from: string, to: string])[]): string =>
  edits.reduce((text, [from, to]) => text.replace(from, to), SHOWDOWN);
