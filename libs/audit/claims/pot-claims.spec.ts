import { listFaults } from '../testing/findings.js';
import { editShowdown } from '../testing/logs.js';

/** A hand of Run It Once to whose pot the house adds 5: two players are all-in. */
const splash = (
  main: string,
): string => `Run It Once Poker Hand #7:  Hold'em No Limit (€0.25/€0.50) - 2021/07/30 13:00 UTC
Table ID '8' 3-Max Seat #1 is the button
Seat 1: Ann (€10 in chips)
Seat 2: Bob (€20 in chips)
Seat 3: Cid (€30 in chips)
Bob: posts small blind €0.25
Cid: posts big blind €0.50
*** HOLE CARDS ***
STP added: €5.00
Ann: raises €9.50 to €10 and is all-in
Bob: raises €10 to €20 and is all-in
Cid: calls €19.50
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [3s]
*** RIVER *** [2c 7d 9h 3s] [4s]
*** SHOWDOWN ***
Ann shows [Ad Ac] for Pair [Ad Ac 9h 7d 4s]
Bob shows [Kd Kc] for Pair [Kd Kc 9h 7d 4s]
Cid shows [Qd Qc] for Pair [Qd Qc 9h 7d 4s]
Bob collected €20 from side pot 1
Ann collected €33 from main pot
*** SUMMARY ***
Total pot €55 | Main pot ${main} | Side pot €20 | STP €5.00 | Rake €2
Board [2c 7d 9h 3s 4s]
Seat 1: Ann (button) showed [Ad Ac] and won €33 with Pair
Seat 2: Bob (small blind) showed [Kd Kc] and won €20 with Pair
Seat 3: Cid (big blind) showed [Qd Qc] and lost`;

describe('L-SUM-1: a listed main pot', () => {
  it('may leave out the money that the house added', () => {
    expect(listFaults(splash('€30'))).toEqual([]);
  });

  it.each(['€29', '€31', '€36'])('of another amount is a fault: %s', (main) => {
    expect(listFaults(splash(main))).toEqual(['side-pot 23']);
  });
});

describe('L-CLAIM-1: the name of a pot', () => {
  it.each(['main pot', 'side pot', 'side pot-1'])('is none if the log lists no pots: not %s', (name) => {
    expect(listFaults(editShowdown(['from pot', `from ${name}`]))).toEqual(['side-pot 25']);
  });

  it.each(['pot', 'side pot', 'side pot-2'])('is that of a listed pot: not %s', (name) => {
    const listed = editShowdown(
      ['from pot', 'from main pot'],
      ['Total pot $0.50', 'Total pot $0.50 Main pot $0.50.'],
    );
    expect(listFaults(listed)).toEqual([]);
    expect(listFaults(listed.replace('from main pot', `from ${name}`))).toEqual(['side-pot 25']);
  });
});
