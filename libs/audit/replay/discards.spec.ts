import { dealHands } from '#dealer';
import { defaultSwitches } from '#engine';
import type { CanonicalHand } from '#histories';
import { auditHand } from '../claims/audit-hand.js';
import { isFault } from '../findings/codes.js';

const PROFILE = { id: 'test', switches: defaultSwitches };

const faultsOf = (hand: CanonicalHand): string[] =>
  auditHand(hand, PROFILE)!.findings.flatMap(({ code, line, seat, detail }) =>
    isFault(code) ? [`${code} ${line} ${String(seat)} ${detail?.about ?? ''}`] : [],
  );

/** A hand of badugi in which several players draw three times. */
const badugi = [...dealHands({ game: 'badugi', hands: 30, seed: 4 })].find(({ events }) =>
  events.some((event) => event.type === 'street' && event.street === 'third-draw'),
)!;

describe('P-VAR-5CD: every live player discards or stands pat', () => {
  const { events } = badugi;
  const [second, third] = ['second-draw', 'third-draw'].map((street) =>
    events.findIndex((event) => event.type === 'street' && event.street === street),
  );
  const first = events.find((event, at) => event.type === 'discard' && at > second)!;
  const without = {
    ...badugi,
    events: events.filter(
      ({ type }, at) => at < second || at > third || (type !== 'discard' && type !== 'deal'),
    ),
  };

  it('also where the log has no line of a draw', () => {
    const { line } = events.find(({ type }, at) => at > second && (type === 'check' || type === 'bet'))!;
    expect(faultsOf(badugi)).toEqual([]);
    expect(faultsOf(without)[0]).toBe(`wrong-draw ${line} ${'seat' in first ? first.seat : ''} no-draw`);
  });

  it('but not in logs that may leave lines out', () => {
    expect(faultsOf({ ...without, format: 'ohh', dialect: 'ohh' })).toEqual([]);
  });
});
