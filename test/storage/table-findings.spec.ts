import { deflateRawSync } from 'node:zlib';
import { auditBlock, auditSource, cutChunks, HandRegistry, HeldHands, makeRecord } from '#audit';
import type { HandOutcome } from '#audit';
import { profileOfFormat } from '#rules';
import { playHands, printHand, type SessionHand } from '../../libs/audit/testing/session.js';
import { recordOf } from '../../apps/api/hands/stored-hand.dto.js';
import auditChunk from '../../apps/worker/threads/audit-chunk.js';
import { inMemory } from '../support/chunks.js';
import { firstHands, freshStore } from './fresh-store.js';

const print = (hands: readonly SessionHand[]): string => `${hands.map(printHand).join('\n\n\n')}\n`;

const withoutChips = (hand: SessionHand, index: number): SessionHand =>
  index === 9
    ? {
        ...hand,
        players: hand.players.map((player) => ({
          ...player,
          stack: player.stack - (player.seat === 3 ? 300 : 0),
        })),
      }
    : hand;

const CHIPS_VANISH = playHands(30, withoutChips);

const LOGS: readonly (readonly [string, string, readonly string[]])[] = [
  ['the oldest hand first', print(CHIPS_VANISH), ['table-stakes']],
  ['the newest hand first', print(CHIPS_VANISH.toReversed()), ['table-stakes']],
  [
    'a hand out of order, and a copy',
    print([
      ...CHIPS_VANISH.slice(0, 20),
      ...CHIPS_VANISH.slice(4, 5),
      ...CHIPS_VANISH.slice(22),
      ...CHIPS_VANISH.slice(21, 22),
    ]),
    ['hand-order', 'table-stakes'],
  ],
];

/** The findings of each hand as the command line has them. */
const auditedLog = async (log: string): Promise<unknown[]> => {
  const options = {
    language: 'en',
    tables: true,
    profileFor: ({ format }: { format: string }) => profileOfFormat(format),
  } as const;
  const registry = new HandRegistry();
  const findings: unknown[] = [];
  const held = new HeldHands<HandOutcome>((outcome, acrossHands) => {
    const record = makeRecord({ file: 'x', member: null, index: 0 }, outcome, 'new', 'en', acrossHands);
    findings.push(record.findings);
  });
  const batches = auditSource(
    inMemory(Buffer.from(log)),
    (block, format) => auditBlock(block, format, options),
    { language: 'en', ahead: 1 },
  );
  for await (const { outcomes } of batches)
    for (const outcome of outcomes) {
      const isNew = outcome.digest === null || registry.see(outcome.digest) === 'new';
      held.add(outcome, isNew ? outcome.table : null, null);
    }
  held.end();
  return findings;
};

describe('findings across hands of finalized logs', () => {
  const fresh = freshStore();

  /** Imports a log in chunks of a few hands, as api and workers do. */
  const finalized = async (log: string, workspaceId: string): Promise<string> => {
    const { imports, chunks, finalizations } = fresh.store;
    const newImport = { workspaceId, name: 'x', format: null, profile: 'auto', idempotencyKey: null };
    const claim = await imports.open(newImport);
    if (claim.kind !== 'new') throw new Error('the import is not new');
    let ordinal = 0;
    for await (const { bytes, ...reading } of cutChunks(inMemory(Buffer.from(log)), { chunkLength: 3000 })) {
      const place = { workspaceId, ordinal: ordinal++, memberNumber: 0, member: null };
      const ids = await chunks.insert(claim.id, [{ ...place, reading, source: deflateRawSync(bytes) }]);
      const chunk = (await chunks.claim(ids![0]))!;
      await chunks.complete(chunk.id, claim.id, auditChunk(await chunks.withSource(chunk)));
    }
    expect(ordinal).toBeGreaterThan(5);
    await imports.markReceived(claim.id, workspaceId, log.length, new Uint8Array(1));
    expect(await finalizations.finalize(claim.id)).toBe(workspaceId);
    expect(await finalizations.finalize(claim.id)).toBeNull();
    return claim.id;
  };

  test.each(LOGS)('are those of the command line: %s', async (name, log, codes) => {
    const { id: workspaceId } = await fresh.store.workspaces.findOrCreate(`tables ${name}`);
    const importId = await finalized(log, workspaceId);
    const { hands } = await fresh.store.hands.list(workspaceId, {}, firstHands(100));
    const stored = hands.map((hand) => recordOf(hand, 'en').findings);
    const expected = (await auditedLog(log)) as { code: string }[][];
    expect(stored).toEqual(expected);
    expect(
      stored
        .flat()
        .map(({ code }) => code)
        .sort(),
    ).toEqual(codes);
    const listed = await fresh.store.findings.list(
      workspaceId,
      importId,
      {},
      { handId: 0, ordinal: -1 },
      100,
    );
    expect(listed).toHaveLength(codes.length);
    const found = await fresh.store.hands.list(workspaceId, { finding: codes[0] }, firstHands(100));
    expect(found.hands).toHaveLength(1);
  });
});
