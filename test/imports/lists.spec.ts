import { dealHands } from '#dealer';
import { ILLEGAL } from '../api/logs.js';
import { asJson } from '../support/written.js';
import type { Json } from './client.js';
import { dealtHands, otherView, withoutShowdown } from './logs.js';
import { runningService } from './running.js';

type Hand = Json & { id: string; handId: string; playedAt: string | null; totalPot: string };

/** More than any pot. */
const BEYOND_POTS = 1e9;

const HOSTILE = '=HYPERLINK("http://x")';

describe('lists of hands', () => {
  const service = runningService({ FLOORMAN_CHUNK_LENGTH: '65536' });
  let hands: Hand[];

  const lines = async (query: string): Promise<Hand[]> =>
    (await service.client.lines(`/v1/hands?format=ndjson&${query}`)) as Hand[];
  const ids = (listed: readonly Json[]): unknown[] => listed.map(({ id }) => id);

  beforeAll(async () => {
    // One hand has no time, and one player a name that a spreadsheet would run.
    const texts = dealtHands(60, 31);
    const name = /^Seat 1: (.+) \(/m.exec(texts[0])![1];
    texts[0] = texts[0].replaceAll(name, HOSTILE);
    const timeless = texts[5].replace(/ - \d{4}\/\d\d\/\d\d .*$/m, '');
    const euros = dealtHands(8, 33).map((text) => text.replaceAll('$', '€').replaceAll('USD', 'EUR'));
    const log = [...texts.slice(0, 5), timeless, ...texts.slice(6), ILLEGAL, ...euros];
    await service.client.import(log.join(''));
    hands = await lines('');
  }, 120_000);

  /** All pages of a list, two hands at a time. */
  const paged = async (query: string): Promise<Json[]> => {
    const items: Json[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { items: Json[]; next: string | null } = await service.client.json(
        `/v1/hands?limit=7&${query}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      items.push(...page.items);
      cursor = page.next;
    }
    return items;
  };

  /** The hands in an order by a plain sort: without a value last, then by id. */
  const sorted = (valueOf: (hand: Hand) => number | null, sign: 1 | -1): unknown[] =>
    ids(
      hands.toSorted((a, b) => {
        const [x, y] = [valueOf(a), valueOf(b)];
        if (x === null || y === null) {
          if (x !== y) return x === null ? 1 : -1;
        } else if (x !== y) return sign * (x - y);
        return sign * (Number(a.id) - Number(b.id));
      }),
    );

  test.each([
    ['id', ({ id }: Hand) => Number(id)],
    ['time', ({ playedAt }: Hand) => (playedAt === null ? null : Date.parse(playedAt))],
    // Currencies are never compared: those of the second one come after all of the first.
    ['pot', ({ totalPot, currency }: Hand) => Number(totalPot) + (currency === 'USD' ? BEYOND_POTS : 0)],
  ] as const)('are sorted by %s in both directions, in pages and as a whole', async (order, valueOf) => {
    expect(hands).toHaveLength(69);
    for (const [query, sign] of [
      [order, 1],
      [`-${order}`, -1],
    ] as const) {
      const expected = sorted(valueOf, sign);
      expect(ids(await paged(`order=${query}`))).toEqual(expected);
      expect(ids(await lines(`order=${query}`))).toEqual(expected);
    }
  });

  test('are found by currency, in which pots are compared', async () => {
    const euros = hands.filter(({ currency }) => currency === 'EUR');
    expect(euros).toHaveLength(8);
    expect(ids(await lines('currency=eur'))).toEqual(ids(euros));
    expect(await lines('currency=GBP')).toEqual([]);
    const largest = euros.toSorted((a, b) => Number(b.totalPot) - Number(a.totalPot));
    const pots = (await paged('currency=EUR&order=-pot')).map(({ totalPot }) => totalPot);
    expect(pots).toEqual(largest.map(({ totalPot }) => totalPot));
    const { totalPot } = largest[3];
    expect(ids(await lines(`currency=EUR&minPot=${totalPot}`))).toEqual(
      ids(euros.filter((hand) => Number(hand.totalPot) >= Number(totalPot))),
    );
  });

  test('a cursor of another order is refused', async () => {
    const { next } = await service.client.json<{ next: string }>('/v1/hands?limit=7&order=pot');
    for (const query of [
      `order=id&cursor=${next}`,
      'order=pot&cursor=7',
      'order=pot&cursor=7~8',
      'order=none',
      'cursor=7~8~9',
    ])
      expect((await service.client.request(`/v1/hands?${query}`)).status).toBe(400);
  });

  test('are found by the number of the site, and by names in upper or lower case', async () => {
    const [, hand] = hands;
    expect(ids(await lines(`handId=${hand.handId}`))).toEqual([hand.id]);
    expect(await lines('handId=1')).toEqual([]);
    expect(ids(await lines('site=POKERstars'))).toEqual(ids(hands));
    expect(await lines('site=nowhere')).toEqual([]);
    const { name } = (hand.players as { name: string }[])[0];
    const theirs = hands.filter(({ players }) =>
      (players as { name: string }[]).some((player) => player.name === name),
    );
    for (const given of [name.toUpperCase(), name.toLowerCase()])
      expect(ids(await lines(`player=${encodeURIComponent(given)}`))).toEqual(ids(theirs));
  });

  test('are found by table and stakes, and by whether there was a showdown', async () => {
    const tableOf = ({ table }: Hand): string => (table as { name: string }).name;
    const table = tableOf(hands[0]);
    expect(ids(await lines(`table=${encodeURIComponent(table)}`))).toEqual(
      ids(hands.filter((hand) => tableOf(hand) === table)),
    );
    const stakes = await lines(`stakes=${encodeURIComponent('USD 0.50/1.00 no-limit')}`);
    const atOne = hands.filter(({ stakes: own }) => (own as { bigBlind: string }).bigBlind === '1.00');
    expect(ids(stakes)).toEqual(ids(atOne.filter(({ currency }) => currency === 'USD')));
    // Some of the words; amounts are compared by their value.
    for (const words of ['0.50/1.00', '0.5/1 NO-LIMIT'])
      expect(ids(await lines(`stakes=${encodeURIComponent(words)}`))).toEqual(ids(atOne));
    for (const none of ['0.50', '%20']) expect(await lines(`stakes=${none}`)).toEqual([]);
    const shown = await lines('showdown=true');
    const rest = await lines('showdown=false');
    expect(shown.length).toBeGreaterThan(0);
    expect(rest.length).toBeGreaterThan(0);
    expect(shown.length + rest.length).toBe(hands.length);
    const seats = (hand: Hand): Set<number> =>
      new Set((hand.pots as { seats: number[] }[]).flatMap((pot) => pot.seats));
    expect(shown.every((hand) => seats(hand).size > 1)).toBe(true);
    expect(rest.every((hand) => seats(hand).size < 2)).toBe(true);
  });

  test('are sent as CSV in which no name is a formula', async () => {
    const response = await service.client.request('/v1/hands?limit=1&format=csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    const [headings, line, end] = (await response.text()).split('\r\n');
    expect(headings.split(',').slice(0, 2)).toEqual(['id', 'importId']);
    expect(line.startsWith(`${hands[0].id},`)).toBe(true);
    expect(end).toBe('');
    const all = await (await service.client.request('/v1/hands?format=csv')).text();
    expect(all.split('\r\n')).toHaveLength(hands.length + 2);
    expect(all).not.toMatch(/(^|,)"?=/m);
    const accepted = await service.client.request('/v1/hands?limit=1', { headers: { accept: 'text/csv' } });
    expect(await accepted.text()).toBe(`${headings}\r\n${line}\r\n`);
  });

  test('a copy points at its first copy, and a duplicate has the findings of that one', async () => {
    const [, ...first] = [ILLEGAL, ...withoutShowdown(dealtHands(30, 32)).slice(0, 1)];
    await service.client.import(first.join(''), { name: 'first.txt' });
    const { id } = await service.client.import(`${ILLEGAL}${otherView(first[0])}`, { name: 'again.txt' });
    const copies = await lines(`import=${id}&status=audited,duplicate`);
    const [faulty] = await lines('finding=short-raise');
    const [original] = await lines(`handId=${copies[1].handId}&order=id`);
    expect(copies.map(({ copyOf }) => copyOf)).toEqual([
      { kind: 'duplicate', id: faulty.id, link: `/v1/hands/${faulty.id}` },
      { kind: 'other-view', id: original.id, link: `/v1/hands/${original.id}` },
    ]);
    expect(faulty).not.toHaveProperty('copyOf');
    const one = await service.client.json(`/v1/hands/${copies[0].id}`);
    expect(one.findingsOfFirst).toEqual(faulty.findings);
  });

  // The last test, because it adds hands.
  test('are found by a currency in any letters, however their log writes it', async () => {
    const [hand] = dealHands({ game: 'holdem', hands: 1, seed: 35 });
    for (const currency of ['nzd', 'NZD']) await service.client.import(asJson({ ...hand, currency }));
    for (const query of ['currency=NZD', 'currency=nzd', 'currency=Nzd&minPot=0', 'currency=nzd&order=-pot'])
      expect(new Set((await lines(query)).map(({ currency }) => currency))).toEqual(new Set(['nzd', 'NZD']));
  });
});
