import { formatCards, UNKNOWN } from '#cards';
import { dealHands, type DealOptions } from '#dealer';
import { defaultSwitches, type Switches } from '#engine';
import { findFormat, LineCursor, type CanonicalHand } from '#histories';
import { auditHand } from '../claims/audit-hand.js';
import { isFault } from '../findings/codes.js';
import { dealToTheEnd, withBurns } from '../testing/burned.js';

const auditWith = (hand: CanonicalHand, switches: Partial<Switches> = {}) =>
  auditHand(hand, { id: 'test', switches: { ...defaultSwitches, ...switches } })!;

/** The faults of a hand: the code, and the burn cards of a wrong burn. */
const faultsOf = (hand: CanonicalHand, switches: Partial<Switches> = {}): string[] =>
  auditWith(hand, switches).findings.flatMap(({ code, detail }) => {
    if (!isFault(code)) return [];
    return [detail?.about === 'burns' ? `${code}: ${detail.actual} of ${detail.expected}` : code];
  });

const holdem = dealToTheEnd();

describe('P-DEAL-1, R-IRR-14: a log with burn cards', () => {
  it('has one before each deal that the house burns for', () => {
    const usual = withBurns(holdem, ['', '??', '??', '??']);
    const whole = withBurns(holdem, ['??', '??', '??', '??']);
    expect(faultsOf(usual)).toEqual([]);
    expect(faultsOf(whole, { burn: 'every-stage' })).toEqual([]);
    expect(faultsOf(usual, { burn: 'every-stage' })).toEqual(['wrong-burn: 0 of 1']);
    expect(faultsOf(whole)).toEqual(['wrong-burn: 1 of 0']);
    expect(faultsOf(usual, { burn: 'none' })).toContain('wrong-burn: 1 of 0');
  });

  it('has no missing burn, and none twice', () => {
    expect(faultsOf(withBurns(holdem, ['', '??', '', '??']))).toEqual(['wrong-burn: 0 of 1']);
    expect(faultsOf(withBurns(holdem, ['', '', '??', '??']))).toEqual(['wrong-burn: 0 of 1']);
    expect(faultsOf(withBurns(holdem, ['', '??', '?? ??', '??']))).toEqual(['wrong-burn: 2 of 1']);
  });

  it('is not checked without burn cards, nor with a ruling on them', () => {
    expect(faultsOf(holdem, { burn: 'every-stage' })).toEqual([]);
    const doubled = withBurns(holdem, ['', '??', '?? ??', '??']);
    const incident = { type: 'incident', incident: { type: 'burn-doubled' }, logged: null, line: 1 } as const;
    const at = doubled.events.findLastIndex(({ type }) => type === 'burn');
    const ruled = { ...doubled, events: doubled.events.toSpliced(at, 0, incident) };
    expect(faultsOf(ruled)).not.toContain('wrong-burn: 2 of 1');
  });

  it('L-CARD-1: burns no card that is dealt', () => {
    const flop = holdem.events.find((event) => event.type === 'board')!;
    const twice = formatCards(flop.type === 'board' ? flop.cards.slice(0, 1) : []);
    expect(faultsOf(withBurns(holdem, ['', '??', twice, '??']))).toEqual(['duplicate-card']);
  });

  it('P-DEAL-4: burns none while a player has still to act', () => {
    const { events } = holdem;
    const at = events.findIndex(({ type }) => type === 'fold' || type === 'call') + 1;
    const early = { ...holdem, events: events.toSpliced(at, 0, { type: 'burn', cards: [53], line: 1 }) };
    expect(faultsOf(early)[0]).toBe('wrong-turn');
  });

  it.each([
    ['stud', 'seventh'],
    ['lowball-27-triple', 'third-draw'],
    ['badugi', 'third-draw'],
  ])('is the same in %s', (game, last) => {
    const dealt = dealToTheEnd({ game }, last);
    const stages = dealt.events.filter(({ type }) => type === 'street').length;
    const burns = ['', ...Array.from({ length: stages }, () => '??')];
    const drawless = withBurns(dealt, burns);
    expect(drawless.events.some(({ type }) => type === 'burn')).toBe(true);
    expect(faultsOf(drawless)).toEqual([]);
    expect(faultsOf(drawless, { burn: 'none' })).toContain('wrong-burn: 1 of 0');
  });

  it('keeps them in PHH', () => {
    const phh = findFormat('phh')!;
    const writing = phh.write!(withBurns(holdem, ['', '??', 'Ah', '??']), { lossy: true });
    if (!writing.ok) throw new Error(writing.missing.join(', '));
    const reading = phh.read(writing.text, 0, writing.text.length, 1, new LineCursor());
    if (!reading.ok) throw new Error(reading.rejection.code);
    const burned = reading.hand.events.flatMap((event) =>
      event.type === 'burn' ? [formatCards(event.cards)] : [],
    );
    expect(burned).toEqual(['??', 'Ah', '??']);
  });
});

describe('P-DEAL-1: burn cards of hands whose log shows few cards', () => {
  /** The codes of a dealt house's hands with burn cards, and how many there are. */
  const deal = (burn: Switches['burn'], options: Partial<DealOptions>) => {
    const profile = { id: 'burning', switches: { ...defaultSwitches, burn } };
    const hands = [
      ...dealHands({ game: 'holdem', format: 'phh', hands: 120, seed: 9, wild: true, ...options, profile }),
    ].filter(({ events }) => events.some(({ type }) => type === 'burn'));
    const codes = hands.flatMap((hand) => auditHand(hand, profile)!.findings.map(({ code }) => code));
    return { count: hands.length, codes };
  };

  it.each<[string, Switches['burn'], Partial<DealOptions>]>([
    ['without betting before the flop', 'after-first-deal', { gameOptions: { bomb: true }, hero: false }],
    ['without the hole cards of any player', 'every-stage', { hero: false }],
    ['in which all stand pat in a draw', 'after-first-deal', { game: 'badugi', players: 2 }],
  ])('are of the right deal: %s', (_, burn, options) => {
    const { count, codes } = deal(burn, options);
    expect(count).toBeGreaterThan(10);
    expect(codes).toEqual([]);
  });

  it('are of the first deal and of the flop if the house burns for both and the log shows no hole cards', () => {
    const profile = { id: 'burning', switches: { ...defaultSwitches, burn: 'every-stage' as const } };
    const options = { game: 'holdem', format: 'phh', gameOptions: { bomb: true }, hero: false, profile };
    const [hand] = dealHands({ ...options, hands: 1, seed: 9, wild: true });
    const { events } = hand;
    const [first, second] = events.flatMap(({ type }, at) => (type === 'burn' ? [at] : []));
    expect(events.slice(first, second + 2).map(({ type }) => type)).toEqual(['burn', 'burn', 'board']);
    const faultsWith = (at: number, ...burned: number[]) => {
      const { line } = events[at];
      const burns = burned.map((count) => ({
        type: 'burn' as const,
        cards: Array.from({ length: count }, () => UNKNOWN),
        line,
      }));
      return faultsOf({ ...hand, events: events.toSpliced(at, 1, ...burns) }, profile.switches);
    };
    expect(faultsWith(first, 1)).toEqual([]);
    expect(faultsWith(first)).toEqual(['wrong-burn: 0 of 1']);
    expect(faultsWith(first, 2)).toEqual(['wrong-burn: 2 of 1']);
    expect(faultsWith(second, 1, 1)).toEqual(['wrong-burn: 2 of 1']);
    expect(faultsWith(second, 2)).toEqual(['wrong-burn: 2 of 1']);
  });

  it('are of the flop also in two lines', () => {
    const profile = { id: 'burning', switches: { ...defaultSwitches, burn: 'after-first-deal' as const } };
    const options = { game: 'holdem', format: 'phh', gameOptions: { bomb: true }, hero: false, profile };
    const [hand] = dealHands({ ...options, hands: 1, seed: 9, wild: true });
    const at = hand.events.findIndex(({ type }) => type === 'burn');
    const events = hand.events.toSpliced(at, 0, {
      type: 'burn',
      cards: [UNKNOWN],
      line: hand.events[at].line,
    });
    expect(faultsOf({ ...hand, events }, profile.switches)).toEqual(['wrong-burn: 2 of 1']);
  });
});
