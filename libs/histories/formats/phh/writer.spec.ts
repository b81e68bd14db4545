import { dealHands } from '#dealer';
import { defaultSwitches } from '#engine';
import { runsOf } from '#testing';
import type { CanonicalHand, HandEvent } from '../../hand.js';
import { makeFile, parseFile, type PhhFields } from '../../testing/phh-files.js';
import { games } from './games.js';
import { phh } from './index.js';

const [dealt] = [...dealHands({ game: 'holdem', limit: 'no-limit', hands: 1, seed: 3, rake: null })];

test('a hand of another format is rejected with its losses, or written if the text may be lossy', () => {
  const strict = phh.write(dealt);
  expect(strict).toMatchObject({ ok: false });
  if (!strict.ok) expect(strict.missing).toContain('/site');
  const lossy = phh.write(dealt, { lossy: true });
  if (!lossy.ok) throw new Error(lossy.missing.join(', '));
  const again = parseFile(lossy.text);
  expect(again.players).toHaveLength(dealt.players.length);
  const actions = (hand: CanonicalHand): string[] =>
    hand.events.flatMap((event) =>
      /^(fold|check|call|bet|raise|board)$/.test(event.type) ? [event.type] : [],
    );
  expect(actions(again)).toEqual(actions(dealt));
  expect(phh.write(again).ok).toBe(true);
});

test.each(games.map(({ variant }) => variant))(
  '%s: a dealt hand is the same when it is written and read again',
  (game) => {
    const bets = ({ events }: CanonicalHand): string[] =>
      events.flatMap((event) => ('to' in event ? [`${event.type} ${event.seat} ${event.to}`] : []));
    for (const hand of dealHands({ game, hands: runsOf(40), seed: 3, format: 'phh' })) {
      const writing = phh.write(hand, { lossy: true });
      if (!writing.ok) throw new Error(writing.missing.join(', '));
      expect(bets(parseFile(writing.text))).toEqual(bets(hand));
    }
  },
);

test('a game without a code is always rejected', () => {
  const other = (game: Partial<CanonicalHand['game']>): unknown =>
    phh.write({ ...dealt, game: { ...dealt.game, ...game } }, { lossy: true });
  expect(other({ variant: 'badacey' })).toEqual({ ok: false, missing: ['/game/variant'] });
});

test('a game with options is rejected, as it would be read as the plain game', () => {
  const [joker] = [...dealHands({ game: 'omaha', gameOptions: { joker: 'wild' }, hands: 1, seed: 1 })];
  const writing = phh.write(joker, { lossy: true });
  expect(writing.ok ? [] : writing.missing).toContain('/game/options');
});

test('P-VAR-7CS: a last card that all players share is dealt to the board, and to no player', () => {
  let shared = 0;
  const options = {
    game: 'stud',
    limit: 'no-limit',
    players: 8,
    ante: 10,
    wild: true,
    format: 'phh',
  } as const;
  for (const hand of dealHands({ ...options, hands: 150, seed: 12 })) {
    const writing = phh.write(hand, { lossy: true });
    if (!writing.ok) continue;
    const dealt = hand.events.filter(({ type }) => type === 'board');
    if (dealt.length > 0) {
      shared++;
      expect(writing.text).not.toMatch(/d dh p\d \?\?'/);
      expect(parseFile(writing.text).events.findLast(({ type }) => type === 'deal')).toMatchObject({ up: 1 });
    }
  }
  expect(shared).toBeGreaterThan(0);
});

test('unknown cards of players who are all-in before the draw are dealt', () => {
  const options = { game: 'five-draw', players: 2, wild: true, hands: 200, seed: 7, hero: false } as const;
  let allIn = 0;
  for (const hand of dealHands({ ...options, format: 'phh' })) {
    const draw = hand.events.findIndex(({ type }) => type === 'street');
    const acted = hand.events.findIndex(({ type }) => type === 'call' || type === 'raise' || type === 'fold');
    const writing = phh.write(hand, { lossy: true });
    if (!writing.ok || draw < 0 || (acted >= 0 && acted < draw)) continue;
    allIn++;
    expect(writing.text).toContain("actions = ['d dh p1 ??????????', 'd dh p2 ??????????', 'p1 sd");
  }
  expect(allIn).toBeGreaterThan(0);
});

test('an ante gives nothing back that stays in the pot by the log: otherwise the hand is blocked', () => {
  const options = { game: 'badugi', limit: 'no-limit', ante: 30, players: 3, wild: true } as const;
  let blocked = 0;
  for (const hand of dealHands({ ...options, hands: 300, seed: 5, format: 'phh' })) {
    const returned = (events: readonly HandEvent[]): number[] =>
      events.flatMap((event) => (event.type === 'uncalled' ? [event.seat] : []));
    const writing = phh.write(hand, { lossy: true });
    if (!writing.ok) blocked++;
    const read = writing.ok ? parseFile(writing.text).events : [];
    expect(returned(hand.events)).toEqual(expect.arrayContaining(returned(read)));
  }
  expect(blocked).toBeGreaterThan(0);
});

test('unknown hole cards are dealt before a card that is burned for the flop', () => {
  const switches = { ...defaultSwitches, burn: 'after-first-deal' } as const;
  const options = { game: 'omaha', gameOptions: {}, players: 2, wild: true, hero: false } as const;
  const profile = { id: 'house', switches };
  let early = 0;
  for (const hand of dealHands({ ...options, hands: 200, seed: 4, format: 'phh', profile })) {
    const writing = phh.write(hand, { lossy: true });
    if (!writing.ok || !writing.text.includes('# burn ??')) continue;
    if (hand.events.some(({ type }) => type === 'call' || type === 'raise' || type === 'check')) continue;
    early++;
    expect(writing.text).toContain("actions = ['d dh p1 ????????', 'd dh p2 ????????', '# burn ??', 'd db");
  }
  expect(early).toBeGreaterThan(0);
});

test('blinds whose last chips would be read as antes block the hand', () => {
  const options = { game: 'holdem', ante: 30, players: 4, wild: true, hands: 200, seed: 5 } as const;
  let blocked = 0;
  for (const hand of dealHands({ ...options, format: 'phh' })) {
    const writing = phh.write(hand, { lossy: true });
    if (!writing.ok) blocked++;
    const blinds = ({ events }: CanonicalHand): number[] =>
      events.flatMap((event) => (event.type === 'post' && event.kind !== 'ante' ? [event.amount] : []));
    if (writing.ok) expect(blinds(parseFile(writing.text))).toEqual(blinds(hand));
  }
  expect(blocked).toBeGreaterThan(0);
});

test('remarks follow their action and can have any text', () => {
  const text = [
    "variant = 'NT'",
    'antes = [0, 0]',
    'blinds_or_straddles = [1, 2]',
    'min_bet = 2',
    'starting_stacks = [50, 60.50]',
    "actions = ['p2 cbr 6 # quick', '# a pause', 'p1 f']",
    'players = ["O\'Hara", "a\\tb"]',
  ].join('\n');
  const writing = phh.write(parseFile(text));
  if (!writing.ok) throw new Error(writing.missing.join(', '));
  expect(writing.text).toContain("'p2 cbr 6.00 # quick', '# a pause', 'p1 f'");
  expect(writing.text).toContain('starting_stacks = [50.00, 60.50]');
  expect(parseFile(writing.text).players.map(({ name }) => name)).toEqual(["O'Hara", 'a\tb']);
});

/** The chips of each post and action, and the totals of bets. */
const chips = (hand: CanonicalHand): unknown[] =>
  hand.events.flatMap((event) => {
    switch (event.type) {
      case 'post':
      case 'call':
      case 'bring-in':
        return [[event.type, event.seat, event.amount]];
      case 'bet':
      case 'raise':
        return [['to', event.seat, event.to]];
      default:
        return [];
    }
  });

const changed = (
  hand: CanonicalHand,
  change: (event: HandEvent, index: number) => HandEvent | readonly HandEvent[],
): CanonicalHand => ({ ...hand, events: hand.events.flatMap(change) });

const table = (more: readonly string[]): CanonicalHand =>
  parseFile(["variant = 'NT'", 'antes = [0, 0, 0]', 'min_bet = 10', ...more].join('\n'));

describe('chips are the same when a hand is read again, or the hand is rejected', () => {
  const shortBlind = table([
    'blinds_or_straddles = [5, 10, 0]',
    'starting_stacks = [100, 4, 100]',
    "actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cc', 'p1 cc', 'd db 2c3c4c', 'p1 cc', 'p3 cc']",
  ]);
  const call = shortBlind.events.findIndex(({ type }) => type === 'call');

  it('P-ALLIN-1: rejects a call of the full blind after a short blind, because it would be read as a call of the short one', () => {
    expect(shortBlind.events[call]).toMatchObject({ type: 'call', amount: 5 });
    expect(phh.write(shortBlind).ok).toBe(true);
    const whole = changed(shortBlind, (event) =>
      event.type === 'call' ? { ...event, amount: event.seat === 3 ? 10 : 5 } : event,
    );
    const first = `/events/${String(call)}`;
    for (const lossy of [false, true]) {
      const writing = phh.write(whole, { lossy });
      expect(writing.ok ? writing.text : writing.missing).toEqual(expect.arrayContaining([first]));
    }
  });

  it('rejects a call of the full bring-in after a short one', () => {
    const stud = parseFile(
      [
        "variant = 'F7S'",
        'antes = [0, 0]',
        'bring_in = 5',
        'small_bet = 10',
        'big_bet = 20',
        'starting_stacks = [3, 100]',
        "actions = ['d dh p1 ????2c', 'd dh p2 ????9c', 'p1 pb', 'p2 cc']",
      ].join('\n'),
    );
    expect(phh.write(stud).ok).toBe(true);
    const whole = changed(stud, (event) => (event.type === 'call' ? { ...event, amount: 5 } : event));
    expect(phh.write(whole, { lossy: true })).toEqual({ ok: false, missing: ['/events/3'] });
  });

  it('rejects dead blinds and house money, also if the text may be lossy', () => {
    const post: HandEvent = {
      type: 'post',
      seat: 3,
      kind: 'dead-blind',
      amount: 5,
      dead: 5,
      allIn: false,
      line: 1,
    };
    const dead = { ...shortBlind, events: [post, ...shortBlind.events] };
    expect(phh.write(dead, { lossy: true })).toEqual({ ok: false, missing: ['/events/0'] });
    const gift: HandEvent = { type: 'house-money', amount: 5, line: 1 };
    const given = { ...shortBlind, events: [...shortBlind.events, gift] };
    expect(phh.write(given, { lossy: true })).toMatchObject({ ok: false });
  });

  it('P-BLIND-1: writes no small blind that was not posted', () => {
    const whole = table([
      'blinds_or_straddles = [5, 10, 0]',
      'starting_stacks = [100, 100, 100]',
      "actions = ['p3 cc', 'p1 cbr 30', 'p2 f', 'p3 f']",
    ]);
    const dead = changed(whole, (event) =>
      event.type === 'post' && event.kind === 'small-blind' ? [] : event,
    );
    expect(phh.write(dead)).toEqual({ ok: false, missing: ['/stakes/smallBlind'] });
    const writing = phh.write(dead, { lossy: true });
    if (!writing.ok) throw new Error(writing.missing.join(', '));
    expect(chips(parseFile(writing.text))).toEqual(chips(dead));
  });

  const won = table([
    'blinds_or_straddles = [5, 10, 0]',
    'starting_stacks = [100, 100, 100]',
    "actions = ['p3 cbr 30', 'p1 f', 'p2 cc', 'd db 2c3c4c', 'p2 cc', 'p3 cbr 20', 'p2 f']",
    'finishing_stacks = [95, 70, 132]',
  ]);
  const rakeOf = (hand: CanonicalHand): number[] =>
    hand.claims.flatMap((claim) => (claim.type === 'rake' ? [claim.amount] : []));

  it('P-SETUP-6: writes final stacks from which the rake is inferred again', () => {
    expect(rakeOf(won)).toEqual([3]);
    const writing = phh.write(won);
    if (!writing.ok) throw new Error(writing.missing.join(', '));
    expect(rakeOf(parseFile(writing.text))).toEqual([3]);
  });

  it('P-SETUP-6: writes awards as winnings if they agree with the pots and the rake; otherwise they are a loss', () => {
    const collecting = (amount: number): CanonicalHand => {
      const collect: HandEvent = { type: 'collect', seat: 3, amount, pot: null, run: 0, line: 1 };
      const rake = { type: 'rake', amount: 3, line: 1 } as const;
      return { ...won, events: [...won.events, collect], claims: [rake] };
    };
    const writing = phh.write(collecting(62));
    if (!writing.ok) throw new Error(writing.missing.join(', '));
    expect(writing.text).toContain('winnings = [0, 0, 62]');
    expect(rakeOf(parseFile(writing.text))).toEqual([3]);
    const events = String(won.events.length);
    expect(phh.write(collecting(65))).toEqual({ ok: false, missing: ['/claims/0', `/events/${events}`] });
    const lossy = phh.write(collecting(65), { lossy: true });
    expect(lossy.ok && !lossy.text.includes('winnings')).toBe(true);
  });

  it.each(['holdem', 'omaha', 'five-draw', 'badugi'])('%s: the chips of dealt hands are the same', (game) => {
    const limit = game === 'omaha' ? 'pot-limit' : game === 'holdem' ? 'no-limit' : 'fixed-limit';
    let written = 0;
    for (const hand of dealHands({ game, limit, hands: runsOf(300), seed: 5, rake: null, wild: true })) {
      const writing = phh.write(hand, { lossy: true });
      if (!writing.ok) continue;
      written++;
      expect(chips(parseFile(writing.text))).toEqual(chips(hand));
    }
    expect(written).toBeGreaterThan(runsOf(300) / 3);
  });
});

test('a lossy text names only the blocking losses', () => {
  const unseated: HandEvent = { type: 'house-money', amount: 5, line: 1 };
  const hand = { ...dealt, events: [...dealt.events, unseated] };
  const pointer = `/events/${String(dealt.events.length)}`;
  expect(phh.write(hand, { lossy: true })).toEqual({ ok: false, missing: [pointer] });
  expect(phh.write(hand)).toMatchObject({ missing: expect.arrayContaining(['/site', pointer]) as unknown });
});

test('P-VAR-7CS: the bring-in of a stud hand comes from its event if the header does not have it', () => {
  const hands = [...dealHands({ game: 'stud', limit: 'fixed-limit', hands: 60, seed: 5, rake: null })];
  const written = hands.map((hand) => [hand, phh.write(hand, { lossy: true })] as const);
  const brought = ({ events }: CanonicalHand): boolean => events.some(({ type }) => type === 'bring-in');
  expect(hands.some(brought)).toBe(true);
  for (const [hand, writing] of written)
    if (brought(hand)) expect(writing.ok && parseFile(writing.text).stakes.bringIn).toBeGreaterThan(0);
    else expect(writing).toEqual({ ok: false, missing: ['/stakes/bringIn'] });
});

/** The events with the cards of a draw behind the discards of their player, as logs of some sites have them. */
const interleaved = (events: readonly HandEvent[]): HandEvent[] => {
  const written: HandEvent[] = [];
  const rest = [...events];
  for (let event = rest.shift(); event !== undefined; event = rest.shift()) {
    written.push(event);
    if (event.type !== 'discard') continue;
    const { seat } = event;
    const next = rest.findIndex((other) => other.type !== 'discard' && other.type !== 'deal');
    const own = rest.findIndex((other) => other.type === 'deal' && other.seat === seat);
    if (own >= 0 && (next < 0 || own < next)) written.push(...rest.splice(own, 1));
  }
  return written;
};

test('everybody discards before the cards of a draw are dealt', () => {
  const options = { game: 'lowball-27-triple', players: 4, hands: 100, seed: 3, open: true } as const;
  let draws = 0;
  for (const dealt of dealHands({ ...options, format: 'phh' })) {
    const hand = { ...dealt, events: interleaved(dealt.events) };
    const writing = phh.write(hand, { lossy: true });
    if (!writing.ok) continue;
    // The draws are what is between betting actions. The first deal is before the first of these.
    const words = [...writing.text.matchAll(/'(?:(d dh p\d)|p\d (sd|cc|cbr|f))\b/g)];
    const rounds = words
      .map(([, deal, action]) => deal ?? action)
      .join(' ')
      .split(/ (?:cc|cbr|f)(?= |$)/);
    for (const round of rounds.filter((each) => each.includes('sd'))) {
      draws++;
      expect(round.trim()).toMatch(/^(?:d dh p\d )*(?:sd ?)+(?:d dh p\d ?)*$/);
      const players = [...round.slice(round.lastIndexOf('sd')).matchAll(/d dh p(\d)/g)];
      const order = players.map(([, player]) => Number(player));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
    expect(parseFile(writing.text).contradictions ?? []).toEqual([]);
  }
  expect(draws).toBeGreaterThan(0);
});

test('awards are no winnings where an ante is as live as a bet, but would be read as dead', () => {
  const switches = { ...defaultSwitches, tableAnte: 'live' } as const;
  const options = {
    game: 'courchevel',
    limit: 'pot-limit',
    wild: true,
    players: 2,
    seats: 6,
    ante: 3,
  } as const;
  let unequal = 0;
  for (const hand of dealHands({
    ...options,
    hands: 200,
    seed: 5,
    format: 'phh',
    profile: { id: 'house', switches },
  })) {
    const writing = phh.write(hand, { lossy: true });
    const antes = hand.events.flatMap((event) =>
      event.type === 'post' && event.kind === 'ante' ? [event] : [],
    );
    if (!writing.ok || antes.length !== 1 || antes[0].dead > 0) continue;
    unequal++;
    expect(writing.text).not.toContain('winnings = ');
  }
  expect(unequal).toBeGreaterThan(0);
});

describe('what is read is written again', () => {
  const again = (fields: PhhFields): string => {
    const writing = phh.write(parseFile(makeFile(fields)), {});
    if (!writing.ok) throw new Error(JSON.stringify(writing));
    return writing.text;
  };

  test('a level as a whole number', () => {
    expect(again({ event: "'Open'", level: '12' })).toContain('\nlevel = 12\n');
  });

  test('a tournament whose level is no number, with that loss', () => {
    const hand = parseFile(makeFile({ event: "'Open'", level: "'Final table'" }));
    expect(phh.write(hand, {}).ok).toBe(false);
    const lossy = phh.write(hand, { lossy: true });
    if (!lossy.ok) throw new Error(JSON.stringify(lossy));
    expect(parseFile(lossy.text).tournament).toMatchObject({ id: 'Open', level: null });
  });

  test('a time of a place without its zone as text, which no zone is added to', () => {
    const place = { city: "'Reno'", region: "'NV'", country: "'US'" };
    const date = { day: '4', month: '3', year: '2019', time: '20:15:00' };
    const read = parseFile(again({ ...place, ...date }));
    expect([read.playedAt, read.playedAtText]).toEqual([null, '2019-03-04 20:15:00']);
    expect(parseFile(again(date)).playedAt).toBe('2019-03-04T20:15:00Z');
  });
});
