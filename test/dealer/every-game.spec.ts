import { isDeepStrictEqual } from 'node:util';
import { auditHand, severities } from '#audit';
import { dealHands, type DealOptions } from '#dealer';
import { defaultSwitches, LIMITS, variants, type LimitId } from '#engine';
import { findFormat, LineCursor, type CanonicalHand } from '#histories';

/** Options for each game and limit. */
const ways: readonly Partial<DealOptions>[] = [
  {},
  { tournament: true },
  { wild: true },
  { wild: true, tournament: true, hero: false },
  { wild: true, players: 2, seats: 2, ante: 3 },
];
/** For each game, limit and set of options. every-house.spec.ts deals them by other houses, at more kinds of tables. */
const HANDS = process.env.FLOORMAN_FULL === '1' ? 2_000 : 6;

/** In the format of a site, or as JSON where no site deals the game. */
const textOf = (hand: CanonicalHand): string => {
  const format = findFormat(hand.format) ?? findFormat('json')!;
  const writing = format.write!(hand);
  if (!writing.ok) throw new Error(`hand ${hand.id} lacks ${writing.missing.join(', ')}`);
  return writing.text;
};

const readBack = (hand: CanonicalHand, text: string): unknown => {
  const format = findFormat(hand.format) ?? findFormat('json')!;
  const reading = format.read(text, 0, text.length, 1, new LineCursor());
  return reading.ok ? reading.hand : reading.rejection;
};

const findingsOf = (hand: CanonicalHand): string[] => {
  const audited = auditHand(hand, { id: 'default', switches: defaultSwitches });
  if (audited === null) return ['not audited'];
  return audited.findings
    .filter(({ code }) => severities[code] !== 'notice' || code === 'show-order')
    .map(
      ({ code, line, expected, actual }) => `${code} @${String(line)} ${JSON.stringify([expected, actual])}`,
    );
};

const rows = variants.flatMap(({ id }) => LIMITS.map((limit): [string, LimitId] => [id, limit]));

describe.each(rows)('%s, %s', (game, limit) => {
  it('deals hands without findings, which are read back unchanged', () => {
    const wrong: string[] = [];
    for (const way of ways)
      for (const hand of dealHands({ game, limit, hands: HANDS, seed: 2026, ...way })) {
        const text = textOf(hand);
        const findings = findingsOf(hand);
        if (findings.length > 0) wrong.push(`${text}\n${findings.join(', ')}`);
        // Jest's comparison is a hundred times slower: it runs only to show a difference.
        const back = readBack(hand, text);
        if (!isDeepStrictEqual(back, hand)) expect(back).toEqual(hand);
      }
    expect(wrong).toEqual([]);
  });
});
