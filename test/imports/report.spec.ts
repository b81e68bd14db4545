import { CLEAN, hand, ILLEGAL, UNSUPPORTED, zip } from '../api/logs.js';
import { eventually, pause } from '../commands/service.js';
import type { Json } from './client.js';
import { dealtHands, dealtLog } from './logs.js';
import { runningService } from './running.js';

const HOSTILE = '<img src=x onerror=alert(1)>"\'&';

interface Report {
  readonly money: readonly Json[];
  readonly import: Json;
  readonly players: number;
  readonly firstPlayedAt: string | null;
  readonly lastPlayedAt: string | null;
  readonly findings: {
    readonly bySeverity: Json[];
    readonly byCode: { readonly code: string; readonly findings: number; readonly meaning: string }[];
    readonly byRule: { readonly rule: string; readonly findings: number }[];
    readonly first: Json[];
  };
  readonly results: Json[];
  readonly fairness: Json | null;
  readonly partners: Json | null;
  readonly rejections: Json[];
  readonly hands: Readonly<Record<'bySite' | 'byGame' | 'byStakes' | 'byDay', Json[]>>;
  readonly seconds: Readonly<Record<string, number>>;
  readonly links: Readonly<Record<'html' | 'csv' | 'ndjson' | 'hands', string>>;
}

describe('the report of an import', () => {
  const service = runningService({ FLOORMAN_CHUNK_LENGTH: '65536' });

  const reportOn = (id: string, query = ''): Promise<Report> =>
    service.client.json<Report>(`/v1/imports/${id}/report${query}`);
  const pageOf = async (id: string, query = '&lang=en'): Promise<string> => {
    const response = await service.client.request(`/v1/imports/${id}/report?format=html${query}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    return response.text();
  };

  test('counts findings by code, rejections by reason, and hands by site, game and table size', async () => {
    const secondDay = hand({ id: 70_000_000_004 }).replace('2024/03/02', '2024/03/04');
    const log = CLEAN + ILLEGAL + ILLEGAL.replace('70000000002', '70000000005') + UNSUPPORTED + secondDay;
    const status = await service.client.import(log, { name: 'few.txt' });
    const report = await reportOn(status.id);
    expect(report.import).toEqual(status);
    expect(report).toMatchObject({
      players: 3,
      firstPlayedAt: '2024-03-02T23:15:00.000Z',
      lastPlayedAt: '2024-03-04T23:15:00.000Z',
      findings: {
        bySeverity: [{ severity: 'illegal', findings: 2, hands: 2 }],
        byCode: [
          {
            code: 'short-raise',
            severity: 'illegal',
            findings: 2,
            hands: 2,
            meaning: 'A raise was smaller than the last bet or raise of the round.',
          },
        ],
      },
      rejections: [{ code: 'unsupported-game', hands: 1, meaning: 'This game is not supported.' }],
      hands: {
        bySite: [{ site: 'PokerStars', hands: 4 }],
        byGame: [{ variant: 'holdem', limit: 'no-limit', hands: 4 }],
        byStakes: [{ currency: 'USD', bigBlind: '0.10', hands: 4 }],
        byDay: [
          { day: '2024-03-02', hands: 3 },
          { day: '2024-03-04', hands: 1 },
        ],
      },
    });
    for (const stage of ['receiving', 'auditing', 'storing', 'sealing', 'total'])
      expect(report.seconds[stage]).toBeGreaterThan(0);
    expect(report.findings.first).toEqual(await service.client.lines(report.links.ndjson));
    expect((await service.client.lines(report.links.hands)).length).toBe(5);
    const csv = await (await service.client.request(report.links.csv)).text();
    expect(csv.trimEnd().split('\r\n')).toHaveLength(3);
  });

  test('adds up the figures of hands over many chunks', async () => {
    const log = dealtLog(400, 31) + contradicted(dealtHands(400, 32)).join('');
    const { id, findings } = await service.client.import(log, { name: 'many.txt' });
    const report = await reportOn(id);
    const hands = await service.client.lines(`/v1/hands?import=${id}&format=ndjson`);
    const counted = (keyOf: (record: Json) => string): Record<string, number> => {
      const counts: Record<string, number> = {};
      for (const record of hands) counts[keyOf(record)] = (counts[keyOf(record)] ?? 0) + 1;
      return counts;
    };
    expect(Object.fromEntries(report.hands.byDay.map(({ day, hands }) => [day, hands]))).toEqual(
      counted(({ playedAt }) => (playedAt as string).slice(0, 10)),
    );
    const seats = hands.flatMap(({ players }) => (players as { name: string }[]).map(({ name }) => name));
    expect(report.players).toBe(new Set(seats).size);
    expect(Object.fromEntries(report.findings.byCode.map(({ code, findings }) => [code, findings]))).toEqual(
      findings,
    );
    expect(Object.values(findings).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(200);
    expect(report.findings.first).toHaveLength(200);
  });

  test('lists findings by severity, then in the order of the log', async () => {
    const noted = dealtHands(3, 33).map((text) => text.replace(/: folds\n/, ': folds\nnobody reads this\n'));
    const { id } = await service.client.import(
      noted.join('') + ILLEGAL.replace('70000000002', '70000000006'),
      {
        name: 'order.txt',
      },
    );
    const { findings } = await reportOn(id);
    const severities = findings.first.map(({ severity }) => severity as string);
    expect(severities).toEqual(['illegal', 'notice', 'notice', 'notice']);
    expect(findings.first.slice(1).map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  test('reconciles the chips of each stakes, and marks what is missing', async () => {
    const short = hand({ id: 70_000_000_021 }).replaceAll('collected $0.62', 'collected $0.60');
    const log = hand({ id: 70_000_000_020 }) + short;
    const { id } = await service.client.import(log, { name: 'short.txt' });
    const { money } = await reportOn(id);
    expect(money).toEqual([
      {
        site: 'PokerStars',
        stakes: expect.stringMatching(/0\.05\/0\.10/),
        hands: 2,
        unknown: 0,
        pots: '1.30',
        collected: '1.22',
        rake: '0.06',
        difference: '0.02',
        unbalanced: 1,
      },
    ]);
    expect(await pageOf(id)).toContain('<td class="n suspect"><strong>0.02</strong></td>');
    const clean = await service.client.import(hand({ id: 70_000_000_022 }), { name: 'clean.txt' });
    expect(await pageOf(clean.id, '&lang=es')).toContain('<td class="n">cuadra</td>');
  });

  test('counts findings by rule, and shows the results of players over time', async () => {
    const log = dealtLog(60, 35) + contradicted(dealtHands(40, 36)).join('');
    const { id } = await service.client.import(log, { name: 'rules.txt' });
    const report = await reportOn(id);
    const found = await service.client.lines(report.links.ndjson);
    const counts: Record<string, number> = {};
    for (const rule of found.flatMap(({ rules }) => rules as string[]))
      counts[rule] = (counts[rule] ?? 0) + 1;
    expect(Object.fromEntries(report.findings.byRule.map(({ rule, findings }) => [rule, findings]))).toEqual(
      counts,
    );
    const [line] = report.results as { name: string; hands: number; points: Json[] }[];
    const single = await service.client.json<{ topPlayers: { name: string; money: Json[] }[] }>(
      `/v1/imports/${id}/report`,
    );
    const player = single.topPlayers.find(({ name }) => name === line.name);
    expect(line.points.at(-1)).toMatchObject({
      hands: line.hands,
      net: player?.money[0].net,
    });
    for (const check of ['fairness', 'partners'] as const)
      expect(report[check]).toEqual(
        await service.client.json(
          `/v1/imports/${id}/${check}${check === 'partners' ? '?all=true&limit=200' : ''}`,
        ),
      );
    const html = await pageOf(id);
    expect(html).toContain('<h2>Fairness of the deal</h2>');
    expect(html).toMatch(/<h2>Chips between players<\/h2>\n<p>PokerStars: /);
    expect(html).toContain('<h2>Results over time</h2>');
    expect(html.match(/<svg class="lines"/g)?.length).toBe(Math.min(12, report.results.length));
  });

  test('replaces names in the report, its page and the findings', async () => {
    const talk = '*** HOLE CARDS ***\nEdgar Poe joins the table at seat 9\n';
    const log = (CLEAN + ILLEGAL + UNSUPPORTED)
      .replace(/#7/g, '#8')
      .replaceAll('Ana', 'Zoë')
      .replaceAll('*** HOLE CARDS ***\n', talk);
    const { id } = await service.client.import(log, { name: 'diary-of-zoe.txt' });
    const names = ['Zoë', 'Bruno', 'Clara', 'Edgar', 'Poe', 'diary', 'Vesta'];
    const answers = async (query: string): Promise<string[]> => {
      const paths = [
        'report?format=json',
        'report?format=html',
        'findings?format=csv',
        'findings?format=json',
      ];
      const responses = paths.map((path) => service.client.request(`/v1/imports/${id}/${path}${query}`));
      return Promise.all((await Promise.all(responses)).map((response) => response.text()));
    };
    const named = (await answers('')).join('');
    expect(names.filter((name) => !named.includes(name))).toEqual([]);
    const nameless = await answers('&anonymize=true');
    expect(names.filter((name) => nameless.join('').toLowerCase().includes(name.toLowerCase()))).toEqual([]);
    const [finding] = (JSON.parse(nameless[3] ?? '') as { items: { players: { name: string }[] }[] }).items;
    expect(finding.players.length).toBeGreaterThan(1);
    for (const { name } of finding.players) expect(name).toMatch(/^player-[0-9a-f]{16}$/);
    expect(nameless[1]).toMatch(/<mark> *\d+ {2}player-[0-9a-f]{16}: raises /);
  });

  test('counts duplicates as duplicates only', async () => {
    const log = dealtLog(10, 34);
    await service.client.import(log, { name: 'first.txt' });
    const again = await service.client.import(log, { name: 'again.txt' });
    expect(again.counts.duplicates).toBe(10);
    expect(await reportOn(again.id)).toMatchObject({
      players: 0,
      firstPlayedAt: null,
      hands: { bySite: [], byGame: [], byStakes: [], byDay: [] },
      findings: { byCode: [], first: [] },
    });
    expect(await pageOf(again.id)).toContain('<dd>10</dd><dt>duplicates</dt>');
  });

  describe('as a page', () => {
    test('is sent to browsers; other clients receive JSON', async () => {
      const { id } = await service.client.import(dealtLog(2, 35), { name: 'browser.txt' });
      const typeFor = async (accept: string, query = ''): Promise<string | undefined> => {
        const response = await service.client.request(`/v1/imports/${id}/report${query}`, {
          headers: { accept },
        });
        expect(response.headers.get('vary')).toContain('accept');
        return response.headers.get('content-type')?.split(';')[0];
      };
      const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
      expect(await typeFor(browser)).toBe('text/html');
      expect(await typeFor(browser, '?format=json')).toBe('application/json');
      expect(await typeFor('*/*')).toBe('application/json');
      expect(await typeFor('application/json, text/html;q=0.5')).toBe('application/json');
      expect(await typeFor('*/*', '?format=html')).toBe('text/html');
      expect(await typeFor('text/html;q=0')).toBe('application/json');
    });

    test('escapes hostile names of files, members, players and tables', async () => {
      const text = hand({ id: 70_000_000_007, raiseTo: '0.15', name: HOSTILE }).replace('Vesta II', HOSTILE);
      const archive = zip({ name: `${HOSTILE}.txt`, data: text });
      const { id, findings } = await service.client.import(archive, { name: `${HOSTILE}.zip` });
      expect(findings).toEqual({ 'short-raise': 1 });
      const html = await pageOf(id);
      expect(html).not.toMatch(/<img|<script/);
      const safe = '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;';
      expect(html).toContain(`<title>${safe}.zip – Audit of poker hands</title>`);
      expect(html).toContain(`<span class="place">${safe}.txt, line`);
      expect(html).toContain(` · ${safe}</span>`);
      expect(html).toContain(`Table &#39;${safe}&#39;`);
    });

    test('loads nothing from elsewhere, under its content security policy', async () => {
      const { id } = await service.client.import(
        ILLEGAL.replace('70000000002', '70000000008') + dealtLog(40, 36),
        {
          name: 'alone.txt',
        },
      );
      const response = await service.client.request(`/v1/imports/${id}/report?format=html`);
      expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self'|default-src 'self'/);
      const html = await response.text();
      expect(html).not.toMatch(/<script|<link|<iframe|src=|url\(|@import|\son\w+=|javascript:/i);
      expect(html).toContain(`default-src 'none'; style-src 'unsafe-inline'`);
      // Links are relative to the page and lead to existing routes.
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      );
      expect(links.length).toBeGreaterThan(2);
      // A finding leads to the replayer, at its step.
      const { items } = await service.client.json<{ items: { hand: string; event: number | null }[] }>(
        `/v1/imports/${id}/findings`,
      );
      for (const { hand: found, event } of items)
        expect(links).toContain(
          `../../../hands/${found}${event === null ? '' : `?step=${String(event + 1)}`}`,
        );
      expect(links.filter((href) => href.includes('?step='))).toHaveLength(1);
      expect(html).toMatch(/From first byte to end: [\d.]+ s/);
      expect(html).not.toContain('<td>From first byte');
      for (const href of links) {
        const { pathname, search } = new URL(href, `${service.client.address}/v1/imports/${id}/report`);
        expect([href, (await service.client.request(`${pathname}${search}`)).status]).toEqual([href, 200]);
      }
    });

    test('is entirely in Spanish on request', async () => {
      const log = ILLEGAL.replace('70000000002', '70000000009') + UNSUPPORTED + dealtLog(20, 37);
      const { id } = await service.client.import(log, { name: 'x.txt' });
      const html = await pageOf(id, '&lang=es');
      expect(html).toContain('<html lang="es">');
      expect(html).toContain('Una subida era menor que la última apuesta o subida de la ronda.');
      expect(html).toContain(', sin límite</td>');
      const ours = html
        .replace(/<style>[^]*?<\/style>|<pre>[^]*?<\/pre>|<code>[^]*?<\/code>/g, '')
        .replace(/<[^>]*>/g, ' ');
      expect(ours).not.toMatch(
        /\b(hands?|seat|rejected|illegal|findings|line|audited|players|played|receiv\w+|storing|share)\b/i,
      );
    });
  });

  test('of a failed import states the reason in the language of the request', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (log) => {
        log.enqueue(Buffer.from(CLEAN));
      },
      pull: async (log) => {
        // The chunks before it are already being audited.
        await pause(500);
        log.error(new Error('the sender has gone'));
      },
    });
    await expect(service.client.post(broken, { name: 'nothing.txt' })).rejects.toThrow();
    const find = async (): Promise<Json | undefined> => {
      const { items } = await service.client.json<{ items: Json[] }>('/v1/imports?lang=es');
      return items.find(({ name, state }) => name === 'nothing.txt' && state === 'failed');
    };
    await eventually(async () => {
      const found = await find();
      return found !== undefined && (found.chunks as { total: number }).total === 0;
    });
    const failed = (await find())!;
    const spanish = 'la subida se interrumpió';
    expect(failed.error).toEqual({
      code: 'upload-interrupted',
      detail: expect.stringContaining(spanish) as string,
    });
    expect(await pageOf(failed.id as string, '&lang=es')).toContain(spanish);
    expect(await pageOf(failed.id as string)).toContain('the upload was interrupted');
    const { import: reported } = await reportOn(failed.id as string, '?lang=es');
    expect(reported).toEqual(failed);
    const path = `/v1/imports/${failed.id as string}`;
    expect(await service.client.json(`${path}?lang=es`)).toEqual(failed);
    expect(await (await service.client.request(`${path}/events?lang=es`)).text()).toContain(spanish);
  });

  test('is refused before the import has ended, and for an unknown import', async () => {
    const { id } = await service.client.upload(dealtLog(4000, 38), { name: 'long.txt' });
    const early = await service.client.request(`/v1/imports/${id}/report?lang=es`);
    expect(early.status).toBe(409);
    expect(early.headers.get('retry-after')).toBe('2');
    expect(await early.json()).toMatchObject({
      code: 'conflict',
      detail: expect.stringMatching(/terminado/),
    });
    for (const part of ['fairness', 'partners', 'export?format=csv']) {
      const response = await service.client.request(`/v1/imports/${id}/${part}`);
      expect([part, response.status, response.headers.get('retry-after')]).toEqual([part, 409, '2']);
    }
    await service.client.request(`/v1/imports/${id}`, { method: 'DELETE' });
    const ended = await service.client.untilEnded(id);
    expect(ended.state).toBe('cancelled');
    expect(await pageOf(id)).toContain('<strong>cancelled</strong> The audit is incomplete');
    expect((await service.client.request(`/v1/imports/${id}/report?format=pdf`)).status).toBe(400);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await service.client.request(`/v1/imports/${unknown}/report`)).status).toBe(404);
  });
});

/** Changes the total pot of every hand. */
const contradicted = (hands: readonly string[]): string[] =>
  hands.map((text) =>
    text.replace(/^Total pot \$(\d+)/m, (_whole, chips: string) => `Total pot $${Number(chips) + 1}`),
  );
