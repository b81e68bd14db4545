import { editShowdown, SHORTEST } from '../testing/logs.js';
import { listFaults } from '../testing/findings.js';

describe('L-LINE-1: a currency sign', () => {
  it.each([
    ['Bob: posts small blind $0.05', 'Bob: posts small blind €0.05', 6],
    ['Seat 2: Bob ($10 in chips)', 'Seat 2: Bob (£10 in chips)', 4],
    ['Bob: bets $0.10', 'Bob: bets €0.10', 13],
    ['Ann collected $0.50', 'Ann collected €0.50', 25],
    ['Total pot $0.50', 'Total pot €0.50', 27],
    ['Rake $0', 'Rake €0', 27],
    ['won ($0.50)', 'won (€0.50)', 29],
    ['($0.05/$0.10 USD)', '($0.05/€0.10 USD)', 1],
    ['($0.05/$0.10 USD)', '(€0.05/€0.10 USD)', 1],
    ['Cid: posts big blind $0.10', 'Cid: posts big blind 0.10€', 7],
  ])('other than that of the header is reported on its line: %s, %s', (from, to, line) => {
    const [first, ...more] = listFaults(editShowdown([from, to]));
    expect(first).toBe(`amount ${String(line)}`);
    expect(more.length).toBeLessThan(2);
  });

  it('may be left out', () => {
    expect(listFaults(editShowdown(['posts small blind $0.05', 'posts small blind 0.05']))).toEqual([]);
  });

  it('of dollars stands for several currencies', () => {
    expect(listFaults(editShowdown(['$0.10 USD', '$0.10 CAD']))).toEqual([]);
  });

  it('is none in a tournament', () => {
    const log = tournament.replace('Ann: folds', 'Ann: calls $10');
    expect(listFaults(log)).toContain('amount 8');
  });
});

/** A short hand of a tournament. */
const tournament = `PokerStars Hand #7: Tournament #88, $1+$0.10 USD Hold'em No Limit - Level I (10/20) - 2025/01/06 13:00:00 CET [2025/01/06 7:00:00 ET]
Table '88 1' 2-max Seat #1 is the button
Seat 1: Ann (1000 in chips)
Seat 2: Bob (1000 in chips)
Ann: posts small blind 10
Bob: posts big blind 20
*** HOLE CARDS ***
Ann: folds
Uncalled bet (10) returned to Bob
Bob collected 20 from pot
*** SUMMARY ***
Total pot 20 | Rake 0
Seat 1: Ann (button) (small blind) folded before Flop
Seat 2: Bob (big blind) collected (20)`;

describe('L-ID-1: the table of a tournament', () => {
  it('has the number of the tournament', () => {
    expect(listFaults(tournament)).toEqual([]);
    expect(listFaults(tournament.replace("'88 1'", "'89 1'"))).toEqual(['impossible-setup 2']);
  });

  it('may have another name', () => {
    for (const name of ['Final table', '88', 'Vesta 3', '12 Angry Men'])
      expect(listFaults(tournament.replace("'88 1'", `'${name}'`))).toEqual([]);
  });
});

describe('L-LINE-1: the two times of a header', () => {
  it.each(['7:00:01', '6:00:00', '19:00:00', '7:30:00'])('are the same moment: not %s', (time) => {
    expect(listFaults(tournament.replace('7:00:00 ET', `${time} ET`))).toEqual(['amount 1']);
  });

  it('may be an hour apart on the days on which clocks change, and in zones whose rules have changed', () => {
    for (const times of [
      '2025/11/02 6:30:00 UTC [2025/11/02 2:30:00 ET]',
      '2013/01/06 16:00:00 MSK [2013/01/06 7:00:00 ET]',
    ])
      expect(listFaults(tournament.replace(/2025\/01\/06 13.*/, times))).toEqual([]);
  });

  it('are not compared if there is one', () => {
    expect(listFaults(SHORTEST.join('\n'))).toEqual([]);
  });
});

describe('P-SETUP-1: the button', () => {
  it.each([7, 9, 300])('of a table with six seats is not at seat %i', (seat) => {
    expect(listFaults(editShowdown(['Seat #1 is', `Seat #${String(seat)} is`]))).toEqual([
      'impossible-setup 2',
    ]);
  });

  it('may be at an empty seat', () => {
    expect(listFaults(editShowdown(['Seat #1 is', 'Seat #5 is']))).not.toContain('impossible-setup 2');
  });
});
