import { ILLEGAL, hand, zip } from '../api/logs.js';
import { choose, fileOf, verdict } from './audit.js';
import { Calculator, inChromium, TIMEOUT_MS, until } from './calculator.js';
import { sendJson } from './proxy.js';
import { ID, importIn, reportWith } from './scripted-imports.js';

inChromium('the states of imports on the page for audits in Chromium', () => {
  const pages = new Calculator();
  const { open } = pages;

  /** Responds for one import, whose state the test changes. */
  const scriptImport = (state: string, hands: number, faulty: number) => {
    const scripted = { state, refusesCancel: false, isReportBroken: false };
    pages.proxy.script = ({ method, path }, response) => {
      if (!path.startsWith(`/v1/imports/${ID}`)) return false;
      if (method === 'DELETE') {
        if (scripted.refusesCancel)
          sendJson(response, 409, { title: 'Conflict', status: 409, code: 'conflict' });
        else {
          scripted.state = 'cancelled';
          sendJson(response, 200, importIn('cancelled', hands));
        }
      } else if (path.includes('/events')) sendJson(response, 404, { title: 'None', status: 404, code: 'x' });
      else if (path.includes('/report') && scripted.isReportBroken)
        sendJson(response, 500, { title: 'Error', status: 500, code: 'internal-error' });
      else if (path.includes('/report')) sendJson(response, 200, reportWith(faulty));
      else if (path.includes('/findings')) sendJson(response, 200, { items: [], next: null });
      else sendJson(response, 200, importIn(scripted.state, hands));
      return true;
    };
    return scripted;
  };

  test.each([
    ['cancelled', 'Cancelled: only a part was audited. No fault in 3,288 hands.'],
    ['failed', 'Failed: only a part was audited. No fault in 3,288 hands.'],
  ])(
    'the verdict says that an import is incomplete: %s',
    async (state, sentence) => {
      scriptImport(state, 3288, 0);
      const page = await open(`/audit?import=${ID}`);
      await until(() => verdict(page), sentence);
    },
    TIMEOUT_MS,
  );

  test(
    'an import that runs has its findings announced, and is followed to its end if it cannot be cancelled',
    async () => {
      const scripted = scriptImport('finalising', 9534, 3000);
      scripted.refusesCancel = true;
      const page = await open(`/audit?import=${ID}`);
      await page.getByText('The findings follow when the import is done.').waitFor();
      expect(await page.getByText('No finding matches the filter.').count()).toBe(0);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('This import could not be cancelled.').waitFor();
      scripted.state = 'done';
      await until(() => verdict(page), '3,000 of 9,534 hands have a fault; none breaks a rule.');
    },
    TIMEOUT_MS,
  );

  test(
    'an import whose report cannot be loaded is not shown as unfinished or clean, and loads it again on demand',
    async () => {
      const scripted = scriptImport('done', 3288, 0);
      scripted.isReportBroken = true;
      const page = await open(`/audit?import=${ID}`);
      await page.locator('.logs .error', { hasText: 'The server reported an internal error.' }).waitFor();
      expect(await page.getByText('No finding matches the filter.').count()).toBe(0);
      scripted.isReportBroken = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await until(() => verdict(page), 'No fault in 3,288 hands.');
      expect(await page.locator('.documents a').count()).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );

  test(
    'an import that runs comes back into the address with the way back to its page',
    async () => {
      const scripted = scriptImport('running', 3288, 0);
      const page = await open(`/audit?import=${ID}`);
      await page.getByText('3,288 hands').first().waitFor();
      await page.getByRole('link', { name: 'Players' }).click();
      await page.getByRole('heading', { name: 'Players' }).waitFor();
      await page.getByRole('link', { name: 'Audit', exact: true }).click();
      await until(async () => new URL(page.url()).search, `?import=${ID}`);
      scripted.state = 'done';
      await until(() => verdict(page), 'No fault in 3,288 hands.');
    },
    TIMEOUT_MS,
  );

  test(
    'a log that is sent again has the same Idempotency-Key',
    async () => {
      const keys: unknown[] = [];
      pages.proxy.script = ({ method, path, headers }, response) => {
        if (method !== 'POST' || !path.startsWith('/v1/imports?')) return false;
        keys.push(headers['idempotency-key']);
        if (keys.length > 1) return false;
        sendJson(response, 500, { title: 'Error', status: 500, code: 'internal-error' });
        return true;
      };
      const page = await open('/audit');
      await page.locator('h1').waitFor();
      await choose(page, fileOf('again.zip', zip({ name: 'in.txt', data: ILLEGAL })));
      await page.getByRole('button', { name: 'Try again' }).click();
      await until(() => verdict(page), 'This hand breaks a rule.');
      expect(keys).toEqual([expect.stringMatching(/^[\da-f]+(-[\da-f]+){3}$/), keys[0]]);
    },
    TIMEOUT_MS,
  );

  test(
    'an import that is deleted while it is shown has not failed',
    async () => {
      const scripted = scriptImport('running', 3288, 0);
      const page = await open(`/audit?import=${ID}`);
      await page.getByText('3,288 hands').first().waitFor();
      scripted.state = 'deleting';
      await until(() => verdict(page), 'Cancelled: only a part was audited. 3,288 hands audited so far.');
      expect(await page.locator('.results .error').count()).toBe(0);
    },
    TIMEOUT_MS,
  );

  test(
    'the list of imports follows one that runs, and keeps the reason why another one was not deleted',
    async () => {
      let state = 'running';
      pages.proxy.script = ({ method, path }, response) => {
        if (!path.startsWith('/v1/imports')) return false;
        if (method === 'DELETE')
          sendJson(response, 409, { title: 'Conflict', status: 409, code: 'conflict' });
        else sendJson(response, 200, { items: [importIn(state, 10)], next: null });
        return true;
      };
      const page = await open('/audit');
      await page.getByRole('button', { name: 'Delete big.txt' }).click();
      await page.getByRole('button', { name: 'Delete with all hands' }).click();
      await page.getByText('The import was not deleted.').waitFor();
      await page.getByRole('button', { name: 'Keep' }).click();
      state = 'done';
      await page.getByRole('link', { name: 'Report of big.txt' }).waitFor();
      expect(await page.getByText('The import was not deleted.').count()).toBe(1);
    },
    TIMEOUT_MS,
  );

  test(
    'a cancelled import shows the report of what was audited',
    async () => {
      scriptImport('running', 1644, 12);
      const page = await open(`/audit?import=${ID}`);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await until(
        () => verdict(page),
        'Cancelled: only a part was audited. 12 of 1,644 hands have a fault; none breaks a rule.',
      );
    },
    TIMEOUT_MS,
  );

  test(
    'cancelled logs do not count as done',
    async () => {
      let sent = 0;
      pages.proxy.script = ({ method, path }) => {
        if (method !== 'POST' || !path.startsWith('/v1/imports')) return false;
        sent++;
        return true;
      };
      const page = await open('/audit');
      await page.locator('h1').waitFor();
      const files = ['a.zip', 'b.zip', 'c.zip'].map((name) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(zip({ name: 'in.txt', data: ILLEGAL })),
      }));
      await page.locator('input[data-kind="files"]').setInputFiles(files);
      await until(async () => sent > 0, true);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('0 of 3 logs, 0 hands; 3 cancelled').waitFor();
    },
    TIMEOUT_MS,
  );

  test.each(['/hands', '/players'])(
    'while an import is not finished, %s says so',
    async (address) => {
      pages.proxy.script = ({ path }, response) => {
        if (path.startsWith('/v1/imports'))
          sendJson(response, 200, { items: [importIn('finalising', 10)], next: null });
        else if (path.startsWith(`/v1${address}?`)) sendJson(response, 200, { items: [], next: null });
        else return false;
        return true;
      };
      const page = await open(address);
      await page.getByText('There are no hands yet: an import is not finished.').waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'the list of imports stays as long as it is when one of them is deleted',
    async () => {
      const count = 23;
      for (let index = 0; index < count; index++)
        await pages.service.client.import(hand({ id: 76_000_000_500 + index }), { name: `log-${index}.txt` });
      const page = await open('/audit');
      const imports = page.locator('.past tbody tr');
      await until(() => imports.count(), 20);
      // A second click on the same button adds nothing twice.
      await page.locator('.past').getByRole('button', { name: 'Show more' }).dblclick();
      await page.getByRole('link', { name: 'log-0.txt', exact: true }).waitFor();
      const shown = await imports.count();
      expect(shown).toBeGreaterThanOrEqual(count);
      expect(new Set(await imports.locator('th').allInnerTexts()).size).toBe(shown);
      await page.getByRole('button', { name: 'Delete log-22.txt' }).click();
      await page.getByRole('button', { name: 'Delete with all hands' }).click();
      await page.getByRole('button', { name: 'Delete log-22.txt' }).waitFor({ state: 'detached' });
      await until(() => imports.count(), shown - 1);
      await page.getByRole('link', { name: 'log-0.txt', exact: true }).waitFor();
      await until(async () => page.evaluate('document.activeElement.id'), 'past-imports');
    },
    TIMEOUT_MS,
  );
});
