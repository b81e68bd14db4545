import { findFormat, isWritable, LineCursor, type CanonicalHand, type WritableFormat } from '#histories';
import { profileOfFormat } from '#rules';
import { makeHand, shows, type Unplaced } from '../testing/canonical-hand.js';
import { convertHand, type Conversion } from './convert-hand.js';

const targetOf = (id: string): WritableFormat => {
  const format = findFormat(id);
  if (format === undefined || !isWritable(format)) throw new Error(`no writer for ${id}`);
  return format;
};

const betting: readonly Unplaced[] = [
  { type: 'post', seat: 2, kind: 'small-blind', amount: 1, dead: 0, allIn: false },
  { type: 'post', seat: 3, kind: 'big-blind', amount: 2, dead: 0, allIn: false },
  { type: 'raise', seat: 1, by: null, to: 10, allIn: false },
  { type: 'fold', seat: 2, cards: null },
];
const uncontested: readonly Unplaced[] = [
  ...betting,
  { type: 'fold', seat: 3, cards: null },
  { type: 'collect', seat: 1, amount: 5, pot: null, run: 0 },
];

const stakes = { smallBlind: 1, bigBlind: 2, smallBet: null, bigBet: null, cap: null } as const;

const handOf = (
  events: readonly Unplaced[],
  changes: Partial<CanonicalHand> = {},
  seats: readonly number[] = [1, 2, 3],
): CanonicalHand => ({
  ...makeHand(seats, {
    game: { variant: 'holdem', limit: 'no-limit', rotation: null },
    stakes,
    buttonSeat: 1,
    events,
  }),
  site: '888',
  format: 'pacific',
  id: '17',
  playedAt: '2021-04-17T00:20:23Z',
  currency: 'USD',
  ...changes,
});

const convert = (to: string, hand: CanonicalHand, lossy = false): Conversion =>
  convertHand(targetOf(to), hand, {
    profile: profileOfFormat(hand.format),
    targetProfile: profileOfFormat(to),
    lossy,
    ordinal: 1,
  });

describe('a hand in another format', () => {
  it.each(['pokerstars', 'phh', 'ohh'])(
    'is whole as %s: the layout implies markers, site and summary',
    (to) => {
      expect(convert(to, handOf(uncontested))).toMatchObject({ ok: true, losses: [] });
    },
  );

  it.each(['pokerstars', 'phh', 'ohh'])(
    'loses no remark of the last player as %s, who does not show',
    (to) => {
      const remark: Unplaced = { type: 'note', seat: 1, text: "doesn't show hand", about: 'unshown' };
      expect(convert(to, handOf([...uncontested, remark]))).toMatchObject({ ok: true, losses: [] });
    },
  );

  it('is refused for a remark without a place, or written without it', () => {
    const chat: Unplaced = { type: 'note', seat: null, text: 'Ann said hello' };
    const hand = handOf([...uncontested, chat]);
    expect(convert('ohh', hand)).toMatchObject({
      ok: false,
      reason: 'missing',
      missing: [{ kind: '/events/note' }],
    });
    expect(convert('ohh', hand, true)).toMatchObject({ ok: true, losses: ['/events/note'] });
  });

  it('keeps the hero and a time without a zone in PHH', () => {
    const hand = handOf(uncontested, {
      heroSeat: 1,
      playedAt: null,
      playedAtText: '17 04 2021 00:20:23',
    });
    const converted = convert('phh', hand);
    if (!converted.ok) throw new Error(converted.reason);
    const { text } = converted;
    const reading = targetOf('phh').read(text, 0, text.length, 1, new LineCursor());
    expect(reading.ok && reading.hand).toMatchObject({
      heroSeat: 1,
      playedAt: null,
      playedAtText: '17 04 2021 00:20:23',
    });
  });

  it('shows no folded hand and no player who is not dealt in as PHH', () => {
    const folded = handOf([...uncontested, shows(2, 'Ac Ad')], { format: 'ohh', dialect: 'ohh' });
    expect(convert('phh', folded)).toMatchObject({ ok: false, missing: [{ kind: '/events/show' }] });
    const lossy = convert('phh', folded, true);
    expect(lossy.ok && lossy.text).not.toContain('sm');
    const seated = handOf(uncontested, {}, [1, 2, 3, 4]);
    const away = {
      ...seated,
      players: seated.players.map((player) =>
        player.seat === 4 ? { ...player, dealtIn: false as const } : player,
      ),
    };
    const written = convert('phh', away, true);
    expect(written.ok && written.text).toContain('starting_stacks = [500, 500, 500]');
  });

  it('is refused for cards that a player held, which nothing else has', () => {
    const held: CanonicalHand['claims'][number] = { type: 'held-cards', seat: 2, cards: [0, 5], line: 1 };
    expect(convert('ohh', handOf(uncontested, { claims: [held] }))).toMatchObject({
      ok: false,
      missing: [{ kind: '/claims/held-cards' }],
    });
  });

  it('is refused, even with losses, if its text has a fault that the hand does not have', () => {
    // Everest has no cap heads-up; no other layout has that convention.
    const raise = (seat: number, to: number): Unplaced => ({
      type: 'raise',
      seat,
      by: null,
      to,
      allIn: false,
    });
    const hand = handOf(
      [
        { type: 'post', seat: 1, kind: 'small-blind', amount: 1, dead: 0, allIn: false },
        { type: 'post', seat: 2, kind: 'big-blind', amount: 2, dead: 0, allIn: false },
        ...[4, 6, 8, 10].map((to, at) => raise(1 + (at % 2), to)),
        { type: 'fold', seat: 1, cards: null },
        { type: 'uncalled', seat: 2, amount: 2 },
        { type: 'collect', seat: 2, amount: 16, pot: null, run: 0 },
      ],
      {
        format: 'everest-text',
        game: { variant: 'holdem', limit: 'fixed-limit', rotation: null },
        stakes: { ...stakes, smallBet: 2, bigBet: 4 },
      },
      [1, 2],
    );
    const converted = convert('pokerstars', hand, true);
    expect(converted).toEqual({ ok: false, reason: 'faulty', code: 'raise-cap' });
  });

  it('keeps its faults, and then nothing follows from it', () => {
    const wrong = handOf([
      ...betting.slice(0, 3),
      { type: 'fold', seat: 3, cards: null },
      ...uncontested.slice(3),
    ]);
    const converted = convert('pokerstars', wrong, true);
    expect(converted.ok).toBe(true);
    expect(convert('pokerstars', wrong)).toMatchObject({ ok: false, reason: 'missing' });
  });

  it('is written as it is in its own format and as a canonical hand', () => {
    const hand = handOf([...uncontested.slice(0, -1), shows(1, 'Ac Ad'), ...uncontested.slice(-1)]);
    const json = convert('json', hand);
    expect(json.ok && json.text).toBe(
      ((written) => written.ok && written.text)(targetOf('json').write(hand)),
    );
  });
});
