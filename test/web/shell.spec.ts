import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { Calculator, inChromium, settled, TIMEOUT_MS, until } from './calculator.js';

/** The paths of the home page and of the pages of the navigation. */
const paths = (page: Page): Promise<string[]> =>
  page.evaluate(
    `[...document.querySelectorAll('header :is(.name, nav a)')].map((a) => a.getAttribute('href'))`,
  );

/** A mark in the document that a new document would not have. */
const leaveMark = (page: Page): Promise<unknown> => page.evaluate('document.body.dataset.mark = "same"');
const isSameDocument = (page: Page): Promise<unknown> =>
  page.evaluate('document.body.dataset.mark === "same"');

/** The maximum size of the compressed scripts of a page. */
const MOST_SCRIPT = 120_000;
const SCRIPT_BYTES = `performance.getEntriesByType('resource')
  .filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;

inChromium('the shell of all pages in Chromium', () => {
  const pages = new Calculator();
  const { open } = pages;

  test(
    'serves every page of the navigation at its own address, with a heading, a title and little script',
    async () => {
      const page = await open('/');
      await page.locator('h1').waitFor();
      const all = await paths(page);
      expect(all.length).toBeGreaterThan(2);
      const titles = new Set<string>();
      for (const path of all) {
        await page.goto(pages.proxy.url + path);
        await page.locator('h1').waitFor();
        expect([path, await page.locator('h1').count()]).toEqual([path, 1]);
        const marked = page.locator('header [aria-current="page"]');
        expect(await marked.getAttribute('href')).toBe(path);
        titles.add(await page.title());
        const bytes = await page.evaluate<number>(SCRIPT_BYTES);
        expect([path, bytes > 0, bytes < MOST_SCRIPT]).toEqual([path, true, true]);
      }
      expect(titles.size).toBe(all.length);
    },
    TIMEOUT_MS,
  );

  test(
    'opens links without a new document, moves the focus to the heading, and goes back and forward',
    async () => {
      const page = await open('/');
      await leaveMark(page);
      const nav = page.getByRole('navigation');
      await nav.getByRole('link', { name: 'Rulings' }).click();
      await until(() => page.title(), 'Rulings · Floorman');
      await until(() => page.evaluate('document.activeElement.textContent'), 'Rulings');
      expect(new URL(page.url()).pathname).toBe('/rulings');
      await nav.getByRole('link', { name: 'Equity' }).click();
      await until(() => page.title(), 'Equity · Floorman');
      await page.goBack();
      await until(() => page.title(), 'Rulings · Floorman');
      await until(() => page.evaluate('document.activeElement.textContent'), 'Rulings');
      await page.goBack();
      await until(async () => new URL(page.url()).pathname, '/');
      await page.goForward();
      await until(() => page.title(), 'Rulings · Floorman');
      expect(await isSameDocument(page)).toBe(true);
      await page.getByRole('link', { name: 'API documentation' }).click();
      await page.waitForURL('**/docs');
      await page.goBack();
      await until(() => page.title(), 'Rulings · Floorman');
    },
    TIMEOUT_MS,
  );

  test(
    'returns to where a page was scrolled to, and begins a new one at its top',
    async () => {
      const page = await open('/rulings', PHONE);
      await page.locator('.incident').nth(20).waitFor();
      await page.evaluate('scrollTo(0, 900)');
      await until(() => page.evaluate('history.state?.top'), 900);
      // A real click would first scroll to the link.
      await page.evaluate(`document.querySelector('nav a[href="/equity"]').click()`);
      await until(() => page.title(), 'Equity · Floorman');
      expect(await page.evaluate('scrollY')).toBe(0);
      await page.goBack();
      await until(() => page.evaluate('scrollY'), 900);
      await page.reload();
      await until(() => page.evaluate('scrollY'), 900);
    },
    TIMEOUT_MS,
  );

  test(
    'keeps links of earlier versions: those with the page in the fragment',
    async () => {
      const page = await open('/#/equity?v=1&game=holdem&hand=AhKh&hand=QsQd');
      await settled(page, '46.21%', '53.79%');
      const { pathname, hash } = new URL(page.url());
      expect([pathname, hash]).toEqual(['/equity', '#v=1&game=holdem&hand=AhKh&hand=QsQd']);
      await page.goto(`${pages.proxy.url}/#/rulings`);
      await until(() => page.title(), 'Rulings · Floorman');
      await page.getByRole('link', { name: 'Floorman' }).click();
      await until(async () => new URL(page.url()).pathname, '/');
      await page.evaluate('location.hash = "#/equity?v=1&game=omaha&hand=&hand="');
      await until(() => page.title(), 'Equity · Floorman');
      expect(await page.locator('#game').inputValue()).toBe('omaha');
    },
    TIMEOUT_MS,
  );

  test(
    'has two schemes: that of the system, or the other one, which the browser remembers',
    async () => {
      const page = await open('/', { ...DESKTOP, colorScheme: 'dark' });
      const background = (): Promise<unknown> =>
        page.evaluate('getComputedStyle(document.body).backgroundColor');
      const dark = await background();
      await page.getByRole('button', { name: 'Dark colours', pressed: true }).click();
      await page.getByRole('button', { name: 'Dark colours', pressed: false }).waitFor();
      const light = await background();
      expect(light).not.toBe(dark);
      await page.reload();
      await page.locator('h1').waitFor();
      expect(await background()).toBe(light);
      await page.locator('#scheme').click();
      await until(background, dark);
      await page.emulateMedia({ colorScheme: 'light' });
      await until(background, light);
    },
    TIMEOUT_MS,
  );

  test(
    'has a header of two lines on a phone, in both languages',
    async () => {
      for (const locale of ['en-GB', 'es-ES']) {
        const page = await open('/', { ...PHONE, locale });
        const box = await page.locator('header.house').boundingBox();
        expect([locale, box?.height]).toEqual([locale, expect.closeTo(94, -1) as number]);
        const hidden = await page.evaluate(
          `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('header nav'))`,
        );
        expect([locale, hidden]).toEqual([locale, 0]);
      }
    },
    TIMEOUT_MS,
  );

  test(
    'skips to the content with the keyboard',
    async () => {
      const page = await open('/');
      await page.locator('h1').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate('document.activeElement.id')).toBe('main');
      expect(new URL(page.url()).hash).toBe('');
    },
    TIMEOUT_MS,
  );

  test.each([
    ['light', DESKTOP],
    ['dark', PHONE],
  ] as const)(
    'has no accessibility fault on any page (%s)',
    async (colorScheme, device) => {
      const page = await open('/', { ...device, colorScheme });
      await page.locator('h1').waitFor();
      for (const path of await paths(page)) {
        await page.goto(pages.proxy.url + path);
        await page.locator('h1').waitFor();
        await page.waitForLoadState('networkidle');
        expect([path, await accessibilityFaults(page)]).toEqual([path, []]);
      }
    },
    TIMEOUT_MS,
  );
});
