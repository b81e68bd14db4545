import { listFaults } from '../testing/findings.js';
import { SHORTEST } from '../testing/logs.js';

/** A hand of four players at 1/2 whose big blind wins before the flop, with these posts and actions. */
const hand = (posts: readonly string[], actions: readonly string[], total: number): string =>
  `PokerStars Hand #7:  Hold'em No Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Bob ($100 in chips)
Seat 3: Cid ($100 in chips)
Seat 4: Dee ($100 in chips)
${posts.join('\n')}
*** HOLE CARDS ***
${actions.join('\n')}
*** SUMMARY ***
Total pot $${String(total)} | Rake $0
Seat 1: Ann (button) folded before Flop
Seat 2: Bob (small blind) folded before Flop
Seat 3: Cid (big blind) collected ($${String(total)})
Seat 4: Dee folded before Flop`;

const blinds = ['Bob: posts small blind $1', 'Cid: posts big blind $2'];

describe('P-BLIND-1: a small blind after the big blind', () => {
  const late = [...blinds, 'Dee: posts small blind $1'];
  const end = ['Cid: raises $8 to $10', 'Dee: folds', 'Ann: folds', 'Uncalled bet ($8) returned to Cid'];

  it('is live if its player calls only the rest', () => {
    const actions = ['Dee: calls $1', 'Ann: calls $2', 'Bob: folds', ...end, 'Cid collected $7 from pot'];
    expect(listFaults(hand(late, actions, 7))).toEqual([]);
  });

  it('is dead if its player calls the whole bet', () => {
    const actions = ['Dee: calls $2', 'Ann: calls $2', 'Bob: folds', ...end, 'Cid collected $8 from pot'];
    expect(listFaults(hand(late, actions, 8))).toEqual([]);
  });

  it.each(['0.50', '1.50', '3'])('is followed by a wrong call of %s', (amount) => {
    const actions = [
      `Dee: calls $${amount}`,
      'Ann: calls $2',
      'Bob: folds',
      ...end,
      'Cid collected $8 from pot',
    ];
    expect(listFaults(hand(late, actions, 8))[0]).toMatch(/^(?:short-call|amount) 11$/);
  });
});

describe('P-SETUP-2: a second big blind of twice the first', () => {
  const actions = ['Ann: folds', 'Bob: folds', 'Cid: raises $8 to $12', 'Dee: folds'];
  const rest = ['Uncalled bet ($8) returned to Cid', 'Cid collected $9 from pot'];

  it('from the next player is a straddle, who acts last', () => {
    const posts = [...blinds, 'Dee: posts big blind $4'];
    const log = hand(posts, [...actions, ...rest], 9);
    expect(listFaults(log.replace('Ann (button) folded before Flop', "$& (didn't bet)"))).toEqual([]);
  });

  it('from another player is a fault', () => {
    const posts = [...blinds, 'Ann: posts big blind $4'];
    expect(listFaults(hand(posts, ['Dee: folds', ...actions.slice(0, 3), ...rest], 9))[0]).toBe(
      'wrong-forced-bet 9',
    );
  });

  it('of another amount is a fault', () => {
    const posts = [...blinds, 'Dee: posts big blind $3'];
    expect(listFaults(hand(posts, [...actions, ...rest], 9))[0]).toBe('wrong-forced-bet 9');
  });
});

describe('P-BLIND-1: heads-up', () => {
  it('the small blind is posted first', () => {
    const called = SHORTEST.join('\n')
      .replace('Ann: folds', 'Ann: calls $0.05\nBob: bets $1\nAnn: folds')
      .replace('Uncalled bet ($0.05)', 'Uncalled bet ($1)')
      .replaceAll('$0.10 from pot', '$0.20 from pot')
      .replace('pot $0.10', 'pot $0.20')
      .replace('collected ($0.10)', 'collected ($0.20)');
    const lines = called.split('\n');
    const [small, big] = lines.splice(4, 2);
    expect(listFaults([...lines.slice(0, 4), big, small, ...lines.slice(4)].join('\n'))).toEqual([
      'wrong-forced-bet 6',
    ]);
  });
});
