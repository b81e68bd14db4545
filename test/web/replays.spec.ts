import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { isFull } from '#testing';
import { corpusFolder, corpusIsPresent } from '../support/corpus.js';
import { DESKTOP, PHONE } from './browser.js';
import { Calculator, inChromium, until } from './calculator.js';
import {
  corpusLogs,
  dealtLogs,
  NOTE_PAINT,
  onePerGame,
  type ReplayLog,
  type StoredHand,
  TABLE_FAULTS,
} from './replays.js';

/** A folder for a picture of every hand; none are stored without it. */
const PICTURES = process.env.FLOORMAN_PICTURES ?? '';
/** One of ten logs in the usual tests. */
const SHARE = isFull ? 1 : 10;
const TIMEOUT_MS = 1_800_000;

if (!corpusIsPresent) console.warn(`skipped in part: there is no corpus at ${corpusFolder}`);

interface Replayed extends StoredHand {
  readonly source: string;
}

const quantile = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);

inChromium('the replayer with hands of every site and game', () => {
  const pages = new Calculator();
  let hands: readonly Replayed[] = [];

  const getItems = async (path: string): Promise<StoredHand[]> => {
    const response = await fetch(pages.proxy.url + path);
    return ((await response.json()) as { items?: StoredHand[] }).items ?? [];
  };

  /** Stores a log; the hands of it to replay. A log that the service cannot read has none. */
  const store = async ({ source, content }: ReplayLog): Promise<Replayed[]> => {
    const imports = `${pages.proxy.url}/v1/imports`;
    const body = typeof content === 'string' ? content : new Uint8Array(content);
    const response = await fetch(imports, { method: 'POST', body });
    if (!response.ok) return [];
    const { id } = (await response.json()) as { id: string };
    for (let state = ''; state !== 'done' && state !== 'failed';) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      ({ state } = (await (await fetch(`${imports}/${id}`)).json()) as { state: string });
    }
    const items = await getItems(`/v1/hands?import=${id}&status=audited&limit=1000`);
    // A log of the corpus may have no hand that can be replayed; one of the dealer has one.
    if (source === 'dealer') expect([content, items.length]).toEqual([content, 1]);
    return onePerGame(items).map((hand) => ({ ...hand, source }));
  };

  beforeAll(async () => {
    const logs = [...corpusLogs(), ...dealtLogs()].filter((_, index) => index % SHARE === 0);
    const chosen = new Map<string, Replayed>();
    for (const log of logs)
      for (const hand of await store(log)) {
        // Hands of the dealer differ by their options too.
        const key = `${hand.source} ${hand.game.variant} ${hand.boards.length} ${hand.source === 'dealer' ? hand.id : ''}`;
        if (!chosen.has(key)) chosen.set(key, hand);
      }
    hands = [...chosen.values()];
    console.info(
      `replays ${hands.length} hands of ${new Set(hands.map(({ source }) => source)).size} sources`,
    );
    if (PICTURES !== '') mkdirSync(PICTURES, { recursive: true });
  }, TIMEOUT_MS);

  const faultsOf = (page: Page): Promise<string[]> => page.evaluate<string[]>(TABLE_FAULTS);

  test.each([
    ['desktop', DESKTOP],
    ['phone', { ...PHONE, locale: 'en-GB' }],
  ] as const)(
    'steps through each hand without an error, and nothing covers or leaves the table: %s',
    async (device, options) => {
      const page = await pages.open('/hands', options);
      await page.addInitScript(NOTE_PAINT);
      const faults: string[] = [];
      const opened: { readonly name: string; readonly id: string; readonly time: number }[] = [];
      const open = async (id: string): Promise<number> => {
        await page.goto(`${pages.proxy.url}/hands/${id}`);
        await until(() => page.evaluate('window.tablePaintedAt !== undefined'), true);
        return Math.round(await page.evaluate<number>('window.tablePaintedAt'));
      };
      for (const { id, source, game } of hands) {
        const name = `${source.replaceAll('/', '-')}-${game.variant}-${id}`;
        const time = await open(id);
        opened.push({ name, id, time });
        const steps = Number(await page.locator('.scrubber').getAttribute('max'));
        expect([name, steps > 0]).toEqual([name, true]);
        let most = 0;
        for (let step = 1; step <= steps; step++) {
          await page.keyboard.press('ArrowRight');
          const found = await faultsOf(page);
          faults.push(...found.map((fault) => `${name} at step ${step}: ${fault}`));
          const bets = await page.locator('[data-bet]').count();
          if (PICTURES === '' || bets <= most) continue;
          most = bets;
          await page
            .locator('.poker-table')
            .screenshot({ path: join(PICTURES, `${name}-${device}-bets.png`) });
        }
        expect([name, await page.locator('.scrubber').inputValue()]).toEqual([name, String(steps)]);
        if (PICTURES !== '')
          await page
            .locator('.poker-table')
            .screenshot({ path: join(PICTURES, `${name}-${device}-end.png`) });
      }
      const sorted = opened.map(({ time }) => time).toSorted((a, b) => a - b);
      console.info(
        `${device}: ${sorted.length} replays opened, median ${quantile(sorted, 0.5)} ms, 95th percentile ${quantile(sorted, 0.95)} ms, slowest ${quantile(sorted, 1)} ms`,
      );
      // Other work of the machine may have slowed these down: a second and a third time say whether the hands are slow.
      for (const { name, id, time } of opened.toSorted((a, b) => b.time - a.time).slice(0, 5))
        console.info(`${device}: ${name} opened in ${[time, await open(id), await open(id)].join(', ')} ms`);
      expect(hands.length).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
