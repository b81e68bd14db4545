import { isDeepStrictEqual } from 'node:util';
import {
  auditHand,
  makeTableDigest,
  severities,
  TableChecker,
  type AuditProfile,
  type Finding,
} from '#audit';
import { dealHands, planDeal } from '#dealer';
import { findFormat, LineCursor, type CanonicalHand } from '#histories';
import { isFull, times } from '#testing';
import { games, tables, type DealtGame } from './house-games.js';
import { houses } from './houses.js';

/** The hands of the full test. Those of games that other formats have are written and audited in one of them too. */
const HANDS = 200_000;

/** `npm test` deals a tenth: every tenth game of each house. */
const EVERY = times(10, 1);

/** For each house and game. */
const perTable = Math.ceil(HANDS / (houses.length * games.length));

/** Notices about the order of the showdown. */
const ORDERS: ReadonlySet<string> = new Set(['show-order', 'pot-order']);

/** Formats beside that of the site; null for none. */
const OTHERS = [null, null, 'phh', null, 'ohh'] as const;

/** Hands of no site are written as JSON, which takes longer than the deal, and read again at every third table. */
const AS_JSON = 3;

/** Counts of the hands that were audited, by format; of those that were not written too. */
const counts = new Map<string, number>();
const count = (format: string, hands = 1): void => {
  counts.set(format, (counts.get(format) ?? 0) + hands);
};

/** The players of the largest table, as the issue of a larger table has it. */
const mostPlayersOf = (game: DealtGame): number => {
  const planned = planDeal({ ...game, players: 99, hands: 0, seed: 1 });
  const issue = planned.ok ? undefined : planned.issues.find(({ option }) => option === 'players');
  if (issue === undefined || !('to' in issue)) throw new Error(`${game.game}: no largest table`);
  return issue.to;
};

/** The hand as it is read from its text; null if the format cannot hold it. */
const throughText = (hand: CanonicalHand, format: string): CanonicalHand | null => {
  const layout = findFormat(format)!;
  const writing = layout.write!(hand, { lossy: true });
  if (!writing.ok) return null;
  const reading = layout.read(writing.text, 0, writing.text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(`${hand.id}: ${reading.rejection.code}\n${writing.text}`);
  count(format);
  return reading.hand;
};

/** The findings of the hands of one log, those across hands included. */
const findingsOf = (hands: readonly CanonicalHand[], profile: AuditProfile): string[] => {
  const found: string[] = [];
  const note = (index: number, { code, line, seat, expected, actual }: Finding): void => {
    if (severities[code] === 'notice' && !ORDERS.has(code)) return;
    found.push(`${hands[index].id} ${code} ${JSON.stringify({ line, seat, expected, actual })}`);
  };
  const checker = new TableChecker(note);
  hands.forEach((hand, index) => {
    const result = auditHand(hand, profile);
    if (result === null) throw new Error(`${hand.id} is not audited`);
    for (const finding of result.findings) note(index, finding);
    checker.next(makeTableDigest(result));
  });
  checker.end();
  return found;
};

/** What is wrong with a table of a house and a game. `at` numbers them all. */
const faultsOf = (house: AuditProfile, game: DealtGame, at: number): string[] => {
  // The number of tables, a prime, divides neither the number of houses nor that of games.
  const [name, optionsFor] = tables[at % tables.length];
  const options = {
    ...game,
    hands: perTable,
    seed: at,
    profile: house,
    straddles: true,
    ...optionsFor(mostPlayersOf(game)),
  };
  const dealt = [...dealHands(options)];
  const native = findFormat(dealt[0].format)?.id ?? (at % AS_JSON === 0 ? 'json' : null);
  if (native === null) count('unwritten', dealt.length);
  const read = native === null ? dealt : dealt.map((hand) => throughText(hand, native)!);
  // The tenth that is usually dealt has all of them.
  const other = OTHERS[Math.floor(at / 10) % OTHERS.length];
  const others = other === null ? [] : [...dealHands({ ...options, format: other })];
  return [
    ...read.flatMap(({ id }, index) =>
      isDeepStrictEqual(read[index], dealt[index]) ? [] : [`${String(native)} ${id} is read back changed`],
    ),
    ...findingsOf(read, house).map((finding) => `${String(native)} ${finding}`),
    ...findingsOf(
      others.flatMap((hand) => throughText(hand, other ?? '') ?? []),
      house,
    ).map((finding) => `${String(other)} ${finding}`),
  ].map((fault) => `${JSON.stringify(game)}, ${name}, seed ${String(at)}: ${fault}`);
};

describe('dealt hands have no findings under the profile of their house, in any format', () => {
  const rows = houses.map((house, row) => ({ id: house.id, house, row }));

  it.each(rows)('$id', ({ house, row }) => {
    const faults = games.flatMap((game, column) =>
      (3 * row + column) % EVERY === 0 ? faultsOf(house, game, row * games.length + column) : [],
    );
    expect([faults.length, ...faults.slice(0, 20)]).toEqual([0]);
  });

  it('are as many as the test promises', () => {
    const written = (format: string): number => counts.get(format) ?? 0;
    if (isFull) console.info(`${String(HANDS)} hands and more: ${JSON.stringify([...counts])}`);
    const dealt = written('pokerstars') + written('json') + written('unwritten');
    expect(dealt).toBeGreaterThanOrEqual(HANDS / EVERY);
    const least = { pokerstars: 0.1, json: 0.2, phh: 0.02, ohh: 0.005 };
    for (const [format, part] of Object.entries(least)) expect(written(format)).toBeGreaterThan(dealt * part);
  });
});
