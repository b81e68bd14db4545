import { findingsIn, listFaults } from '../testing/findings.js';
import { editShowdown } from '../testing/logs.js';

/** A hand of limit hold'em with a number of bets on the flop, and the remark of the site after the last one. */
const capped = (bets: number): string => {
  const raises = ['Bob: bets $1', 'Ann: raises $1 to $2', 'Bob: raises $1 to $3', 'Ann: raises $1 to $4'];
  const made = raises.slice(0, bets);
  const isAnn = made.length % 2 === 0;
  return [
    "PokerStars Hand #7:  Hold'em Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET",
    "Table 'Vesta' 2-max Seat #1 is the button",
    'Seat 1: Ann ($40 in chips)',
    'Seat 2: Bob ($40 in chips)',
    'Ann: posts small blind $0.50',
    'Bob: posts big blind $1',
    '*** HOLE CARDS ***',
    'Ann: calls $0.50',
    'Bob: checks',
    '*** FLOP *** [2c 7d 9h]',
    ...made,
    'Betting is capped',
    isAnn ? 'Bob: folds' : 'Ann: folds',
    `Uncalled bet ($1) returned to ${isAnn ? 'Ann' : 'Bob'}`,
    `${isAnn ? 'Ann' : 'Bob'} collected $${String(2 * bets)} from pot`,
    '*** SUMMARY ***',
    `Total pot $${String(2 * bets)} | Rake $0`,
    'Board [2c 7d 9h]',
    `Seat 1: Ann (button) (small blind) ${isAnn ? `collected ($${String(2 * bets)})` : 'folded on the Flop'}`,
    `Seat 2: Bob (big blind) ${isAnn ? 'folded on the Flop' : `collected ($${String(2 * bets)})`}`,
  ].join('\n');
};

describe('R-BET-4: the remark that betting is capped', () => {
  it('follows the last bet', () => {
    expect(listFaults(capped(4))).toEqual([]);
  });

  it.each([1, 2, 3])('is a fault after %i bets', (bets) => {
    expect(listFaults(capped(bets))).toEqual([`raise-cap ${String(11 + bets)}`]);
  });
});

describe('P-DEAL-1: a player who sits out', () => {
  const absent = ['Seat 2: Bob ($10 in chips)', 'Seat 2: Bob ($10 in chips) is sitting out'] as const;

  it('does not call or bet', () => {
    expect(listFaults(editShowdown(absent))[0]).toBe('action-not-allowed 10');
  });

  it('may come back', () => {
    expect(listFaults(editShowdown(absent, ['Ann: calls', 'Bob has returned\nAnn: calls']))).toEqual([]);
  });

  it('checks and folds', () => {
    const cid = ['Seat 4: Cid ($10 in chips)', 'Seat 4: Cid ($10 in chips) is sitting out'] as const;
    expect(listFaults(editShowdown(cid))).toEqual([]);
  });
});

describe('L-CARD-1: a player who shows twice', () => {
  it('shows the same cards', () => {
    const again = (line: string): string => editShowdown(['Ann collected', `${line}\nAnn collected`]);
    expect(listFaults(again('Ann: shows [Ad Ah] (a pair of Aces)'))).toEqual([]);
    expect(listFaults(again('Ann: shows [Jd Jh] (a pair of Jacks)'))[0]).toBe('wrong-card-count 25');
    expect(listFaults(again('Ann: shows [Ah Jh] (high card Ace)'))[0]).toBe('wrong-card-count 25');
  });
});

describe('P-SETUP-2: blinds of a tournament', () => {
  const tournament = (post: string): string =>
    `PokerStars Hand #7: Tournament #88, $1+$0.10 USD Hold'em No Limit - Level I (10/20) - 2025/01/06 13:00:00 ET
Table '88 1' 3-max Seat #1 is the button
Seat 1: Ann (1000 in chips)
Seat 2: Bob (1000 in chips)
Seat 3: Cid (1000 in chips)
Bob: posts small blind 10
Cid: posts big blind 20
${post}*** HOLE CARDS ***
Ann: folds
Bob: folds
Uncalled bet (10) returned to Cid
Cid collected 20 from pot
*** SUMMARY ***
Total pot 20 | Rake 0
Seat 1: Ann (button) folded before Flop (didn't bet)
Seat 2: Bob (small blind) folded before Flop
Seat 3: Cid (big blind) collected (20)`;

  it.each(['posts big blind 20', 'posts small & big blinds 30'])('are two: no further one, %s', (words) => {
    expect(listFaults(tournament(''))).toEqual([]);
    expect(listFaults(tournament(`Ann: ${words}\n`))[0]).toBe('wrong-forced-bet 8');
  });
});

describe('P-SHOW-6: a stud hand that is shown before all cards are dealt', () => {
  /** Ann is all-in on third street and shows at once. */
  const stud = (words: string): string =>
    `PokerStars Hand #7:  7 Card Stud Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 8-max
Seat 1: Ann ($0.60 in chips)
Seat 2: Bob ($80 in chips)
Ann: posts the ante $0.10
Bob: posts the ante $0.10
*** 3rd STREET ***
Dealt to Ann [2c]
Dealt to Bob [9h]
Ann: brings in for $0.50 and is all-in
Bob: calls $0.50
*** 4th STREET ***
Dealt to Ann [2c] [4d]
Dealt to Bob [9h] [Kd]
*** 5th STREET ***
Dealt to Ann [2c 4d] [6h]
Dealt to Bob [9h Kd] [Jc]
*** 6th STREET ***
Dealt to Ann [2c 4d 6h] [8s]
Dealt to Bob [9h Kd Jc] [3s]
Ann: shows [2d 3c 2c 4d 6h 8s] (${words})
*** RIVER ***
*** SHOW DOWN ***
Bob: shows [7d 5c 9h Kd Jc 3s 9c] (a pair of Nines)
Ann: shows [2d 3c 2c 4d 6h 8s 2h] (three of a kind, Deuces)
Ann collected $1.20 from pot
*** SUMMARY ***
Total pot $1.20 | Rake $0
Seat 1: Ann showed [2d 3c 2c 4d 6h 8s 2h] and won ($1.20) with three of a kind, Deuces
Seat 2: Bob showed [7d 5c 9h Kd Jc 3s 9c] and lost with a pair of Nines`;

  it('is described as it is', () => {
    const faults = listFaults(stud('a pair of Deuces')).filter((fault) => fault.startsWith('hand-'));
    expect(faults).toEqual([]);
    expect(listFaults(stud('three of a kind, Deuces'))).toContain('hand-description 21');
  });
});

describe('L-LINE-1: the last chips of a player', () => {
  it('are marked as all-in; a line that is not has no two equal figures', () => {
    const log = editShowdown(
      ['Seat 4: Cid ($10 in chips)', 'Seat 4: Cid ($0.10 in chips)'],
      ['Cid: checks\n', ''],
    );
    expect(findingsIn(log.split('\n'))[0]).toEqual(['amount', 7, null, null]);
  });
});

describe('P-BET-7: a hand that is not shown', () => {
  const walk = (name: string): string =>
    [
      "PokerStars Hand #7:  Hold'em No Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET",
      "Table 'Vesta' 3-max Seat #1 is the button",
      'Seat 1: Ann ($40 in chips)',
      'Seat 2: Bob ($40 in chips)',
      'Seat 3: Cid ($40 in chips)',
      'Bob: posts small blind $1',
      'Cid: posts big blind $2',
      '*** HOLE CARDS ***',
      'Ann: folds',
      'Bob: folds',
      'Uncalled bet ($1) returned to Cid',
      'Cid collected $2 from pot',
      `${name}: doesn't show hand`,
      '*** SUMMARY ***',
      'Total pot $2 | Rake $0',
      "Seat 1: Ann (button) folded before Flop (didn't bet)",
      'Seat 2: Bob (small blind) folded before Flop',
      'Seat 3: Cid (big blind) collected ($2)',
    ].join('\n');

  it('is that of a player who has not folded', () => {
    expect(listFaults(walk('Cid'))).toEqual([]);
    expect(listFaults(walk('Bob'))).toEqual(['action-after-fold 13']);
  });

  it('is stated once', () => {
    expect(listFaults(walk("Cid: doesn't show hand\nCid"))).toEqual(['wrong-turn 14']);
  });
});
