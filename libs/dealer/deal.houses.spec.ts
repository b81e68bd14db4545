import type { Switches } from '#engine';
import { findFormat, LineCursor } from '#histories';
import { findProfile } from '#rules';
import { dealHands, type DealOptions } from './index.js';

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

describe('P-VAR-5CD: an opener who wins unseen', () => {
  it.each([
    ['roberts', true],
    ['wsop', false],
  ] as const)('shows openers, or need not, as the house has it: %s', (id, isShown) => {
    const options = { game: 'five-draw', gameOptions: { openers: 'jacks' }, hands: 300, seed: 4 } as const;
    let unseen = 0;
    for (const { events } of dealHands({ ...options, profile: findProfile(id)! })) {
      const opening = events.find(({ type }) => type === 'bet');
      const collects = events.find(({ type }) => type === 'collect');
      const isContested = events.some(({ type }) => type === 'showdown');
      if (opening === undefined || collects === undefined || isContested) continue;
      if (!('seat' in opening) || !('seat' in collects) || opening.seat !== collects.seat) continue;
      unseen++;
      expect(events.some(({ type }) => type === 'show')).toBe(isShown);
    }
    expect(unseen).toBeGreaterThan(5);
  });
});

describe('P-SETUP-2: straddles', () => {
  const straddlersOf = (id: string, isWild = true): Set<string> => {
    const seats = new Set<string>();
    const profile = findProfile(id)!;
    const options = { game: 'holdem', hands: 400, seed: 8, players: 5, wild: isWild, straddles: true };
    for (const { events, players, buttonSeat } of dealHands({ ...options, profile })) {
      const order = players.map(({ seat }) => seat);
      const button = order.indexOf(buttonSeat ?? 0);
      for (const event of events)
        if (event.type === 'post' && event.kind === 'straddle')
          seats.add(String((order.indexOf(event.seat) - button + 5) % 5));
    }
    return seats;
  };

  it('are posted from the seats that the house allows', () => {
    expect([...straddlersOf('pokerstars')].sort()).toEqual(['0', '3', '4']);
    expect([...straddlersOf('phh')].sort()).toEqual(['0', '3', '4']);
    expect(straddlersOf('wsop').size).toBe(0);
    expect(straddlersOf('pokerstars', false).size).toBe(0);
  });
});

describe('R-BET-1: chips that are too small to play', () => {
  it('stay with their player, and no player is dealt in without others', () => {
    const stakes = { small: 100, big: 200 };
    const options = { game: 'holdem', hands: 200, seed: 2, wild: true, stakes, rake: null } as const;
    let odd = 0;
    for (const { players, events } of dealHands({ ...options, profile: findProfile('roberts')! })) {
      for (const { stack } of players) {
        expect(stack).toBeGreaterThanOrEqual(100);
        if (stack !== null && stack > 1000 && stack % 100 > 0) odd++;
      }
      for (const event of events) if (event.type === 'bet') expect(event.to % 100).toBe(0);
    }
    expect(odd).toBeGreaterThan(100);
  });
});

describe('the profile of a dealt hand', () => {
  it('is named in canonical hands and PHH files, not in the layout of a site', () => {
    const profile = findProfile('roberts')!;
    const deal = (options: Partial<DealOptions>) =>
      [...dealHands({ game: 'stud', hands: 1, seed: 1, profile, ...options })][0];
    expect(deal({}).profile).toBeUndefined();
    expect(deal({ game: 'badacey' }).profile).toBe('roberts');
    const phh = findFormat('phh')!;
    const hand = deal({ format: 'phh' });
    const writing = phh.write!(hand, { lossy: true });
    const text = writing.ok ? writing.text : '';
    expect(text).toContain("_profile = 'roberts'");
    const reading = phh.read(text, 0, text.length, 1, new LineCursor());
    expect(reading.ok && reading.hand.profile).toBe('roberts');
    const other = text.replace("_profile = 'roberts'", "_profile = 'No id'");
    const unnamed = phh.read(other, 0, other.length, 1, new LineCursor());
    expect(unnamed.ok && unnamed.hand.profile).toBeUndefined();
    const strict = findFormat('pokerstars')!.write!(hand);
    expect(strict.ok ? [] : strict.missing).toContain('/profile');
  });
});

describe('P-DEAL-1: burn cards', () => {
  it('are dealt by a named house as it burns, in logs of no site', () => {
    const burnsOf = (burn: Switches['burn'], options: Partial<DealOptions> = {}) => {
      const switches = { ...findProfile('roberts')!.switches, burn };
      const profile = { id: 'house', switches };
      const hands = [...dealHands({ game: 'stud', format: 'phh', hands: 60, seed: 2, profile, ...options })];
      const burns = hands.map(({ events }) => events.filter(({ type }) => type === 'burn').length);
      return Math.max(...burns);
    };
    expect(burnsOf('every-stage')).toBe(5);
    expect(burnsOf('after-first-deal')).toBe(4);
    expect(burnsOf('none')).toBe(0);
    expect(burnsOf('every-stage', { format: 'pokerstars' })).toBe(0);
    // The deck is too small for cards to burn.
    expect(burnsOf('every-stage', { players: 8 })).toBe(0);
  });
});

describe('R-BET-1: an ante that nobody can post', () => {
  it('is no stake of the hand, as no log has it', () => {
    const profile = findProfile('roberts')!;
    const options = { game: 'omaha-8', gameOptions: { boards: 2 }, players: 2, ante: 3 } as const;
    let unposted = 0;
    for (const hand of dealHands({
      ...options,
      hands: 6000,
      seed: 1,
      wild: true,
      handsPerTable: 1,
      profile,
    })) {
      if (hand.events.some((event) => event.type === 'post' && event.kind === 'ante')) continue;
      if (hand.players.some(({ stack }) => (stack ?? 0) % 5 !== 0)) continue;
      unposted++;
      for (const event of hand.events) if (event.type === 'collect') expect(event.amount % 5).toBe(0);
    }
    expect(unposted).toBeGreaterThan(5);
  });
});
