import type { Page } from 'playwright-core';
import { hand } from '../api/logs.js';
import { accessibilityFaults } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { Calculator, inChromium, TIMEOUT_MS, until } from './calculator.js';

const FIRST_ID = 70_000_000_100;
const MANY = 60;

/** Sixty hands; the eleventh breaks a rule, and the twenty-first has a player with markup in the name. */
const LOG = Array.from({ length: MANY }, (_, index) =>
  hand({
    id: FIRST_ID + index,
    ...(index === 10 ? { raiseTo: '0.15' as const } : {}),
    ...(index === 20 ? { name: '<b>Núria</b>' } : {}),
  }).replace('18:15:00', `18:${String(index).padStart(2, '0')}:00`),
).join('');

const rows = (page: Page): Promise<number> => page.locator('.hand-list tbody tr').count();
const firstRow = (page: Page): Promise<string> => page.locator('.hand-list a').first().innerText();

inChromium('the list of hands in Chromium', () => {
  const pages = new Calculator();
  const { open } = pages;

  beforeAll(async () => {
    const address = pages.service.client.address;
    await fetch(`${address}/v1/hands?store=true`, { method: 'POST', body: LOG });
    await until(async () => {
      const response = await fetch(`${address}/v1/hands?limit=100`);
      return ((await response.json()) as { items: unknown[] }).items.length;
    }, MANY);
  }, TIMEOUT_MS);

  test(
    'finds a hand by its number on the site, and opens it in the replayer',
    async () => {
      const page = await open('/hands');
      await until(() => rows(page), 50);
      expect(await firstRow(page)).toBe(String(FIRST_ID + MANY - 1));
      await page.getByLabel('Number on the site').fill(String(FIRST_ID + 10));
      await page.keyboard.press('Enter');
      await until(() => rows(page), 1);
      expect(new URL(page.url()).search).toBe(`?handId=${FIRST_ID + 10}`);
      expect(await page.locator('.hand-list .marks').innerText()).toBe('short-raise');
      expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
        'Hand',
        'Time',
        'Game and table',
        'Pot',
        'Findings',
      ]);
      await page.locator('.hand-list a').click();
      await page.locator('.poker-table').waitFor();
      await page.locator('.finding[data-code="short-raise"]').waitFor();
      await page.goBack();
      await until(() => page.getByLabel('Number on the site').inputValue(), String(FIRST_ID + 10));
    },
    TIMEOUT_MS,
  );

  test(
    'filters by finding and player, and orders, with the state in the address',
    async () => {
      const page = await open('/hands?finding=short-raise');
      await until(() => rows(page), 1);
      await page.getByRole('button', { name: 'All hands' }).click();
      await until(() => rows(page), 50);
      await page.locator('.order select').selectOption('time');
      await until(() => firstRow(page), String(FIRST_ID));
      await page.getByLabel('Player').fill('<B>núria</B>');
      await page.getByRole('button', { name: 'Show' }).click();
      await until(() => rows(page), 1);
      expect(await firstRow(page)).toBe(String(FIRST_ID + 20));
      await page.goBack();
      await until(() => rows(page), 50);
      await page.goto(`${pages.proxy.url}/hands?from=2024-03-04`);
      await page.getByText('No hand matches the filter.').waitFor();
      expect(await page.getByLabel('From').inputValue()).toBe('2024-03-04');
      await page.goto(`${pages.proxy.url}/hands?from=2024-13-45`);
      await page.getByText('“2024-13-45” is no day of the calendar.').waitFor();
      await page.goto(`${pages.proxy.url}/hands?finding=no-such-code`);
      await page.locator('.error', { hasText: 'The request was refused.' }).waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'shows times and days in UTC, in any time zone of the browser',
    async () => {
      const day = '/hands?from=2024-03-02&to=2024-03-02';
      const page = await open(day, { ...DESKTOP, timezoneId: 'Pacific/Auckland' });
      await until(() => rows(page), 50);
      expect(await page.locator('.hand-list time').first().innerText()).toBe('2 Mar 2024, 23:59 UTC');
      await page.getByLabel('Code of a finding').selectOption('short-raise');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await until(() => rows(page), 1);
    },
    TIMEOUT_MS,
  );

  test(
    'goes from page to page, and sends what is shown as CSV and NDJSON',
    async () => {
      const page = await open('/hands?game=holdem');
      await until(() => rows(page), 50);
      await page.getByRole('link', { name: 'Next page' }).click();
      await until(() => rows(page), MANY - 50);
      expect(await firstRow(page)).toBe(String(FIRST_ID + MANY - 51));
      await page.getByRole('link', { name: 'First page' }).click();
      await until(() => rows(page), 50);
      for (const [name, type] of [
        ['These hands as CSV', 'text/csv'],
        ['These hands as NDJSON', 'application/x-ndjson'],
      ] as const) {
        const href = await page.getByRole('link', { name }).getAttribute('href');
        const response = await fetch(pages.proxy.url + String(href));
        expect([name, response.status, response.headers.get('content-type')]).toEqual([
          name,
          200,
          expect.stringContaining(type),
        ]);
        const lines = (await response.text()).trim().split('\n');
        expect([name, lines.length]).toEqual([name, type === 'text/csv' ? MANY + 1 : MANY]);
      }
    },
    TIMEOUT_MS,
  );

  test.each([
    ['light', DESKTOP],
    ['dark', PHONE],
  ] as const)(
    'has no accessibility fault, and is not wider than the window (%s)',
    async (colorScheme, device) => {
      const page = await open('/hands?site=PokerStars', { ...device, colorScheme });
      await until(() => rows(page), 50);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    },
    TIMEOUT_MS,
  );
});
