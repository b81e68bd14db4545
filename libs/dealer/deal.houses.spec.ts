import { auditHand, severities } from '#audit';
import { findVariant } from '#engine';
import { findProfile, profiles, type Profile } from '#rules';
import { failingRows, runsOf } from '#testing';
import { dealHands, type DealOptions } from './index.js';

/** Games of every betting structure, with blinds, antes, upcards and draws. */
const GAMES = ['holdem', 'omaha-8', 'stud', 'five-stud', 'razz', 'five-draw', 'lowball-a5-single', 'badugi'];

/** Options of a deal by name. */
const ways: readonly (readonly [string, Partial<DealOptions>])[] = [
  ['a wild cash game', { wild: true }],
  ['a raked game', { rake: { percent: 5, cap: 300, withoutFlop: true }, stakes: { small: 100, big: 200 } }],
  ['a wild tournament', { wild: true, tournament: true }],
  ['heads-up', { wild: true, players: 2, ante: 3 }],
];

/** Notices about the order of the showdown. */
const ORDERS: ReadonlySet<string> = new Set(['show-order', 'pot-order']);

const HANDS = runsOf(80);

/** The findings of a deal with the switches of a profile, audited under it. */
const findingsOf = ({ id, switches }: Profile, game: string, limit: DealOptions['limit']): string[] => {
  const found: string[] = [];
  for (const [name, options] of ways)
    for (const hand of dealHands({
      game,
      ...(limit === undefined ? {} : { limit }),
      hands: HANDS,
      seed: 17,
      profile: { switches },
      ...options,
    })) {
      const audited = auditHand(hand, { id, switches });
      for (const { code, line } of audited?.findings ?? [])
        if (severities[code] !== 'notice' || ORDERS.has(code))
          found.push(`${game} ${name}: ${code} on line ${String(line)} of ${hand.id}`);
    }
  return found.slice(0, 3);
};

describe('hands that are dealt by the switches of a profile have no findings under it', () => {
  it('in games of every structure', () => {
    const rows = profiles.flatMap(({ id }) => GAMES.map((game) => [id, game] as const));
    const failures = failingRows(rows, ([id, game]) => {
      const profile = findProfile(id)!;
      expect(findingsOf(profile, game, undefined)).toEqual([]);
      if (findVariant(game)!.limit !== 'fixed-limit')
        expect(findingsOf(profile, game, 'fixed-limit')).toEqual([]);
    });
    expect(failures).toEqual([]);
  });
});

describe('P-BLIND-1: heads-up under a profile without the exception for two players', () => {
  it('the player left of the button posts the small blind, and opens every round', () => {
    const { switches } = findProfile('intro')!;
    for (const hand of dealHands({ game: 'holdem', hands: 20, seed: 3, players: 2, profile: { switches } })) {
      const posts = hand.events.filter(({ type }) => type === 'post');
      const [small, big] = posts.map((event) => ('seat' in event ? event.seat : null));
      expect([small === hand.buttonSeat, big === hand.buttonSeat]).toEqual([false, true]);
      const opening = hand.events.find(({ type }) => type === 'call' || type === 'raise' || type === 'fold');
      expect(opening).toMatchObject({ seat: small });
    }
  });
});
