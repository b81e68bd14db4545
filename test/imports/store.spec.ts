import { ILLEGAL } from '../api/logs.js';
import type { Json } from './client.js';
import { contradiction, dealtHands, dealtLog, otherView, slowHand, withoutShowdown } from './logs.js';
import { runningService } from './running.js';

/** A page of players. */
interface Page {
  readonly items: readonly { readonly name: string; readonly site: string }[];
  readonly next: string | null;
}

describe('stored hands', () => {
  const service = runningService({ FLOORMAN_CHUNK_LENGTH: '65536' });

  test('a hand returns its text byte for byte, its replay and its export', async () => {
    const hands = dealtHands(8, 15).map((text) => text.replaceAll('\n', '\r\n'));
    const { id } = await service.client.import(hands.join(''), { name: 'crlf.txt' });
    const records = await service.client.lines(`/v1/hands?import=${id}&format=ndjson`);
    const sources = await Promise.all(
      records.map(async (record) =>
        (await service.client.request(`/v1/hands/${record.id as string}/source`)).text(),
      ),
    );
    expect(sources.join('')).toBe(hands.join(''));
    const [record] = records;
    const replay = await service.client.json<{ steps: Json[]; handId: string }>(
      `/v1/hands/${record.id as string}/replay`,
    );
    expect(replay.handId).toBe(record.handId);
    expect(replay.steps.length).toBeGreaterThan(3);
    expect(replay.steps[0]).toMatchObject({ event: 'small-blind', pot: '0' });
    const equity = await service.client.json<{ streets: { street: string }[]; noAllIn: string | null }>(
      `/v1/hands/${record.id as string}/equity`,
    );
    expect(equity.streets[0].street).toBe('preflop');
    const unstored = await service.client.request('/v1/hands/equity?index=1', {
      method: 'POST',
      body: [hands[3], hands[0]].join(''),
    });
    expect({ id: record.id, importId: id, ...((await unstored.json()) as Json) }).toEqual(equity);
    const missing = await service.client.request('/v1/hands/equity?index=1', {
      method: 'POST',
      body: hands[0],
    });
    expect(missing.status).toBe(404);
    const canonical = await service.client.request(`/v1/hands/${record.id as string}/export`);
    expect(await canonical.json()).toMatchObject({ id: record.handId, format: 'pokerstars' });
    const written = await service.client.request(`/v1/hands/${record.id as string}/export?format=pokerstars`);
    expect((await written.text()).trimEnd()).toBe(hands[0].replaceAll('\r\n', '\n').trimEnd());
    expect((await service.client.request('/v1/hands/999999999/source')).status).toBe(404);
  });

  test('equities of a slow hand end with the connection of their client, so that others do not wait for them', async () => {
    const slow = slowHand();
    const path = '/v1/hands/equity';
    // As many as the service takes at once from one client.
    for (let nth = 0; nth < 15; nth++) {
      const signal = AbortSignal.timeout(200);
      await expect(service.client.request(path, { method: 'POST', body: slow, signal })).rejects.toThrow();
    }
    const quick = { method: 'POST', body: dealtHands(1, 5)[0] };
    let { status } = await service.client.request(path, quick);
    for (let tries = 0; status !== 200 && tries < 50; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      ({ status } = await service.client.request(path, quick));
    }
    expect(status).toBe(200);
  });

  test('hands are filtered and paged', async () => {
    const log = dealtLog(120, 16) + ILLEGAL.replace('70000000002', '70000000099');
    const { id } = await service.client.import(log, { name: 'filters.txt' });
    const all = await service.client.lines(`/v1/hands?import=${id}&format=ndjson`);
    const paged: Json[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { items: Json[]; next: string | null } = await service.client.json(
        `/v1/hands?import=${id}&limit=50${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      paged.push(...page.items);
      cursor = page.next;
    }
    expect(paged).toEqual(all);
    const illegal = await service.client.lines(`/v1/hands?import=${id}&finding=short-raise&format=ndjson`);
    expect(illegal.map(({ handId }) => handId)).toEqual(['70000000099']);
    const player = (all[0].players as { name: string }[])[0].name;
    const his = await service.client.lines(
      `/v1/hands?import=${id}&format=ndjson&player=${encodeURIComponent(player)}`,
    );
    const sat = all.filter(({ players }) =>
      (players as { name: string }[]).some(({ name }) => name === player),
    );
    expect(his).toEqual(sat);
    const big = await service.client.lines(`/v1/hands?import=${id}&format=ndjson&minPot=2.5`);
    expect(big).toEqual(all.filter(({ totalPot }) => Number(totalPot) >= 2.5));
    expect(big.length).toBeLessThan(all.length);
    const moment = all[60].playedAt as string;
    const later = await service.client.lines(
      `/v1/hands?import=${id}&format=ndjson&from=${encodeURIComponent(moment)}`,
    );
    expect(later).toEqual(all.filter(({ playedAt }) => (playedAt as string) >= moment));
    for (const query of [
      'limit=0',
      'cursor=x',
      'finding=none-such',
      'from=yesterday',
      'minPot=1e3',
      'unknown=1',
    ])
      expect((await service.client.request(`/v1/hands?${query}`)).status).toBe(400);
  });

  test('findings are returned as JSON pages, NDJSON and CSV, in both languages', async () => {
    const ids = [1, 2, 3].map((digit) => ILLEGAL.replace('70000000002', `7100000000${digit}`));
    const { id } = await service.client.import(ids.join(''), { name: 'faults.txt' });
    const lines = await service.client.lines(`/v1/imports/${id}/findings?format=ndjson`);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatchObject({
      handId: '71000000002',
      file: 'faults.txt',
      index: 1,
      code: 'short-raise',
      severity: 'illegal',
      rules: ['R-BET-6'],
      engine: '1.0.0',
      profile: 'pokerstars',
    });
    const page = await service.client.json<{ items: Json[]; next: string }>(
      `/v1/imports/${id}/findings?limit=2`,
    );
    const rest = await service.client.json<{ items: Json[]; next: null }>(
      `/v1/imports/${id}/findings?limit=2&cursor=${page.next}`,
    );
    expect([...page.items, ...rest.items]).toEqual(lines);
    const csv = await (await service.client.request(`/v1/imports/${id}/findings?format=csv`)).text();
    expect(csv.trimEnd().split('\r\n')).toHaveLength(4);
    const spanish = await service.client.json<{ items: { message: string }[] }>(
      `/v1/imports/${id}/findings?lang=es`,
    );
    expect(spanish.items[0].message).not.toBe(lines[0].message);
    expect(await service.client.lines(`/v1/imports/${id}/findings?format=ndjson&code=amount`)).toEqual([]);
  });

  test('a player is counted once a hand, however many logs contain the hand', async () => {
    const hands = withoutShowdown(dealtHands(30, 17));
    await service.client.import(hands.join(''), { name: 'mine.txt' });
    const [first] = hands;
    const name = /^Dealt to (.+) \[/m.exec(first)![1];
    const path = `/v1/players/${encodeURIComponent(name)}/stats`;
    const before = await service.client.json(path);
    await service.client.import(hands.map(otherView).join(''), { name: 'theirs.txt' });
    expect(await service.client.json(path)).toEqual(before);
    const { items } = await service.client.json<{ items: { name: string }[] }>(
      `/v1/players?name=${encodeURIComponent(name)}`,
    );
    expect(items.map((player) => player.name)).toContain(name);
    const { totals } = await service.client.json<{ totals: { hands: number }[] }>(path);
    const sat = await service.client.lines(`/v1/hands?player=${encodeURIComponent(name)}&format=ndjson`);
    expect(totals.reduce((sum, { hands: dealt }) => sum + dealt, 0)).toBe(sat.length);
    expect((await service.client.request('/v1/players/nobody%20of%20that%20name/stats')).status).toBe(404);
  });

  test('players are paged by name, each exactly once', async () => {
    await service.client.import(dealtLog(40, 43), { name: 'players.txt' });
    const { items: all } = await service.client.json<Page>('/v1/players?limit=1000');
    const paged: Page['items'][number][] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: Page = await service.client.json<Page>(
        `/v1/players?limit=3${next === '' ? '' : `&cursor=${next}`}`,
      );
      paged.push(...page.items);
      ({ next } = page);
    }
    expect(all.length).toBeGreaterThan(6);
    expect(paged).toEqual(all);
    const names = all.map(({ name }) => name);
    const folded = (name: string): Buffer => Buffer.from(name.toLowerCase());
    expect(names).toEqual(names.toSorted((a, b) => Buffer.compare(folded(a), folded(b))));
    const begins = names[3].slice(0, 1);
    const some = await service.client.json<Page>(`/v1/players?name=${encodeURIComponent(begins)}&limit=1000`);
    const startsAlike = (name: string): boolean => name.toLowerCase().startsWith(begins.toLowerCase());
    expect(some.items.map(({ name }) => name)).toEqual(names.filter(startsAlike));
  });

  test('an other-view adds its cards to the hand; a conflicting copy does not', async () => {
    const [hand, ...more] = withoutShowdown(dealtHands(60, 18));
    await service.client.import(hand + more.join(''), { name: 'first.txt' });
    const second = await service.client.import(otherView(hand) + contradiction(more[0]) + more[1], {
      name: 'second.txt',
    });
    expect(second.counts).toEqual({ hands: 3, audited: 2, rejected: 0, duplicates: 1, cancelled: 0 });
    expect(second.findings).toMatchObject({ 'other-view': 1, 'conflicting-copy': 1 });
    const [view, conflict] = await service.client.lines(`/v1/hands?import=${second.id}&format=ndjson`);
    const merged = await service.client.json<{ players: { cards: string | null }[]; views: string[] }>(
      `/v1/hands/${view.id as string}`,
    );
    expect(merged.views).toHaveLength(1);
    expect(merged.players.filter(({ cards }) => cards !== null)).toHaveLength(2);
    const alone = await service.client.json<{ views: string[] }>(`/v1/hands/${conflict.id as string}`);
    expect(alone.views).toEqual([]);
    expect((await service.client.findings(second.id)).map(({ code, rules }) => [code, rules])).toEqual(
      expect.arrayContaining([
        ['other-view', ['L-ID-1']],
        ['conflicting-copy', ['L-ID-1']],
      ]),
    );
  });
});
