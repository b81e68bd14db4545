import { dealHands } from '#dealer';
import { profileOfFormat } from '#rules';
import type { CanonicalHand } from '#histories';
import { auditHand } from '../claims/audit-hand.js';
import { TableChecker } from './table-checker.js';
import { makeTableDigest } from './table-digest.js';

/** Hands of a site whose logs have a line for everything that changes a stack; the final stacks are claimed. */
const dealt: readonly CanonicalHand[] = [
  ...dealHands({ game: 'holdem', hands: 12, seed: 5, rake: null, hero: false }),
].map((hand, at, hands) => ({
  ...hand,
  format: 'pokernow',
  dialect: 'pokernow',
  site: 'PokerNow',
  claims: (hands[at + 1]?.players ?? []).map(({ seat, stack }) => ({
    type: 'final-stack' as const,
    seat,
    amount: stack ?? 0,
    line: hand.lines[1],
  })),
}));

const findAcross = (hands: readonly CanonicalHand[]): string[] => {
  const found: string[] = [];
  const checker = new TableChecker((at, { code, seat }) =>
    found.push(`${String(at)} ${code} ${String(seat)}`),
  );
  for (const hand of hands) {
    const audited = auditHand(hand, profileOfFormat(hand.format));
    checker.next(audited === null ? null : makeTableDigest(audited));
  }
  checker.end();
  return found;
};

/** A hand in which a player who folds at once has lost chips before it. */
const AT = 6;
const { players, events } = dealt[AT];
const { seat } = players.find(
  (each) => !events.some((event) => event.type === 'post' && event.seat === each.seat),
)!;

const lowered = dealt.map((hand, at) =>
  at === AT
    ? {
        ...hand,
        claims: [],
        players: players.map((each) => (each.seat === seat ? { ...each, stack: each.stack! - 1 } : each)),
      }
    : hand,
);

/** The hands without the claim about the player before the loss: a line between the hands is about the chips. */
const withLine = (hands: readonly CanonicalHand[]): CanonicalHand[] =>
  hands.map((hand, at) => ({
    ...hand,
    claims: hand.claims.filter(
      (claim) => at !== AT - 1 || claim.type !== 'final-stack' || claim.seat !== seat,
    ),
  }));

describe('P-SETUP-5: stacks of logs with a line for everything that changes a stack', () => {
  it('are those that the hand before left', () => {
    expect(findAcross(dealt)).toEqual([]);
    expect(findAcross(lowered.slice(0, AT + 1))).toEqual([`${String(AT)} table-stakes ${String(seat)}`]);
  });

  it('may be any where a line is about the chips of the player', () => {
    expect(findAcross(withLine(lowered).slice(0, AT + 1))).toEqual([]);
  });
});
