import { auditHand, collectedBy, contributionOf, knownCardsOf, type AuditedHand } from '#audit';
import { UNKNOWN } from '#cards';
import { dealHands, type DealOptions } from '#dealer';
import { defaultSwitches } from '#engine';
import { findFormat, LineCursor } from '#histories';
import { times } from '#testing';
import { allInAdjustment } from './all-in-adjustment.js';
import { plainShares } from './testing/plain-shares.js';

const profile = { id: 'test', switches: defaultSwitches };

const audit = (text: string): AuditedHand => {
  const reading = findFormat('pokerstars')!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
  return auditHand(reading.hand, profile)!;
};

/** The adjusted results; null if there are none. */
const adjustmentOf = (audited: AuditedHand): readonly number[] | null => {
  const adjusted = allInAdjustment(audited);
  return adjusted === 'left-out' ? null : adjusted;
};

const bySeat = (audited: AuditedHand): Record<number, number> | null => {
  const adjusted = adjustmentOf(audited);
  if (adjusted === null) return null;
  return Object.fromEntries(audited.replay.state.seats.map((seat, player) => [seat, adjusted[player]]));
};

const sidePots = (
  end: string,
): string => `PokerStars Hand #1:  Hold'em No Limit ($0.50/$1.00 USD) - 2025/04/21 7:50:44 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Bob ($20 in chips)
Seat 3: Cid ($50 in chips)
Seat 4: Dee ($100 in chips)
Bob: posts small blind $0.50
Cid: posts big blind $1
*** HOLE CARDS ***
Dealt to Dee [7h 2d]
Dee: folds
Ann: raises $3 to $4
Bob: raises $16 to $20 and is all-in
Cid: raises $30 to $50 and is all-in
Ann: calls $46
${end}`;

const ONE_BOARD = `*** FLOP *** [Kh 8s 3c]
*** TURN *** [Kh 8s 3c] [9d]
*** RIVER *** [Kh 8s 3c 9d] [2s]
*** SHOW DOWN ***
Cid: shows [Qs Qd] (a pair of Queens)
Ann: shows [As Ah] (a pair of Aces)
Ann collected $60 from side pot
Bob: shows [Kd Kc] (three of a kind, Kings)
Bob collected $57 from main pot
*** SUMMARY ***
Total pot $120 Main pot $57. Side pot $60. | Rake $3
Board [Kh 8s 3c 9d 2s]`;

const TWO_RUNS = `*** FIRST FLOP *** [Kh 8s 3c]
*** FIRST TURN *** [Kh 8s 3c] [9d]
*** FIRST RIVER *** [Kh 8s 3c 9d] [2s]
*** SECOND FLOP *** [Qh 4s 3d]
*** SECOND TURN *** [Qh 4s 3d] [9h]
*** SECOND RIVER *** [Qh 4s 3d 9h] [Ac]
*** FIRST SHOW DOWN ***
Cid: shows [Qs Qd] (a pair of Queens)
Ann: shows [As Ah] (a pair of Aces)
Ann collected $28.50 from side pot
Bob: shows [Kd Kc] (three of a kind, Kings)
Bob collected $28.50 from main pot
*** SECOND SHOW DOWN ***
Ann: shows [As Ah] (three of a kind, Aces)
Ann collected $30 from side pot
Ann collected $30 from main pot
*** SUMMARY ***
Total pot $120 Main pot $57. Side pot $60. | Rake $3`;

describe('the all-in adjusted result', () => {
  const expected = { 1: 8592 - 5000, 2: 1089 - 2000, 3: 2019 - 5000, 4: 0 };

  it('P-ALLIN-1: is the equity in each pot, net of rake, of its own players, less what was put in', () => {
    expect(bySeat(audit(sidePots(ONE_BOARD)))).toEqual(expected);
  });

  it('has one expectation for all runs of an all-in', () => {
    expect(bySeat(audit(sidePots(TWO_RUNS)))).toEqual(expected);
  });

  it('leaves cash-outs apart', () => {
    const end = ONE_BOARD.replace(
      '*** FLOP ***',
      'Ann cashed out the hand for $84 | Cash Out Fee $0.85\n*** FLOP ***',
    );
    expect(bySeat(audit(sidePots(end)))).toEqual(expected);
  });

  it.each([
    ['a live hand is unknown', ONE_BOARD.replace('Cid: shows [Qs Qd] (a pair of Queens)', 'Cid: mucks hand')],
    ['two hands have the same card', ONE_BOARD.replace('Cid: shows [Qs Qd]', 'Cid: shows [As Qd]')],
  ])('is left out where %s', (_, end) => {
    expect(allInAdjustment(audit(sidePots(end)))).toBe('left-out');
  });

  it('is missing where the hand ended without an all-in, or on the last street', () => {
    const folded = sidePots('Ann: folds').replace(
      /Bob: raises[^]*/u,
      'Bob: folds\nCid: folds\n*** SUMMARY ***\nTotal pot $2.50 | Rake $0',
    );
    expect(allInAdjustment(audit(folded))).toBeNull();
    const onRiver = sidePots(
      'Bob: folds\nCid: calls $3\n*** FLOP *** [Kh 8s 3c]\nCid: checks\nAnn: checks\n*** TURN *** [Kh 8s 3c] [9d]\n' +
        'Cid: checks\nAnn: checks\n*** RIVER *** [Kh 8s 3c 9d] [2s]\nCid: bets $46 and is all-in\nAnn: calls $46\n' +
        '*** SHOW DOWN ***\nCid: shows [Qs Qd] (a pair of Queens)\nAnn: shows [As Ah] (a pair of Aces)\n' +
        'Ann collected $100.50 from pot\n*** SUMMARY ***\nTotal pot $100.50 | Rake $0',
    ).replace(/Bob: raises \$16[^]*Ann: calls \$46\nBob/u, 'Bob');
    expect(audit(onRiver).findings).toEqual([]);
    expect(allInAdjustment(audit(onRiver))).toBeNull();
  });
});

/** The adjusted results by the slow evaluator, for one board and all-ins with few cards to come; else null. */
const plainAdjustment = (audited: AuditedHand): number[] | null => {
  const { replay, boards, settlement } = audited;
  const { state } = replay;
  const { variant } = state.setup;
  const street = Math.max(
    0,
    variant.streets.findLastIndex(({ id }) => id === lastStreetOf(audited)),
  );
  const size = variant.streets
    .slice(0, street + 1)
    .flatMap(({ deals }) => deals)
    .reduce((sum, { to, count }) => sum + (to === 'board' ? count : 0), 0);
  if (variant.boardCards - size > 2) return null;
  const cards = state.seats.map((seat) =>
    (knownCardsOf(audited, seat) ?? []).filter((one) => one !== UNKNOWN),
  );
  const adjusted = state.seats.map((_, player) => 0 - contributionOf(audited, player));
  settlement.pots.forEach(({ players }, pot) => {
    const hands = players.map((player) => cards[player]);
    const dead = cards.flatMap((held, player) => (players.includes(player) ? [] : held));
    const shares = plainShares(variant, hands, boards[0].slice(0, size), dead);
    players.forEach((player, at) => (adjusted[player] += settlement.net[pot] * shares[at]));
  });
  return adjusted;
};

/** The street of the last line on which a player acts. */
const lastStreetOf = ({ hand }: AuditedHand): string => {
  const acts = new Set(['fold', 'check', 'call', 'bet', 'raise']);
  const last = hand.events.findLastIndex(({ type }) => acts.has(type));
  const street = hand.events.slice(0, last).findLast((event) => event.type === 'board');
  return street?.type === 'board' ? street.street : '';
};

const dealt = (options: Omit<DealOptions, 'hands' | 'seed' | 'hero' | 'wild'>, hands: number) =>
  [...dealHands({ ...options, hands, seed: 11, hero: false, wild: true })].map((hand) =>
    auditHand(hand, profile)!,
  );

describe('the all-in adjusted results of random hands', () => {
  it.each(['holdem', 'omaha', 'omaha-8', 'short-deck', 'pineapple'])(
    '%s: are those of the slow evaluator, to a chip for each pot',
    (game) => {
      let compared = 0;
      for (const audited of dealt({ game, limit: 'no-limit' }, times(60, 400))) {
        const adjusted = adjustmentOf(audited);
        const plain = adjusted === null ? null : plainAdjustment(audited);
        if (adjusted === null || plain === null) continue;
        compared++;
        const pots = audited.settlement.pots.length;
        adjusted.forEach((amount, player) => expect(Math.abs(amount - plain[player])).toBeLessThan(pots));
      }
      expect(compared).toBeGreaterThan(3);
    },
  );

  it.each(['holdem', 'omaha-8', 'stud', 'razz', 'pineapple', 'five-draw'])(
    '%s: add up to the results, and are missing without an all-in',
    (game) => {
      let adjustedHands = 0;
      for (const audited of dealt({ game, ante: 2 }, times(100, 1_000))) {
        const adjusted = adjustmentOf(audited);
        if (adjusted === null) continue;
        adjustedHands++;
        const { seats } = audited.replay.state;
        const nets = seats.map(
          (seat, player) => collectedBy(audited, seat)! - contributionOf(audited, player),
        );
        const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
        expect(sum(adjusted)).toBe(sum(nets));
      }
      // The cards to come depend on the discards.
      expect(adjustedHands > 0).toBe(game !== 'five-draw');
    },
  );

  it.each([2, 3] as const)('exist for %i boards', (boards) => {
    const hands = dealt({ game: 'holdem', gameOptions: { boards, bomb: true }, ante: 2 }, 20);
    expect(hands.some((audited) => adjustmentOf(audited) !== null)).toBe(true);
  });

  it('do not depend on what was solved before', () => {
    const hands = dealt({ game: 'stud', ante: 2 }, 40);
    const forwards = hands.map(allInAdjustment);
    const backwards = [...hands].reverse().map(allInAdjustment).reverse();
    expect(forwards.some(Array.isArray)).toBe(true);
    expect(backwards).toEqual(forwards);
  });
});
