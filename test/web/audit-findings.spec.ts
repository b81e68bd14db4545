import { hand, ILLEGAL } from '../api/logs.js';
import { verdict } from './audit.js';
import { Calculator, inChromium, TIMEOUT_MS, until } from './calculator.js';
import { sendJson } from './proxy.js';
import { ID, importIn, reportWith } from './scripted-imports.js';

const WRONG_TOTAL = hand({ id: 76_000_000_012 }).replace('Total pot $0.65', 'Total pot $0.95');

inChromium('the findings on the page for audits in Chromium', () => {
  const pages = new Calculator();
  const { open } = pages;

  test(
    'an open finding and the filter stay when a large log gets its import, and only stored hands are in the address',
    async () => {
      pages.proxy.script = () => false;
      const page = await open('/audit');
      await page.locator('h1').waitFor();
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/v1/imports?*', async (route) => {
        if (route.request().method() === 'POST') await held;
        await route.continue();
      });
      const clean = Array.from({ length: 600 }, (_, index) =>
        hand({ id: 77_000_000_000 + index }).replace('Vesta', `Vesta ${index}`),
      ).join('');
      await page.locator('input[data-kind="files"]').setInputFiles({
        name: 'large.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(hand({ id: 76_000_000_001, raiseTo: '0.15' }) + WRONG_TOTAL + clean),
      });
      await page.locator('button[data-code="total-pot"]').click();
      await page.locator('.finding-head').click();
      await page.locator('.hand-text .marked').waitFor();
      expect(new URL(page.url()).searchParams.has('open')).toBe(false);
      await page.getByText(/^These findings are of the first \d+ hands\./).waitFor();
      release();
      await until(() => verdict(page), '2 of 602 hands have a fault; 1 breaks a rule.');
      // The open finding now shows the stored hand.
      await page.locator('.finding-detail a[href^="/hands/"]').waitFor();
      await page.locator('.hand-text .marked').waitFor();
      const query = new URL(page.url()).searchParams;
      expect([query.has('import'), query.get('code'), query.has('open')]).toEqual([true, 'total-pot', false]);
      // The finding of a stored hand is in the address.
      await page.locator('.finding-head').click();
      await page.locator('.finding-detail').waitFor({ state: 'detached' });
      await page.locator('.finding-head').click();
      await until(
        async () => /^\d+\.total-pot$/.test(new URL(page.url()).searchParams.get('open') ?? ''),
        true,
      );
    },
    TIMEOUT_MS,
  );

  test(
    'a link to a finding beyond the list loads its hand, and a filter by code leaves it out',
    async () => {
      let lists = 0;
      const finding = (id: number) => ({
        code: 'total-pot',
        severity: 'mismatch',
        rules: [],
        line: 1,
        event: null,
        seat: null,
        expected: '0.65',
        actual: '0.95',
        message: `Pot of hand ${id}`,
        hand: String(id),
        site: 'X',
        handId: String(id),
        players: [{ seat: 1, name: id === 7 ? 'Núria' : 'Ana' }],
      });
      const items = Array.from({ length: 100 }, (_, index) => finding(index + 1));
      const record = {
        id: '9000',
        importId: ID,
        file: 'big.txt',
        member: null,
        index: 3,
        lines: [1, 2],
        site: 'X',
        handId: '9000',
        findings: [finding(9000)],
      };
      pages.proxy.script = ({ path }, response) => {
        if (path.startsWith('/v1/hands/9000/source'))
          response.writeHead(200, { 'content-type': 'text/plain' }).end('Total pot $0.95\nlast line\n');
        else if (path.startsWith('/v1/hands/9000')) sendJson(response, 200, record);
        else if (path.startsWith('/v1/hands/9001'))
          sendJson(response, 404, { title: 'None', status: 404, code: 'not-found' });
        else if (path.startsWith('/v1/hands/9002'))
          sendJson(response, 500, { title: 'The service has failed', status: 500, code: 'internal' });
        else if (path.startsWith('/v1/hands?')) sendJson(response, 200, { items: [], next: null });
        else if (path.startsWith(`/v1/imports/${ID}/findings`)) {
          lists++;
          sendJson(response, 200, { items, next: '100' });
        } else if (path.startsWith(`/v1/imports/${ID}/report`)) {
          const byCode = ['total-pot', 'rake'].map((code) => ({
            code,
            severity: 'mismatch',
            meaning: '',
            findings: 3000,
            hands: 3000,
          }));
          sendJson(response, 200, { ...reportWith(3000), findings: { byCode } });
        } else if (path.startsWith(`/v1/imports/${ID}`)) sendJson(response, 200, importIn('done', 9534));
        else return false;
        return true;
      };
      const page = await open(`/audit?import=${ID}&open=9000.total-pot`);
      await page.locator('.finding-detail .hand-text mark').waitFor();
      expect(await page.locator('.finding-detail .hand-text mark').innerText()).toBe('Total pot $0.95');
      expect(await page.locator('.finding-head').count()).toBe(51);
      await page.locator('button[data-code="rake"]').click();
      await until(async () => new URL(page.url()).search, `?import=${ID}&code=rake`);
      await page.goto(`${pages.proxy.url}/audit?import=${ID}&open=9001.total-pot`);
      await page.getByText('This import has no such finding as the link names.').waitFor();
      // A failure says nothing about the finding.
      await page.goto(`${pages.proxy.url}/audit?import=${ID}&open=9002.total-pot`);
      await page.getByText('The server reported an internal error.').waitFor();
      expect(await page.getByText('This import has no such finding').count()).toBe(0);
      lists = 0;
      await page.goto(`${pages.proxy.url}/audit?import=${ID}&code=total-pot&open=9000.rake`);
      await until(async () => page.locator('.finding-head').count(), 50);
      expect(lists).toBe(1);
      // Players are found in stored hands too.
      await page.getByRole('searchbox').fill('nuria');
      const found = () => page.locator('.finding-head').allInnerTexts();
      await until(async () => new Set((await found()).map((text) => /hand \d+/.exec(text)?.[0])).size, 1);
      expect((await found())[0]).toContain('Pot of hand 7');
    },
    TIMEOUT_MS,
  );

  test(
    'many codes are folded with their severities, and hands that were not audited are counted in words',
    async () => {
      const codes = Array.from({ length: 12 }, (_, index) => ({
        code: `code-${index}`,
        severity: index < 4 ? 'illegal' : 'mismatch',
        meaning: '',
        findings: 2,
        hands: 2,
      }));
      const counts = { hands: 100, audited: 57, rejected: 1, duplicates: 42, cancelled: 0 };
      pages.proxy.script = ({ path }, response) => {
        if (!path.startsWith(`/v1/imports/${ID}`)) return false;
        if (path.includes('/findings')) sendJson(response, 200, { items: [], next: null });
        else if (path.includes('/report'))
          sendJson(response, 200, { ...reportWith(9), findings: { byCode: codes } });
        else sendJson(response, 200, { ...importIn('done', 100), counts });
        return true;
      };
      const page = await open(`/audit?import=${ID}`);
      await page.getByText('Not audited: 1 rejected, 42 duplicates.').waitFor();
      await until(() => page.locator('.codes [data-code]').count(), 8);
      expect(await page.locator('.codes .badge').allInnerTexts()).toEqual(['illegal', 'mismatch']);
      await page.getByRole('button', { name: 'All 12 codes' }).click();
      expect(await page.locator('.codes [data-code]').count()).toBe(12);
      await page.getByRole('button', { name: 'Español' }).click();
      await page.getByText('Sin auditar: 1 rechazada, 42 duplicadas.').waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'messages are in the language that was chosen last, and a failure is shown',
    async () => {
      pages.proxy.script = () => false;
      const page = await open('/audit');
      await page.locator('textarea').fill(ILLEGAL);
      await page.locator('.drop-zone button[type="submit"]').click();
      await page.getByText('Raised to 0.15; the smallest raise was to 0.20.').waitFor();
      let held = 0;
      let release: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/v1/hands?*', async (route) => {
        held++;
        await gate;
        // The page may have given up the request.
        await route.continue().catch(() => undefined);
      });
      await page.getByRole('button', { name: 'Español' }).click();
      await until(async () => held, 1);
      await page.getByRole('button', { name: 'English' }).click();
      release();
      await page.waitForTimeout(1000);
      expect(await page.locator('.finding-head').innerText()).toContain('the smallest raise was to 0.20');
      await page.unroute('**/v1/hands?*');
      pages.proxy.script = ({ method, path }, response) => {
        if (method !== 'POST' || !path.startsWith('/v1/hands')) return false;
        sendJson(response, 500, { title: 'Error', status: 500, code: 'internal-error' });
        return true;
      };
      await page.getByRole('button', { name: 'Español' }).click();
      await page.locator('.verdict-block .error').waitFor();
    },
    TIMEOUT_MS,
  );
});
