import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Calculator } from './calculator.js';

const EXAMPLES = join(import.meta.dirname, '..', '..', 'docs', 'examples');
export const ALL_IN = readFileSync(join(EXAMPLES, 'all-in.txt'), 'utf8');
export const SHORT_RAISE = readFileSync(join(EXAMPLES, 'short-raise.txt'), 'utf8');

/** A log of one hand with another number: a copy of a stored hand has no replay of its own. */
export const numbered = (log: string, number: number): string => log.replace(/Hand #\d+/, `Hand #${number}`);

export const event = (page: Page): Promise<string> => page.locator('.moment-of-hand .event').innerText();
export const stepButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const markedLine = (page: Page): Promise<string> =>
  page.locator('.hand-text [aria-current]').innerText();
export const stepOf = (page: Page): string | null => new URL(page.url()).searchParams.get('step');

export const paste = async (page: Page, text: string, button = 'Replay'): Promise<void> => {
  await page.locator('#pasted-hand').waitFor();
  // Typing a long text takes the browser a minute.
  await page.evaluate(`(() => {
    const field = document.querySelector('#pasted-hand');
    field.value = ${JSON.stringify(text)};
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator('.poker-table').waitFor();
};

/** Stores a log, and returns the id of its first hand. */
export const storeHand = async ({ proxy }: Calculator, log: string): Promise<string> => {
  const send = (path: string, init?: RequestInit): Promise<Response> => fetch(proxy.url + path, init);
  const posted = await send('/v1/hands?store=true', { method: 'POST', body: log });
  const { import: stored } = (await posted.json()) as { import: { id: string } };
  for (;;) {
    const response = await send(`/v1/hands?import=${stored.id}&status=audited,duplicate`);
    const { items = [] } = (await response.json()) as { items?: { id: string }[] };
    const [first] = items;
    if (first !== undefined) return first.id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
