import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { runningService } from '../imports/running.js';
import { DESKTOP, hasBrowser, openBrowser, openPage } from './browser.js';
import { Proxy } from './proxy.js';

/** Enough for a busy machine; no test measures time. */
export const TIMEOUT_MS = 120_000;

/** As `describe`; skipped without a browser. */
export const inChromium = hasBrowser ? describe : describe.skip;
if (!hasBrowser) console.warn('skipped: there is no /usr/bin/chromium');

export const seat = (page: Page, number: number): Locator => page.locator(`.seat[data-seat="${number}"]`);
export const equities = (page: Page): Promise<string[]> => page.locator('output.equity').allInnerTexts();
export const card = (page: Page, name: string): Locator => page.locator(`.pick[data-card="${name}"]`);
export const square = (page: Page, hand: string): Locator => page.locator(`.square[data-hand="${hand}"]`);

/** Repeats a query until it returns the expected value. */
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

/** The calculator with a service, for the tests of a `describe`, with a new page for each test. */
export class Calculator {
  readonly service = runningService({});
  /** The proxy between page and service; a test may set its script. */
  proxy!: Proxy;
  private browser!: Browser;
  private page!: Page;
  private complaints: readonly string[] = [];

  constructor() {
    beforeAll(async () => {
      this.browser = await openBrowser();
      this.proxy = await Proxy.before(this.service.client.address);
    }, TIMEOUT_MS);
    afterAll(async () => {
      await this.browser.close();
      await this.proxy.close();
    }, TIMEOUT_MS);
    beforeEach(() => {
      this.proxy.script = () => false;
      this.proxy.requests.length = 0;
    });
    // After every test: no script failed, no policy was violated, no other host was contacted.
    afterEach(async () => {
      await this.page.context().close();
      expect(this.complaints).toEqual([]);
    });
  }

  readonly open = async (path = '/equity', options: BrowserContextOptions = DESKTOP): Promise<Page> => {
    const { page, complaints } = await openPage(this.browser, this.proxy.url + path, options);
    this.page = page;
    this.complaints = complaints;
    return page;
  };

  /** Opens the page with inputs: `game=holdem&hand=AhKh…`. */
  readonly openOn = (question: string, options?: BrowserContextOptions): Promise<Page> =>
    this.open(`/equity#v=1&${question}`, options);
}
