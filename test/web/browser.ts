import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';

/** Whether Chromium is installed. */
export const hasBrowser = existsSync(CHROMIUM);

/** Chromium sends no requests except those of the page. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: FLAGS, chromiumSandbox: false });

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, locale: 'en-GB' };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  locale: 'es-ES',
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** A page in a separate context, and its errors: scripts, policy, requests to other hosts. */
export const openPage = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = DESKTOP,
): Promise<{ page: Page; complaints: string[] }> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // The page shows 4xx responses; the console repeats them.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin) complaints.push(`asks ${request.url()}`);
  });
  await page.goto(url);
  return { page, complaints };
};
