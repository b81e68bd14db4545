import { defaultSwitches, type Switches } from '#engine';
import { auditHand } from '../claims/audit-hand.js';
import type { CanonicalHand } from '#histories';
import { readLog } from '../testing/logs.js';

/** Ann kills a hand of the usual stakes of 4 and 8, and Dan raises to a total. All amounts are in dollars. */
const findingsOf = (kill: number, to: number, switch_: Switches['kill']): string[] =>
  findingsIn(killedHand(kill, to), switch_);

const killedHand = (kill: number, to: number, pot = 2 * kill + 6, mark = ''): CanonicalHand => {
  const hand = readLog(`PokerStars Hand #9:  Hold'em Limit ($4/$8 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Bob ($200 in chips)
Seat 3: Cid ($200 in chips)
Seat 4: Dan ($200 in chips)
Bob: posts small blind $2
Cid: posts big blind $4
*** HOLE CARDS ***
Dan: raises $${String(to - kill)} to $${String(to)}
Ann: folds
Bob: folds
Cid: folds
Uncalled bet ($${String(to - kill)}) returned to Dan
Dan collected $${String(pot)} from pot
*** SUMMARY ***
Total pot $${String(pot)} | Rake $0
Seat 1: Ann (button) folded before Flop${mark}
Seat 2: Bob (small blind) folded before Flop
Seat 3: Cid (big blind) folded before Flop
Seat 4: Dan collected ($${String(pot)})
`);
  const at = hand.events.findLastIndex(({ type }) => type === 'post') + 1;
  const post = {
    type: 'post',
    seat: 1,
    kind: 'kill',
    amount: kill * 100,
    dead: 0,
    allIn: false,
    line: 8,
  } as const;
  return { ...hand, events: hand.events.toSpliced(at, 0, post) };
};

const findingsIn = (hand: CanonicalHand, kill: Switches['kill']): string[] => {
  const audited = auditHand(hand, { id: 'test', switches: { ...defaultSwitches, kill } })!;
  return audited.findings.map(({ code, line }) => `${code} ${String(line)}`);
};

describe('P-SETUP-2: a kill raises the stakes of the hand', () => {
  it('by half', () => {
    expect(findingsOf(6, 12, 'half')).toEqual([]);
    expect(findingsOf(6, 10, 'half')).toContain('short-raise 10');
    expect(findingsOf(8, 16, 'half')[0]).toBe('wrong-forced-bet 8');
  });

  it('to twice as much', () => {
    expect(findingsOf(8, 16, 'full')).toEqual([]);
    expect(findingsOf(8, 12, 'full')).toContain('short-raise 10');
    expect(findingsOf(6, 12, 'full')[0]).toBe('wrong-forced-bet 8');
  });

  it('to what the player of a blind posts in all, with the blind or in its place', () => {
    const { events, ...hand } = killedHand(8, 16, 18, " (didn't bet)");
    const byBlind = (amount: number, isBesides: boolean): string[] => {
      const posts = events.flatMap((event) => {
        if (event.type !== 'post' || event.kind === 'small-blind') return [event];
        if (event.kind === 'big-blind') return isBesides ? [event] : [];
        return [{ ...event, seat: 3, amount }];
      });
      return findingsIn({ ...hand, events: posts }, 'full');
    };
    expect(byBlind(400, true)).toEqual([]);
    expect(byBlind(800, false)).toEqual([]);
    expect(byBlind(300, true)[0]).toBe('wrong-forced-bet 8');
    expect(byBlind(400, false)[0]).toBe('wrong-forced-bet 8');
  });

  it('in the log alone, if the house says no more', () => {
    expect(findingsOf(4, 8, 'small-bet')).toEqual([]);
    expect(findingsOf(4, 8, 'not-played')[0]).toBe('wrong-forced-bet 8');
  });
});
