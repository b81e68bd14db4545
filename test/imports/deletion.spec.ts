import { pause } from '../commands/service.js';
import { ILLEGAL } from '../api/logs.js';
import type { ImportStatus } from './client.js';
import { contradiction, dealtHands, dealtLog, otherView, withoutShowdown } from './logs.js';
import { runningService } from './running.js';

const ENVIRONMENT = { FLOORMAN_CHUNK_LENGTH: '16384' };

describe('deletion', () => {
  const service = runningService(ENVIRONMENT);
  /** A service that never had the deleted logs. */
  const other = runningService(ENVIRONMENT);

  const remove = (path: string): Promise<Response> => service.client.request(path, { method: 'DELETE' });

  /** Deletes an import with its hands, and waits until it is gone and every other import has ended. */
  const deleteImport = async (id: string): Promise<void> => {
    const response = await remove(`/v1/imports/${id}?data=true`);
    expect([response.status, ((await response.json()) as ImportStatus).state]).toEqual([202, 'deleting']);
    expect(response.headers.get('location')).toBe(`/v1/imports/${id}`);
    while ((await service.client.request(`/v1/imports/${id}`)).status !== 404) await pause();
    const { items } = await service.client.json<{ items: ImportStatus[] }>('/v1/imports');
    for (const left of items) await service.client.untilEnded(left.id);
  };

  /** Everything that can be read, without the ids that depend on the store. */
  const contents = async ({ client }: typeof service): Promise<unknown> => {
    const { items } = await client.json<{ items: ImportStatus[] }>('/v1/imports');
    const imports = await Promise.all(
      items.map(async ({ id, name, state, counts, findings }) => ({
        name,
        state,
        counts,
        findings,
        hands: await client.hands(id),
        listed: await client.findings(id),
      })),
    );
    const players = await client.json<{ items: { name: string }[] }>('/v1/players?limit=1000');
    const statistics = await Promise.all(
      players.items.map(({ name }) => client.json(`/v1/players/${encodeURIComponent(name)}/stats`)),
    );
    return { imports, players, statistics };
  };

  test('an import with everything in it: the store is as if the log had never been sent', async () => {
    const hidden = withoutShowdown(dealtHands(60, 51));
    const shared = dealtHands(20, 52);
    const own = dealtHands(20, 53);
    const first = [...hidden, ...shared, ...own, ILLEGAL].join('');
    // Duplicates, other views, contradictions, and hands that only this log has.
    const second = [
      ...hidden.slice(0, 3).map(otherView),
      ...hidden.slice(3, 6).map(contradiction),
      ...hidden.slice(3, 8),
      ...shared,
      ...dealtHands(10, 54),
      ILLEGAL,
    ].join('');
    const third = [...shared, ...dealtHands(10, 54), ...dealtHands(5, 55)].join('');
    const { id } = await service.client.import(first, { name: 'first' });
    for (const { client } of [service, other]) {
      await client.import(second, { name: 'second' });
      await client.import(third, { name: 'third' });
    }
    const before = await contents(service);
    await deleteImport(id);
    const after = await contents(service);
    expect(after).toEqual(await contents(other));
    expect(after).not.toEqual(before);
    // The key and the log can be used again, and give the same as at first.
    expect((await service.client.import(first, { name: 'first' })).state).toBe('done');
  }, 120_000);

  test('leaves other imports alone if they have no copies of its hands', async () => {
    const kept = await service.client.import(dealtLog(30, 56), { name: 'kept' });
    const { id } = await service.client.import(dealtLog(30, 57) + dealtLog(30, 56), { name: 'gone' });
    await deleteImport(id);
    expect(await service.client.status(kept.id)).toEqual(kept);
  });

  test('of an import that is running ends it, and other imports continue', async () => {
    const running = await service.client.upload(dealtLog(400, 58), { name: 'running', key: 'again' });
    const kept = await service.client.upload(dealtLog(60, 59), { name: 'beside' });
    await deleteImport(running.id);
    const ended = await service.client.untilEnded(kept.id);
    expect([ended.state, ended.counts.audited]).toEqual(['done', 60]);
    expect(await service.client.lines(`/v1/hands?import=${running.id}&format=ndjson`)).toEqual([]);
    // The key is free.
    const again = await service.client.import(dealtLog(400, 58), { name: 'running', key: 'again' });
    expect([again.id === running.id, again.counts.audited]).toEqual([false, 400]);
  });

  test('can be repeated; an import that is gone or never was is 404', async () => {
    const { id } = await service.client.import(dealtLog(5, 60), { name: 'twice' });
    const [one, two] = await Promise.all([
      remove(`/v1/imports/${id}?data=true`),
      remove(`/v1/imports/${id}?data=true`),
    ]);
    expect([202, 404]).toContain(one.status);
    expect([202, 404]).toContain(two.status);
    while ((await service.client.request(`/v1/imports/${id}`)).status !== 404) await pause();
    expect((await remove(`/v1/imports/${id}?data=true`)).status).toBe(404);
    expect((await remove(`/v1/imports/${id}?data=maybe`)).status).toBe(400);
  });

  test('of a hand takes it out of its import, its findings and the statistics, with its copies', async () => {
    const hands = withoutShowdown(dealtHands(40, 61));
    const rest = hands.slice(1).join('');
    const log = hands.join('') + ILLEGAL.replace('70000000002', '70000000061');
    const first = await service.client.import(log, { name: 'hands' });
    const second = await service.client.import(otherView(hands[0]) + rest, { name: 'views' });
    const [hand] = await service.client.lines(`/v1/hands?import=${first.id}&format=ndjson`);
    const players = hand.players as { name: string; seat: number }[];
    const played = async (): Promise<number> => {
      const { totals } = await service.client.json<{ totals: { hands: number }[] }>(
        `/v1/players/${encodeURIComponent(players[0].name)}/stats`,
      );
      return totals.reduce((sum, { hands: count }) => sum + count, 0);
    };
    const handsOfReport = async (): Promise<number> => {
      const { hands: groups } = await service.client.json<{ hands: { bySite: { hands: number }[] } }>(
        `/v1/imports/${first.id}/report`,
      );
      return groups.bySite.reduce((sum, { hands: count }) => sum + count, 0);
    };
    const before = await played();
    const reported = await handsOfReport();
    expect((await remove(`/v1/hands/${String(hand.id)}`)).status).toBe(204);
    expect((await remove(`/v1/hands/${String(hand.id)}`)).status).toBe(404);
    expect(await played()).toBe(before - 1);
    expect(await handsOfReport()).toBe(reported - 1);
    expect((await service.client.request(`/v1/hands/${String(hand.id)}`)).status).toBe(404);
    const [faulty] = await service.client.lines(
      `/v1/hands?import=${first.id}&finding=short-raise&format=ndjson`,
    );
    expect((await remove(`/v1/hands/${String(faulty.id)}`)).status).toBe(204);
    const [left, views] = [await service.client.status(first.id), await service.client.status(second.id)];
    expect(left.counts).toEqual({ ...first.counts, hands: hands.length - 1, audited: hands.length - 1 });
    expect(left.findings).not.toHaveProperty('short-raise');
    // The other view of the hand went with it.
    expect(views.counts).toEqual({ ...second.counts, hands: hands.length - 1, audited: 0 });
    // It stays away when the first import is deleted and the other one is audited again.
    await deleteImport(first.id);
    const again = await service.client.status(second.id);
    expect([again.counts.hands, again.counts.audited]).toEqual([hands.length - 1, hands.length - 1]);
    const listed = await service.client.lines(`/v1/hands?import=${second.id}&format=ndjson`);
    expect(listed.map(({ handId }) => handId)).not.toContain(hand.handId);
  });
});
