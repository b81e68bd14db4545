import { auditHand, severities } from '#audit';
import { dealHands } from '#dealer';
import { LIMITS, variants, type LimitId } from '#engine';
import { findFormat, isBettingEvent, LineCursor, type CanonicalHand, type HandEvent } from '#histories';
import { findProfile } from '#rules';

/** For each game and limit. */
const HANDS = process.env.FLOORMAN_FULL === '1' ? 100 : 2;

/** Actions that leave an action out of turn behind them as it was. */
const PASSIVE: ReadonlySet<string> = new Set(['fold', 'check', 'call']);
const FREE: ReadonlySet<string> = new Set([...PASSIVE, 'bet', 'raise']);

/** Games that the notation has. */
const NOTATED: ReadonlySet<string> = new Set(
  [
    'holdem short-deck omaha omaha-8 omaha-5 omaha-5-8 omaha-6 omaha-6-8 courchevel courchevel-8',
    'stud stud-8 stud-hl razz five-stud five-draw five-draw-hl badugi',
    'lowball-27-single lowball-27-triple lowball-a5-single lowball-a5-triple',
  ].flatMap((ids) => ids.split(' ')),
);

/** An action that may come early: the places of it and of the first of the actions that it may pass over. */
interface Swap {
  readonly from: number;
  readonly to: number;
}

/** The actions of a hand, each before the players who act next to it. */
const swapsOf = ({ events }: CanonicalHand): readonly Swap[] =>
  events.flatMap((event, from) => {
    if (!isBettingEvent(event) || !FREE.has(event.type)) return [];
    const passed = new Set<number>([event.seat]);
    const swaps: Swap[] = [];
    for (let to = from - 1; to >= 0; to--) {
      const before = events[to];
      if (!isBettingEvent(before) || !PASSIVE.has(before.type) || passed.has(before.seat)) break;
      passed.add(before.seat);
      swaps.push({ from, to });
    }
    return swaps;
  });

/** The hand with an action out of turn, before and after its incident. */
const swapped = (hand: CanonicalHand, { from, to }: Swap): readonly CanonicalHand[] => {
  const action = hand.events[from] as Extract<HandEvent, { type: 'call' }>;
  const incident: HandEvent = {
    type: 'incident',
    incident: { type: 'out-of-turn', seat: action.seat, action: action.type },
    logged: null,
    line: action.line,
  };
  const rest = hand.events.toSpliced(from, 1);
  return [
    [action, incident],
    [incident, action],
  ].map((early) => ({ ...hand, events: rest.toSpliced(to, 0, ...early) }));
};

/** The hand as the notation has it; null if it cannot be written in the notation. What is written has to be readable. */
const inNotation = (hand: CanonicalHand): CanonicalHand | null => {
  const writing = findFormat('phh')!.write!(hand, { lossy: true });
  if (!writing.ok) return null;
  const reading = findFormat('phh')!.read(writing.text, 0, writing.text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(`${hand.id}: ${JSON.stringify(reading.rejection)}`);
  return reading.hand;
};

const faultsOf = (hand: CanonicalHand, profile: string): string[] => {
  const findings = auditHand(hand, findProfile(profile)!)?.findings ?? [];
  return findings
    .filter(({ code }) => severities[code] === 'illegal' || severities[code] === 'mismatch')
    .map(
      ({ code, line, expected, actual }) => `${code} @${String(line)} ${JSON.stringify([expected, actual])}`,
    );
};

const rows = variants.flatMap(({ id }) => LIMITS.map((limit): [string, LimitId] => [id, limit]));

describe.each(rows)('P-IRR-6, R-BET-11: %s, %s', (game, limit) => {
  it('has no fault if a player acts out of turn and his action stands', () => {
    const wrong: string[] = [];
    let tried = 0;
    let written = 0;
    for (const hand of dealHands({ game, limit, hands: HANDS, seed: 17 }))
      for (const profile of ['roberts', 'intro', 'wsop']) {
        const isClean = faultsOf(hand, profile).length === 0;
        for (const swap of isClean ? swapsOf(hand) : [])
          for (const early of swapped(hand, swap)) {
            tried++;
            const faults = faultsOf(early, profile);
            const notation = inNotation(early);
            if (notation !== null) {
              written++;
              faults.push(...faultsOf(notation, profile).map((fault) => `in notation: ${fault}`));
            }
            if (faults.length > 0)
              wrong.push(
                `${hand.id} ${profile} ${String(swap.from)} at ${String(swap.to)}: ${faults.join(', ')}`,
              );
          }
      }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(0);
    expect(written > 0).toBe(NOTATED.has(game));
  });
});
