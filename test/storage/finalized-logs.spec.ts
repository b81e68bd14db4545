import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFormat, handSchema, LineCursor } from '#histories';
import type { HandFilter } from '#storage';
import { CLEAN, hand } from '../api/logs.js';
import { ROOT } from '../commands/service.js';
import { finalizeLog } from './finalize-log.js';
import { firstHands, freshStore } from './fresh-store.js';

const BETS_MORE = CLEAN.replace('Ana: bets $0.40', 'Ana: bets $0.50');

/** A canonical hand with one name in two seats. PokerStars has no such hands. */
const TWO_CLARAS = ((): string => {
  const text = hand({ id: 1, name: 'Ana' });
  const reading = findFormat('pokerstars')!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error('the hand cannot be read');
  const players = reading.hand.players.map((player) =>
    player.name === 'Ana' ? { ...player, name: 'Clara' } : player,
  );
  return `${JSON.stringify(handSchema.encode({ ...reading.hand, players }))}\n`;
})();

describe('the hands of finalized logs', () => {
  const fresh = freshStore();
  let workspaceId: string;
  let workspaces = 0;
  beforeEach(async () => {
    ({ id: workspaceId } = await fresh.store.workspaces.findOrCreate(`finalized ${workspaces++}`));
  });

  const finalized = (log: string): Promise<string> => finalizeLog(fresh.store, workspaceId, log);
  const copyKinds = async (filter: HandFilter = {}): Promise<(string | null)[]> =>
    (await fresh.store.hands.list(workspaceId, filter, firstHands(100))).hands.map(
      ({ copyKind }) => copyKind,
    );

  test('a conflicting copy is found by its players, and does not count in their totals', async () => {
    await finalized(CLEAN + BETS_MORE);
    expect(await copyKinds()).toEqual([null, 'conflicting-copy']);
    expect(await copyKinds({ player: 'Bruno' })).toEqual([null, 'conflicting-copy']);
    expect(await fresh.store.players.findTotals(workspaceId, ['Bruno'])).toMatchObject([
      { hands: 1, putIn: '0.05' },
    ]);
  });

  const kinds = { severities: [], faults: 0, chipFaults: [] };

  test('an import of conflicting copies only has no players', async () => {
    await finalized(CLEAN);
    const id = await finalized(BETS_MORE);
    expect(await copyKinds({ importId: id, player: 'Ana' })).toEqual(['conflicting-copy']);
    expect(await fresh.store.reports.figures(workspaceId, id, kinds, 0)).toMatchObject({ players: 0 });
    expect(await fresh.store.players.findTotals(workspaceId, ['Ana'])).toMatchObject([{ hands: 1 }]);
  });

  test('a report has the players with most hands by name and site, and nobody else of their names', async () => {
    const lines = TWO_CLARAS.replaceAll('Clara', 'Dora').trimEnd();
    const hand = JSON.parse(lines) as { readonly id: string };
    const log = Array.from({ length: 60 }, (_, nth) =>
      JSON.stringify({ ...hand, id: `${hand.id} ${String(nth)}`, site: `Site ${String(nth)}` }),
    );
    const id = await finalized(`${log.join('\n')}\n`);
    const { players, cells, results } = await fresh.store.reports.figures(workspaceId, id, kinds, 0);
    expect(players).toBeGreaterThan(100);
    expect(new Set(cells.map(({ key }) => `${key.site} ${key.name}`)).size).toBe(50);
    expect(new Set(results.map(({ site, name }) => `${site} ${name}`)).size).toBe(12);
  });

  test('a name in two seats of a hand has played one hand', async () => {
    await finalized(TWO_CLARAS);
    expect(await fresh.store.players.list(workspaceId, { prefix: 'clara', limit: 9 })).toMatchObject([
      { hands: 1 },
    ]);
    expect(await fresh.store.players.findTotals(workspaceId, ['Clara'])).toMatchObject([
      { hands: 1, played: 1 },
    ]);
  });

  test('migrations complete the figures of imports that were finalized before', async () => {
    const id = await finalized(TWO_CLARAS + CLEAN + BETS_MORE);
    const figures = async () => [
      await fresh.store.imports.findStatus(workspaceId, id),
      await fresh.store.players.findTotals(workspaceId, ['Clara']),
    ];
    const after = await figures();
    const { pool } = fresh.database;
    await pool.query('update player_totals set hands = 9, played = 9, won = 9');
    await pool.query('alter table imports drop column total_chunks');
    for (const name of ['20261125000000_player_totals_by_hand', '20261125000100_chunks_of_sealed'])
      await pool.query(readFileSync(join(ROOT, 'prisma', 'migrations', name, 'migration.sql'), 'utf8'));
    // Of a later migration.
    await pool.query('update player_totals set net = collected - put_in');
    expect(await figures()).toEqual(after);
  });

  test('a migration writes the totals of players of imports that were finalized before', async () => {
    await finalized(TWO_CLARAS + CLEAN);
    await fresh.store.deletions.request(workspaceId, await finalized(BETS_MORE + hand({ id: 7 })));
    const totals = (): Promise<unknown> =>
      fresh.database.sql(
        `select import_id, workspace_id, name, site, currency, seats, hands, played, won, trim_scale(put_in) as put_in,
           trim_scale(collected) as collected, trim_scale(net) as net, first_played_at, last_played_at
         from import_player_totals order by import_id, name, site, currency`,
      );
    const before = await totals();
    await fresh.database.pool.query('drop table import_player_totals');
    const folder = join(ROOT, 'prisma', 'migrations', '20261212000000_import_player_totals');
    await fresh.database.pool.query(readFileSync(join(folder, 'migration.sql'), 'utf8'));
    expect(before).not.toEqual([]);
    expect(await totals()).toEqual(before);
  });

  test('hands without an id are distinguished by their texts', async () => {
    const read = findFormat('pokerstars')!.read(CLEAN, 0, CLEAN.length, 1, new LineCursor());
    if (!read.ok) throw new Error(JSON.stringify(read.rejection));
    const nameless = { ...handSchema.encode(read.hand), id: '' };
    const [one, other] = [nameless, { ...nameless, buttonSeat: 2 }].map((value) => JSON.stringify(value));
    await finalized(`${one}\n${other}\n${one}\n`);
    await finalized(`${other}\n`);
    expect(await copyKinds()).toEqual([null, null, 'duplicate', 'duplicate']);
  });
});
