import { printedRotation } from './games.js';
import type { CanonicalHand } from '../../hand.js';
import { capped, cash, playMoney, tournament, twice } from '../../testing/pokerstars-texts.js';
import { listMissing, readText, writeText } from '../../testing/pokerstars-writing.js';
import { writePokerstars } from './writer.js';

describe('writePokerstars', () => {
  it('prints exactly the text that was read', () => {
    for (const text of [cash, twice, tournament, capped, playMoney])
      expect(writeText(readText(text))).toBe(text);
  });

  it('describes every hand category in the words that the reader reads', () => {
    const phrases = [
      'high card Ace',
      'a pair of Sixes',
      'two pair, Queens and Deuces',
      'three of a kind, Fours',
      'a straight, Ace to Five',
      'a straight, Ten to Ace',
      'a flush, Ten high',
      'a full house, Sevens full of Jacks',
      'four of a kind, Threes',
      'a straight flush, Ace to Five',
      'a Royal Flush',
    ];
    for (const phrase of phrases) {
      const text = tournament.replace('with a Royal Flush', `with ${phrase}`);
      expect(writeText(readText(text))).toBe(text);
    }
  });

  it('computes the difference of a raise if the hand does not state it', () => {
    const hand = readText(cash);
    const events = hand.events.map((event) => (event.type === 'raise' ? { ...event, by: null } : event));
    expect(writeText({ ...hand, events })).toBe(cash);
  });

  it('repeats the earlier board cards if the hand does not state them', () => {
    const hand = readText(cash);
    const events = hand.events.map((event) => (event.type === 'board' ? { ...event, seen: null } : event));
    expect(writeText({ ...hand, events })).toBe(cash);
  });

  it('lists the parts that the layout cannot hold, and leaves them out only of a lossy text', () => {
    const hand = readText(cash);
    const lost: CanonicalHand = {
      ...hand,
      site: 'Elsewhere',
      events: [...hand.events, { type: 'house-money', amount: 5, line: 99 }],
    };
    expect(listMissing(lost)).toEqual(['/site', `/events/${String(hand.events.length)}`]);
    expect(writePokerstars(lost, { lossy: true })).toEqual({ ok: true, text: cash });
  });

  it('replaces an id without a leading digit by a number, and lists the loss', () => {
    const hand = { ...readText(cash), id: 'f97d-Final table 3' };
    expect(listMissing(hand)).toEqual(['/id']);
    const ids = [hand, { ...hand, id: 'f97d-Final table 4' }, hand].map((named) => {
      const writing = writePokerstars(named, { lossy: true });
      return writing.ok ? readText(writing.text).id : '';
    });
    expect(ids[0]).toMatch(/^\d+$/);
    expect([ids[0] === ids[2], ids[0] === ids[1]]).toEqual([true, false]);
  });

  it('rejects a hand without a necessary part, also if the text may be lossy', () => {
    const hand = readText(cash);
    const [first, ...others] = hand.players;
    const cases: readonly (readonly [string, CanonicalHand])[] = [
      ['/id', { ...hand, id: '' }],
      ['/id', { ...hand, id: '1: 2' }],
      [
        '/events/0',
        {
          ...hand,
          events: [{ type: 'post', kind: 'kill', seat: 1, amount: 20, dead: 0, allIn: false, line: 9 }],
        },
      ],
      ['/currency', { ...hand, currency: 'XAU' }],
      ['/tournament', { ...hand, currency: 'CHIPS' }],
      ['/game/variant', { ...hand, game: { ...hand.game, variant: 'kuhn' } }],
      ['/game/options', { ...hand, game: { ...hand.game, options: { bomb: true } } }],
      ['/stakes', { ...hand, stakes: { ...hand.stakes, bigBlind: null } }],
      ['/players/0/stack', { ...hand, players: [{ ...first, stack: null }, ...others] }],
      ['/players/1/name', { ...hand, players: [first, { ...others[0], name: first.name }] }],
      ['/events/0/seat', { ...hand, events: [{ type: 'check', seat: 8, line: 9 }] }],
    ];
    for (const [pointer, broken] of cases) {
      expect(listMissing(broken)).toContain(pointer);
      expect(writePokerstars(broken, { lossy: true }).ok).toBe(false);
    }
  });
});

test('a rotation has the name that the site prints', () => {
  for (const [id, name] of [
    ['horse', 'HORSE'],
    ['triple-stud', 'Triple Stud'],
    ['Mixed Omaha', 'Mixed Omaha'],
    ['10-game', '10-game'],
  ] as const)
    expect(printedRotation(id)).toBe(name);
});
