import { auditHand } from '#audit';
import { bitCount } from '#cards';
import { dealHands } from '#dealer';
import { bitOf, defaultSwitches } from '#engine';
import type { CanonicalHand } from '#histories';
import { runsOf } from '#testing';
import { isMultiway, NOBODY, PLAYS, TURN_LENGTH } from './hand-partners.js';
import { PartnersAnalysis, type HandPartners } from './index.js';
import { factsOf } from './testing/dealt.js';

const analyze = (hand: CanonicalHand): HandPartners => {
  const analysis = new PartnersAnalysis();
  const audited = auditHand(hand, { id: 'default', switches: defaultSwitches }, analysis.begin());
  return analysis.end(audited!)!;
};

const turnsOf = ({ turns }: HandPartners): number[][] =>
  Array.from({ length: turns.length / TURN_LENGTH }, (_, index) =>
    turns.slice(index * TURN_LENGTH, (index + 1) * TURN_LENGTH),
  );

/** The turns in which a player faced another one and could bet or raise. */
const playsOf = (facts: HandPartners): number[][] =>
  turnsOf(facts).filter(([, , , opponent]) => opponent !== NOBODY);

/** Heads-up decisions and those after a bet or raise, counted from the events alone. */
const decisionsOf = (hand: CanonicalHand): { faced: number; pushes: number } => {
  const live = new Set(hand.players.map(({ seat }) => seat));
  let aggressor: number | null = null;
  let faced = 0;
  let pushes = 0;
  for (const event of hand.events) {
    if (event.type === 'board') aggressor = null;
    if (!['fold', 'check', 'call', 'bet', 'raise'].includes(event.type) || !('seat' in event)) continue;
    const seat = event.seat!;
    const faces = live.size === 2 || (aggressor !== null && aggressor !== seat && live.has(aggressor));
    if (faces) faced++;
    if (faces && (event.type === 'bet' || event.type === 'raise')) pushes++;
    if (event.type === 'fold') live.delete(seat);
    if (event.type === 'bet' || event.type === 'raise') aggressor = seat;
  }
  return { faced, pushes };
};

describe('what a hand says about pairs', () => {
  const hands = [
    ...dealHands({ game: 'holdem', hands: runsOf(2000), seed: 11, stakes: { small: 5, big: 10 } }),
  ];

  it('has the bets and raises against one player that the events have', () => {
    for (const hand of hands) {
      const plays = playsOf(analyze(hand));
      const { faced, pushes } = decisionsOf(hand);
      expect(plays.filter(([, , play]) => play === PLAYS.push)).toHaveLength(pushes);
      // Turns in which a player could only call or fold are left out.
      expect(plays.length).toBeLessThanOrEqual(faced);
    }
  });

  it('lets chips flow from each loser as far as the winners gained', () => {
    for (const hand of hands) {
      const { flow, players, folded } = analyze(hand);
      const size = players.length;
      const given = players.map((_, row) =>
        flow!.slice(row * size, (row + 1) * size).reduce((a, b) => a + b, 0),
      );
      const taken = players.map((_, column) =>
        players.reduce((sum, __, row) => sum + flow![row * size + column], 0),
      );
      given.forEach((amount, player) => {
        expect(Math.min(amount, taken[player])).toBe(0);
        if ((folded & bitOf(player)) !== 0) expect(taken[player]).toBe(0);
      });
      const won = hand.events.flatMap((event) => (event.type === 'collect' ? [event.amount] : []));
      expect(given.reduce((a, b) => a + b, 0) / 10).toBeLessThanOrEqual(won.reduce((a, b) => a + b, 0));
    }
  });

  it('notes who were the last two in, and whether they bet', () => {
    const facts = hands.map(analyze).filter(({ lastTwo }) => lastTwo !== null);
    expect(facts.length).toBeGreaterThan(20);
    for (const each of facts) {
      const { lastTwo } = each;
      const [a, b] = lastTwo!.players;
      const headsUp = playsOf(each).filter(([, situation]) => !isMultiway(situation));
      expect(lastTwo!.turns).toBe(headsUp.length);
      expect(lastTwo!.pushes).toBe(headsUp.filter(([, , play]) => play === PLAYS.push).length);
      for (const [actor, , , opponent] of headsUp)
        expect([a, b]).toEqual(expect.arrayContaining([actor, opponent]));
    }
  });

  it('finds what a fold was worth to the others, and to nobody who folded before', () => {
    for (const facts of hands.map(analyze)) {
      let folded = 0;
      let shares = 0;
      for (const [actor, , play, , others] of turnsOf(facts)) {
        expect(others & (bitOf(actor) | folded)).toBe(0);
        expect(others).toBeLessThan(bitOf(facts.players.length));
        shares += bitCount(others);
        if (play === PLAYS.fold) folded |= bitOf(actor);
      }
      expect(facts.shares).toHaveLength(shares);
      expect(facts.folded).toBe(folded);
    }
    const walk = hands.find(({ events }) => events.filter(({ type }) => type === 'fold').length === 5)!;
    const { worth } = analyze(walk);
    expect(worth.some((value) => value > 0)).toBe(true);
  });

  it('is nothing at sites that name places, whatever the format of the log', () => {
    const analysis = new PartnersAnalysis();
    const factsAt = (site: string): HandPartners | null => {
      const hand = { ...hands[0], site, format: 'ohh' };
      return analysis.end(auditHand(hand, { id: 'default', switches: defaultSwitches }, analysis.begin())!);
    };
    expect(['Bovada', 'Bodog', 'Ignition', 'PokerStars'].map((site) => factsAt(site) === null)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('is there for every game, and plain data', () => {
    for (const game of ['stud', 'razz', 'omaha', 'badugi', 'five-draw', 'kuhn'])
      for (const facts of factsOf({ game, hands: 20, seed: 5 }))
        expect(structuredClone(facts)).toEqual(facts);
  });
});
