import { auditHand, convertHand, type AuditedHand, type Conversion } from '#audit';
import {
  findFormat,
  formats,
  isWritable,
  LineCursor,
  type CanonicalHand,
  type WritableFormat,
} from '#histories';
import { profileOfFormat } from '#rules';
import { ohhSchema } from '../../libs/histories/testing/ohh-schema.js';
import { isFault } from '../support/audit.js';
import { corpusFolder, corpusIsPresent } from '../support/corpus.js';
import { auditFile, indexedFiles } from '../support/corpus-audit.js';
import { readLines } from '../mutation/sites/printed-hand.js';
import { ownSubjects } from '../mutation/sites/spec-logs.js';
import { hashOf } from '../support/random.js';

interface TestHand {
  readonly file: string;
  readonly hand: CanonicalHand;
  readonly audited: AuditedHand;
}

/** One file in ten; all with FLOORMAN_FULL=1. */
const SAMPLE = process.env.FLOORMAN_FULL === '1' ? 1 : 10;

/** The part of the hands that are not written because their text would have a fault: conventions of their sites. */
const FAULTY_BAR = 0.02;

/** The part of the lossy texts that may say other results: a lossy text may leave out fees and runs of the board. */
const LOSSY_BAR = 0.005;

const textTargets = formats.filter(isWritable).filter(({ id }) => id !== 'json' && id !== 'phh');

/** What the players pay and get by name, and the boards; amounts in hundred millionths of the currency. */
const playOf = ({ replay, settlement, hand, boards }: AuditedHand) => {
  const { state } = replay;
  const unit = 10 ** (8 - hand.scale);
  const paid: Record<string, number> = {};
  const won: Record<string, number> = {};
  const winnings = hand.claims.flatMap((claim) => (claim.type === 'winnings' ? [claim] : []));
  const awards = settlement.money.awards.length > 0 ? settlement.money.awards : winnings;
  for (const { seat, name } of hand.players) {
    const player = state.playerAt(seat);
    if (player < 0) continue;
    const own = awards.reduce((sum, award) => sum + (award.seat === seat ? award.amount : 0), 0);
    paid[name] = (state.paid[player] + state.dead[player]) * unit;
    won[name] = own * unit;
  }
  return { paid, won: awards.length === 0 ? null : won, boards };
};

/** What each player has more or less after the hand. */
const netsOf = ({ paid, won }: ReturnType<typeof playOf>): Record<string, number> =>
  Object.fromEntries(Object.entries(paid).map(([name, amount]) => [name, (won?.[name] ?? 0) - amount]));

/** Why a written text does not say what the hand says; null if it does. */
const differenceOf = (audited: AuditedHand, text: string, target: WritableFormat): string | null => {
  if (target.id === 'ohh') {
    const parsed = ohhSchema.safeParse(JSON.parse(text));
    if (!parsed.success) return `schema: ${parsed.error.issues[0].message}`;
  }
  const reading = target.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) return `${reading.rejection.code}: ${reading.rejection.text}`;
  const again = auditHand(reading.hand, profileOfFormat(target.id));
  if (again === null) return 'not playable';
  const fault = again.findings.find(isFault);
  if (fault !== undefined) return `${fault.code} on line ${String(fault.line)}`;
  const [one, other] = [playOf(audited), playOf(again)];
  // A lossy text may leave the awards out.
  const areEqual =
    other.won === null || equal(netsOf(one), netsOf(other)) ? equal(one.boards, other.boards) : false;
  return areEqual ? null : `${JSON.stringify(netsOf(one))} is read as ${JSON.stringify(netsOf(other))}`;
};

const equal = (one: unknown, other: unknown): boolean => {
  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
      : value;
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
};

const convert = ({ hand }: TestHand, target: WritableFormat, lossy: boolean): Conversion =>
  convertHand(target, hand, {
    profile: profileOfFormat(hand.format),
    targetProfile: profileOfFormat(target.id),
    lossy,
    ordinal: 1,
  });

/** The hands that are written, with what their texts say otherwise; and the number of hands with a fault in the target. */
const convertAll = (hands: readonly TestHand[], target: WritableFormat, lossy: boolean) => {
  const wrong: string[] = [];
  let written = 0;
  let faulty = 0;
  for (const each of hands) {
    if (each.hand.format === target.id) continue;
    const conversion = convert(each, target, lossy);
    if (!conversion.ok) {
      if (conversion.reason === 'faulty') faulty++;
      continue;
    }
    written++;
    const difference = differenceOf(each.audited, conversion.text, target);
    if (difference !== null) wrong.push(`${each.file} ${each.hand.id}: ${difference}`);
  }
  return { wrong, written, faulty };
};

/** The project's own hands of all sites. */
const ownHands = (): TestHand[] =>
  ownSubjects().flatMap((subject) => {
    const reading = readLines(subject);
    if (!reading.ok || reading.hand.cancelled) return [];
    const audited = auditHand(reading.hand, profileOfFormat(reading.hand.format));
    return audited === null ? [] : [{ file: subject.source, hand: reading.hand, audited }];
  });

const corpusHands = (): TestHand[] =>
  indexedFiles()
    .filter(({ file }) => hashOf(file) % SAMPLE === 0)
    .flatMap((row) => auditFile(row).found)
    .flatMap(({ file, hand, audited }) => (hand === null || audited === null ? [] : [{ file, hand, audited }]));

if (!corpusIsPresent) console.warn(`skipped: there is no corpus at ${corpusFolder}`);

describe('clean hands of all sites, written in other formats and read again', () => {
  let hands: TestHand[];
  /** Those of the corpus. The project's own hands are full of the traps of their sites. */
  let real: TestHand[];

  beforeAll(() => {
    const areClean = ({ audited }: TestHand): boolean =>
      !audited.findings.some(isFault) && audited.settlement.money.awards.length > 0;
    real = corpusIsPresent ? corpusHands().filter(areClean) : [];
    hands = [...ownHands().filter(areClean), ...real];
    expect(hands.length).toBeGreaterThan(50);
  });

  it('are the same hands as canonical hands', () => {
    const json = findFormat('json');
    if (json === undefined || !isWritable(json)) throw new Error('no canonical format');
    for (const { hand } of hands) {
      const written = json.write(hand);
      if (!written.ok) throw new Error(written.missing.join());
      const reading = json.read(written.text, 0, written.text.length, 1, new LineCursor());
      expect(reading.ok && { ...reading.hand, lines: hand.lines }).toEqual(hand);
    }
  });

  it.each(textTargets.map((target) => [target.id, target] as const))(
    'have the same results, and no finding by its default profile, as %s without losses',
    (_, target) => {
      const { wrong, written } = convertAll(hands, target, false);
      console.info(`${target.id}: ${String(written)} hands without losses`);
      expect(written).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
    },
  );

  (corpusIsPresent ? it : it.skip).each(textTargets.map((target) => [target.id, target] as const))(
    'have the same results, but for few, and no finding by its default profile, as lossy %s',
    (_, target) => {
      const { wrong, written, faulty } = convertAll(real, target, true);
      console.info(
        `${target.id}: ${String(written)} lossy hands, ${String(wrong.length)} differ, ${String(faulty)} not written for a fault`,
      );
      console.info(wrong.slice(0, 20).join('\n'));
      expect(written).toBeGreaterThan(0);
      expect(wrong.filter((line) => / on line \d+$/.test(line))).toEqual([]);
      expect(wrong.length / written).toBeLessThanOrEqual(LOSSY_BAR);
      expect(faulty / (written + faulty)).toBeLessThanOrEqual(FAULTY_BAR);
    },
  );
});
