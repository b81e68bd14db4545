import type { Page } from 'playwright-core';
import { hand } from '../api/logs.js';
import { accessibilityFaults } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { Calculator, inChromium, TIMEOUT_MS, until } from './calculator.js';
import { inEuros } from './player-logs.js';

const FIRST_ID = 70_000_000_100;
const MANY = 60;

/**
 * Sixty hands: the eleventh breaks a rule, the twenty-first has a player with markup in the name, and the thirty-first is in
 * euros.
 */
const LOG = Array.from({ length: MANY }, (_, index) =>
  (index === 30 ? inEuros : String)(
    hand({
      id: FIRST_ID + index,
      ...(index === 10 ? { raiseTo: '0.15' as const } : {}),
      ...(index === 20 ? { name: '<b>Núria</b>' } : {}),
    }).replace('18:15:00', `18:${String(index).padStart(2, '0')}:00`),
  ),
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
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await until(() => firstRow(page), String(FIRST_ID));
      await page.getByLabel('Player').fill('<B>núria</B>');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
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
      expect(await page.locator('.error .detail').count()).toBe(1);
    },
    TIMEOUT_MS,
  );

  test(
    'an order is chosen with the arrow keys, and shown when the form is sent',
    async () => {
      const page = await open('/hands');
      await until(() => rows(page), 50);
      const order = page.locator('.order select');
      await page.getByLabel('Player').fill('Nobody');
      await order.focus();
      for (const expected of ['time', '-pot', 'pot', 'id']) {
        await page.keyboard.press('ArrowDown');
        expect(await order.inputValue()).toBe(expected);
      }
      expect(await page.evaluate('document.activeElement.closest(".order") !== null')).toBe(true);
      expect(new URL(page.url()).search).toBe('');
      await page.getByLabel('Player').fill('');
      await page.keyboard.press('Enter');
      await until(() => firstRow(page), String(FIRST_ID));
      expect(new URL(page.url()).search).toBe('?order=id');
    },
    TIMEOUT_MS,
  );

  test(
    'compares pots in one currency only',
    async () => {
      const page = await open('/hands');
      await until(() => rows(page), 50);
      const show = page.getByRole('button', { name: 'Show', exact: true });
      const currency = page.getByLabel('Currency');
      await page.locator('.order select').selectOption('-pot');
      await show.click();
      expect(await page.evaluate('document.querySelector("#filter-currency").validationMessage')).toBe(
        'Choose a currency: pots can only be compared within one.',
      );
      expect(await page.evaluate('document.activeElement.id')).toBe('filter-currency');
      expect(new URL(page.url()).search).toBe('');
      await currency.fill('eur');
      await show.click();
      await until(() => rows(page), 1);
      expect(await firstRow(page)).toBe(String(FIRST_ID + 30));
      expect(new URL(page.url()).search).toBe('?currency=eur&order=-pot');
    },
    TIMEOUT_MS,
  );

  test(
    'finds stakes by their amounts, offers names and imports, and says that names are whole',
    async () => {
      const page = await open('/hands');
      await until(() => rows(page), 50);
      await page.getByText('More filters').click();
      await page.locator('#filter-stakes').fill('0.05/0.10');
      await page.keyboard.press('Enter');
      await until(() => Promise.resolve(new URL(page.url()).searchParams.get('stakes')), '0.05/0.10');
      await until(() => page.locator('.hands [aria-busy]').getAttribute('aria-busy'), 'false');
      expect(await rows(page)).toBe(50);
      // What is typed offers the names that contain it.
      await page.getByLabel('Player').fill('núr');
      await until(
        () => page.locator('#filter-player-known option').first().getAttribute('value'),
        '<b>Núria</b>',
      );
      expect(await page.locator('#filter-site-known option[value="PokerStars"]').count()).toBe(1);
      const imported = page.locator('#filter-import');
      await until(() => imported.locator('option').count(), 2);
      expect(await imported.locator('option').nth(1).innerText()).toMatch(/ · .* UTC$/);
      await page.keyboard.press('Enter');
      await page.getByText('No hand matches the filter.').waitFor();
      await page.getByText('are found by their complete names').waitFor();
      await page.getByRole('link', { name: 'Find the player by a part of the name' }).click();
      await page.getByRole('link', { name: '<b>Núria</b>' }).waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'no example is cut',
    async () => {
      for (const device of [DESKTOP, PHONE]) {
        const page = await open('/hands?showdown=true', device);
        await page.locator('#filter-stakes').waitFor();
        const cut = await page.evaluate(`[...document.querySelectorAll('.hand-filter input[placeholder]')]
          .filter((field) => {
            const { font } = getComputedStyle(field);
            const brush = document.createElement('canvas').getContext('2d');
            brush.font = font;
            const { paddingLeft, paddingRight } = getComputedStyle(field);
            // A field with suggestions has a mark at its end.
            const mark = field.list === null ? 0 : 24;
            const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - mark;
            return brush.measureText(field.placeholder).width > room;
          })
          .map((field) => field.id)`);
        expect(cut).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );

  test(
    'says that a list is being loaded, while the last one stays',
    async () => {
      const page = await open('/hands');
      await until(() => rows(page), 50);
      const list = page.locator('.list-of-hands');
      expect(await list.getAttribute('aria-busy')).toBe('false');
      let respond = (): void => undefined;
      const held = new Promise<void>((resolve) => (respond = resolve));
      await page.route('**/v1/hands?*', async (route) => {
        await held;
        await route.continue();
      });
      await page.getByLabel('Code of a finding').selectOption('short-raise');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await until(() => list.getAttribute('aria-busy'), 'true');
      await page.getByRole('status').getByText('Loading the hands').waitFor({ state: 'attached' });
      // Screen readers hold back what is said in a busy part of the page.
      expect(await list.getByText('Loading the hands').count()).toBe(0);
      expect(await rows(page)).toBe(50);
      const next = await page.getByRole('link', { name: 'Next page' }).getAttribute('href');
      expect(next).not.toContain('finding');
      respond();
      await until(() => rows(page), 1);
      expect(await list.getAttribute('aria-busy')).toBe('false');
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
    'lists rejected hands and duplicates by their status, and offers them where nothing else is found',
    async () => {
      const { address } = pages.service.client;
      const [first] = LOG.split(/(?<=\n\n\n)/);
      const rejected = hand({ id: FIRST_ID + 999 }).replace('Seat 1', 'Sitz 1');
      const body = `${first}${rejected}`;
      const sent = await fetch(`${address}/v1/imports?name=again.txt`, { method: 'POST', body });
      const { id } = (await sent.json()) as { id: string };
      await until(async () => {
        const response = await fetch(`${address}/v1/imports/${id}`);
        return ((await response.json()) as { state: string }).state;
      }, 'done');
      const page = await open(`/hands?import=${id}`);
      await page.getByText('Rejected hands and duplicates were not searched.').waitFor();
      await page.getByRole('link', { name: 'Search them too' }).click();
      await until(() => rows(page), 2);
      expect((await page.locator('.hand-list .marks').allInnerTexts()).toSorted()).toEqual([
        'duplicate',
        'rejected',
      ]);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByLabel('Status').selectOption('rejected');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await until(() => rows(page), 1);
      expect(await firstRow(page)).toBe(String(FIRST_ID + 999));
      const about = await page.locator('.hand-list td.about').innerText();
      expect(about).toMatch(/^PokerStars · again\.txt · line \d+$/);
      await page.locator('.hand-list a').click();
      await page.getByText('This hand cannot be replayed.').waitFor();
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
