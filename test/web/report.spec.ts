import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { CLEAN, hand, UNSUPPORTED } from '../api/logs.js';
import { floorman } from '../cli/floorman.js';
import { DESKTOP, hasBrowser, openBrowser, openPage, PHONE } from './browser.js';

const HOSTILE_NAME = 'a very long name without any blank'.replaceAll(' ', '_').repeat(6);

/** Hands with short raises, and with a wrong total pot. */
const LOG = [
  CLEAN,
  hand({ id: 70_000_000_011, raiseTo: '0.15' }),
  CLEAN.replace(/#\d+/, '#70000000012').replace(/Total pot \$(\d)/, 'Total pot $9$1'),
  hand({ id: 70_000_000_013, raiseTo: '0.15', name: HOSTILE_NAME }),
  UNSUPPORTED,
].join('');

const describeWithBrowser = hasBrowser ? describe : describe.skip;

describeWithBrowser('the report in a browser', () => {
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    browser = await openBrowser();
    folder = mkdtempSync(join(tmpdir(), 'floorman-report-'));
    writeFileSync(join(folder, 'log.txt'), LOG);
    for (const lang of ['en', 'es'])
      await floorman([
        'audit',
        join(folder, 'log.txt'),
        '--lang',
        lang,
        '--html',
        join(folder, `${lang}.html`),
      ]);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = (
    lang: string,
    options: BrowserContextOptions,
  ): Promise<{ page: Page; complaints: string[] }> =>
    openPage(browser, pathToFileURL(join(folder, `${lang}.html`)).href, options);

  /** The codes of the findings that can be seen, from the top down. */
  const codesOn = async (page: Page): Promise<string[]> => {
    const seen: { readonly code: string; readonly top: number }[] = [];
    for (const finding of await page.locator('.finding').all()) {
      const box = await finding.boundingBox();
      if (box !== null) seen.push({ code: await finding.locator('summary code').innerText(), top: box.y });
    }
    return seen.sort((a, b) => a.top - b.top).map(({ code }) => code);
  };

  const choose = (page: Page, label: string): Promise<void> =>
    page.locator('label', { hasText: label }).first().click();

  test.each([
    ['a desktop', 'en', DESKTOP],
    ['a phone', 'es', PHONE],
  ] as const)('begins with the verdict and fits the width of %s', async (_, lang, options) => {
    const { page, complaints } = await open(lang, options);
    const verdict = await page.locator('.verdict').textContent();
    expect(verdict).toMatch(
      lang === 'en' ? /^3 of 4 hands have a fault; 2 break a rule/ : /^3 de 4 manos tienen/,
    );
    await page.locator('.finding summary').first().click();
    const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate<number>(beyond)).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('sorts findings, and filters them by code and rule, without a script', async () => {
    const { page } = await open('en', DESKTOP);
    expect(await page.locator('script').count()).toBe(0);
    expect(await codesOn(page)).toEqual(['short-raise', 'short-raise', 'total-pot', 'unsupported-game']);
    await choose(page, 'as in the logs');
    expect(await codesOn(page)).toEqual(['short-raise', 'total-pot', 'short-raise', 'unsupported-game']);
    await choose(page, 'short-raise (2)');
    expect(await codesOn(page)).toEqual(['short-raise', 'short-raise']);
    await page.locator('label:has(#codes-all)').click();
    await choose(page, 'L-SUM-1');
    expect(await codesOn(page)).toEqual(['total-pot']);
    await page.context().close();
  });

  test('shows the rule, the values and the marked line of a finding', async () => {
    const { page } = await open('en', DESKTOP);
    const first = page.locator('.finding').first();
    await first.locator('summary').click();
    expect(await first.locator('mark').innerText()).toMatch(/^ *\d+ {2}\S.*raises .*0\.15/);
    expect(await first.locator('dt').allInnerTexts()).toEqual(['R-BET-6', 'Expected', 'Actual']);
    await page.context().close();
  });
});
