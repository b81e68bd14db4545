import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { CLEAN } from '../api/logs.js';
import { DESKTOP } from './browser.js';
import { Calculator, inChromium, TIMEOUT_MS, until } from './calculator.js';
import { type Script, sendJson } from './proxy.js';

const LINES = Array.from({ length: 2000 }, (_, index) => `{"id":"${index}"}\n`);

/** Responds to the list of hands as lines of JSON. */
const answerLines =
  (send: (response: ServerResponse) => void): Script =>
  ({ path }, response) => {
    if (!path.startsWith('/v1/hands?') || !path.includes('format=ndjson')) return false;
    send(response);
    return true;
  };

const sendLines = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  for (const line of LINES) response.write(line);
  response.end();
};

/** Makes the dialog of the browser choose a file of the private file system of the page, which has the same interface. */
const CHOOSES_A_FILE = `window.showSaveFilePicker = async ({ suggestedName }) =>
  (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });`;
const CHOOSES_NONE = `window.showSaveFilePicker = async () => { throw new DOMException('', 'AbortError'); };`;
const CANNOT_WRITE = 'delete window.showSaveFilePicker;';

/** The content of the chosen file; null if there is none. */
const chosenFile = (page: Page): Promise<string | null> =>
  page.evaluate<string | null>(`(async () => {
    try {
      const folder = await navigator.storage.getDirectory();
      return await (await (await folder.getFileHandle('hands.ndjson')).getFile()).text();
    } catch {
      return null;
    }
  })()`);

inChromium('documents that are saved with an API key, in Chromium', () => {
  const pages = new Calculator();

  /** The list, which the service gives to nobody with a key that it does not know. */
  let list: { readonly items: readonly unknown[] };
  beforeAll(async () => {
    const address = pages.service.client.address;
    await fetch(`${address}/v1/hands?store=true`, { method: 'POST', body: CLEAN });
    await until(async () => {
      list = (await (await fetch(`${address}/v1/hands`)).json()) as typeof list;
      return list.items.length;
    }, 1);
  }, TIMEOUT_MS);

  /** The list of hands in a browser with a key. */
  const openHands = async (dialog: string): Promise<Page> => {
    const page = await pages.open('/', DESKTOP);
    await page.evaluate("sessionStorage.setItem('floorman.key', 'fm_key')");
    await page.addInitScript(dialog);
    pages.proxy.script = ({ path }, response) => {
      if (path.startsWith('/v1/hands?')) sendJson(response, 200, list);
      return path.startsWith('/v1/hands?');
    };
    await page.goto(`${pages.proxy.url}/hands`);
    await page.getByRole('link', { name: 'as NDJSON' }).waitFor();
    return page;
  };
  const save = (page: Page): Promise<void> => page.getByRole('link', { name: 'as NDJSON' }).click();
  const status = (page: Page): Promise<string> =>
    page.locator('.saving:not(:empty)').innerText({ timeout: 20_000 });

  test(
    'are written to a file while they arrive',
    async () => {
      const page = await openHands(CHOOSES_A_FILE);
      let finish = (): void => undefined;
      pages.proxy.script = answerLines((response) => {
        response.writeHead(200, { 'content-type': 'application/x-ndjson' });
        response.write(LINES.slice(0, 1000).join(''));
        finish = () => response.end(LINES.slice(1000).join(''));
      });
      await save(page);
      await until(async () => (await status(page)).split('\n')[0], 'Saving: 12.9 kB Cancel');
      finish();
      await until(() => status(page), 'Saved.');
      expect(await chosenFile(page)).toBe(LINES.join(''));
    },
    TIMEOUT_MS,
  );

  test(
    'are downloads in browsers that cannot write files',
    async () => {
      const page = await openHands(CANNOT_WRITE);
      pages.proxy.script = answerLines(sendLines);
      const downloading = page.waitForEvent('download');
      await save(page);
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('hands.ndjson');
      expect(readFileSync(await download.path(), 'utf8')).toBe(LINES.join(''));
      await until(() => status(page), 'Saved.');
    },
    TIMEOUT_MS,
  );

  test.each([
    ['as NDJSON', 'hands.ndjson'],
    ['These hands as CSV', 'hands.csv'],
  ])(
    'have the name of the list without a key too (%s)',
    async (link, fileName) => {
      const page = await openHands(CANNOT_WRITE);
      await page.evaluate("sessionStorage.removeItem('floorman.key')");
      await page.reload();
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: link }).click();
      expect((await downloading).suggestedFilename()).toBe(fileName);
    },
    TIMEOUT_MS,
  );

  test(
    'say so if they are too large for such a browser',
    async () => {
      const page = await openHands(CANNOT_WRITE);
      const part = Buffer.alloc(8 * 1024 ** 2, 'x');
      pages.proxy.script = answerLines((response) => {
        response.writeHead(200, { 'content-type': 'application/x-ndjson' });
        let parts = 40;
        const more = (): void => {
          if (parts-- > 0) response.write(part, more);
          else response.end();
        };
        more();
      });
      await save(page);
      await until(async () => (await status(page)).split(':')[0], 'The file was not saved');
      expect(await status(page)).toContain('it is larger than 268 MB');
    },
    TIMEOUT_MS,
  );

  test(
    'say why they are not saved, and leave no file',
    async () => {
      const page = await openHands(CHOOSES_A_FILE);
      pages.proxy.script = answerLines((response) => {
        sendJson(response, 403, { code: 'forbidden', title: 'No', detail: 'this key may not read hands' });
      });
      await save(page);
      await until(async () => (await status(page)).includes('This key may not read hands'), true);
      expect(await chosenFile(page)).toBeNull();
      pages.proxy.script = answerLines((response) => {
        response.writeHead(200, { 'content-type': 'application/x-ndjson' });
        response.write(LINES.join(''), () => response.destroy());
      });
      await save(page);
      await until(() => status(page), 'The service does not respond.');
      expect(await chosenFile(page)).toBeNull();
    },
    TIMEOUT_MS,
  );

  test(
    'are not requested if no file is chosen, and end when they are cancelled',
    async () => {
      const page = await openHands(CHOOSES_NONE);
      let requests = 0;
      pages.proxy.script = answerLines((response) => {
        requests++;
        sendLines(response);
      });
      await save(page);
      await until(() => page.locator('.saving:not(:empty)').count(), 0);
      expect(requests).toBe(0);
      await page.evaluate(CHOOSES_A_FILE);
      pages.proxy.script = answerLines((response) => {
        response.writeHead(200, { 'content-type': 'application/x-ndjson' });
        response.write(LINES.join(''));
      });
      await save(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await until(() => page.locator('.saving:not(:empty)').count(), 0);
      expect(await chosenFile(page)).toBeNull();
    },
    TIMEOUT_MS,
  );
});
