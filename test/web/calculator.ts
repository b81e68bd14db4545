import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { runningService } from '../imports/running.js';
import { DESKTOP, hasBrowser, openBrowser, openPage } from './browser.js';
import { Front } from './front.js';

/** A browser on a machine that is busy with other tests; nothing here measures time. */
export const TIMEOUT_MS = 120_000;

/** As `describe`; skipped where there is no browser. */
export const inChromium = hasBrowser ? describe : describe.skip;
if (!hasBrowser) console.warn('skipped: there is no /usr/bin/chromium to try the page in');

export const seat = (page: Page, number: number): Locator => page.locator(`.seat[data-seat="${number}"]`);
export const equities = (page: Page): Promise<string[]> => page.locator('output.equity').allInnerTexts();
export const card = (page: Page, name: string): Locator => page.locator(`.pick[data-card="${name}"]`);
export const square = (page: Page, hand: string): Locator => page.locator(`.square[data-hand="${hand}"]`);

/** Asks again until the answer is right; then it says what it was. */
export const until = async (ask: () => Promise<unknown>, wanted: unknown): Promise<void> => {
  const end = performance.now() + 20_000;
  let said = await ask();
  while (said !== wanted && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    said = await ask();
  }
  expect(said).toBe(wanted);
};

export const settled = (page: Page, ...shown: readonly string[]): Promise<void> =>
  until(async () => (await equities(page)).join(' '), shown.join(' '));

/** The calculator before a service, for the tests of a `describe`: a page for each of them. */
export class Calculator {
  readonly service = runningService({});
  /** What stands between page and service; a test may write its script. */
  front!: Front;
  private browser!: Browser;
  private page!: Page;
  private complaints: readonly string[] = [];

  constructor() {
    beforeAll(async () => {
      this.browser = await openBrowser();
      this.front = await Front.before(this.service.client.address);
    }, TIMEOUT_MS);
    afterAll(async () => {
      await this.browser.close();
      await this.front.close();
    }, TIMEOUT_MS);
    beforeEach(() => {
      this.front.script = () => false;
      this.front.asked.length = 0;
    });
    // Whatever a test does: no script fails, the policy is not offended, nobody else is asked.
    afterEach(async () => {
      await this.page.context().close();
      expect(this.complaints).toEqual([]);
    });
  }

  readonly open = async (path = '/', options: BrowserContextOptions = DESKTOP): Promise<Page> => {
    const { page, complaints } = await openPage(this.browser, this.front.url + path, options);
    this.page = page;
    this.complaints = complaints;
    return page;
  };

  /** On a question: `game=holdem&hand=AhKh…`. */
  readonly openOn = (question: string, options?: BrowserContextOptions): Promise<Page> =>
    this.open(`/#/equity?v=1&${question}`, options);
}
