import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { CLEAN, hand, HAND_LINES, ILLEGAL, RAISE_LINE, UNSUPPORTED, zip } from '../api/logs.js';
import { choose, fileOf, verdict } from './audit.js';
import { accessibilityFaults } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { Calculator, inChromium, TIMEOUT_MS, until } from './calculator.js';
import { sendJson } from './proxy.js';

const WRONG_TOTAL = hand({ id: 70_000_000_012 }).replace('Total pot $0.65', 'Total pot $0.95');
/** Three audited hands, of which one breaks a rule and one has a wrong total, and a rejected one. */
const LOG = CLEAN + ILLEGAL + WRONG_TOTAL + UNSUPPORTED;

const codes = (page: Page): Promise<string[]> => page.locator('.finding-head code').allInnerTexts();

/** A log of hands without faults but for one in the middle, larger than what is audited at once. */
const largeLog = (first: number): string =>
  Array.from({ length: 600 }, (_, index) =>
    hand({ id: first + index, raiseTo: index === 300 ? '0.15' : '0.30' }).replace('Vesta', `Vesta ${index}`),
  ).join('');

inChromium('the page for audits in Chromium', () => {
  const pages = new Calculator();
  const { open } = pages;

  test.each([
    ['a desktop', { ...DESKTOP, locale: 'en-GB' }, '2 of 3 hands have a fault; 1 breaks a rule.', 'Expected'],
    ['a phone', PHONE, '2 de 3 manos tienen un fallo; 1 incumple una regla.', 'Se esperaba'],
  ] as const)(
    'leads from a file on the first page to the marked line and the rule of a finding, on %s',
    async (_, device, sentence, expected) => {
      const page = await open('/', device);
      await page.locator('h1').waitFor();
      await choose(page, fileOf('evening.txt', LOG));
      await until(() => verdict(page), sentence);
      expect(new URL(page.url()).pathname).toBe('/audit');
      // The gravest first, whatever their order in the log.
      await until(async () => (await codes(page)).join(), 'short-raise,unsupported-game,total-pot');
      await page.locator('.finding-head').first().click();
      const marked = page.locator('.hand-text .marked');
      await marked.waitFor();
      expect(await marked.getAttribute('data-line')).toBe(String(HAND_LINES + RAISE_LINE));
      expect(await marked.locator('mark').innerText()).toBe('Ana: raises $0.05 to $0.15');
      await page.locator('.rule-text strong').waitFor();
      expect(await page.locator('.rule-text .rule-id').innerText()).toBe('R-BET-6');
      expect(await page.locator('.finding-detail dt').first().innerText()).toBe(expected);
      // The hands before and after it.
      await page.locator('.finding-detail button').first().click();
      await until(() => page.locator('.hand-text .line-number').first().innerText(), '1');
      await page.locator('.finding-detail button').nth(1).click();
      await until(() => page.locator('.hand-text .line-number').first().innerText(), String(HAND_LINES + 1));
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    },
    TIMEOUT_MS,
  );

  test(
    'takes dropped files and pasted text, and filters and searches findings by the address',
    async () => {
      const page = await open('/audit');
      await page.locator('h1').waitFor();
      await page.evaluate(`(() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([${JSON.stringify(LOG)}], 'b.txt'));
        transfer.items.add(new File([${JSON.stringify(hand({ id: 70_000_000_020, raiseTo: '0.15', name: 'Núria' }))}], 'a.txt'));
        for (const type of ['dragover', 'drop'])
          document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
      })()`);
      await until(() => verdict(page), '3 of 4 hands have a fault; 2 break a rule.');
      await until(async () => (await codes(page)).length, 4);
      await page.locator('button[data-code="short-raise"]').click();
      await until(async () => (await codes(page)).join(), 'short-raise,short-raise');
      expect(new URL(page.url()).searchParams.get('code')).toBe('short-raise');
      await page.getByRole('searchbox').fill('nuria');
      await until(async () => (await codes(page)).length, 1);
      expect(await page.locator('.finding-head').innerText()).toContain('a.txt');
      await page.getByRole('searchbox').fill('nobody');
      await page.getByText('No finding matches the filter.').waitFor();
      await page.goBack();
      await until(async () => (await codes(page)).length, 4);
      await page.locator('textarea').fill(ILLEGAL);
      await page.locator('.drop-zone button[type="submit"]').click();
      await until(() => verdict(page), 'This hand breaks a rule.');
      await page.getByText('Raised to 0.15; the smallest raise was to 0.20.').waitFor();
      await page.getByRole('button', { name: 'Español' }).click();
      await page.getByText('Subió a 0,15; la subida mínima era a 0,20.').waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'imports a large log: first hands at once, then all findings, an address, the list and the report',
    async () => {
      const page = await open('/audit');
      await page.getByText('There are no imports yet.').waitFor();
      await choose(page, fileOf('<b>large</b>.txt', largeLog(71_000_000_000)));
      await page.locator('.verdict').waitFor();
      await until(() => verdict(page), '1 of 600 hands has a fault; 1 breaks a rule.');
      await until(async () => new URL(page.url()).searchParams.has('import'), true);
      await page.reload();
      await until(() => verdict(page), '1 of 600 hands has a fault; 1 breaks a rule.');
      // One finding needs no search, and no choice of codes.
      expect(await page.locator('.results').locator('.search, .codes').count()).toBe(0);
      await page.locator('.finding-head').click();
      const first = page.locator('.hand-text .line-number').first();
      await until(() => first.innerText(), String(300 * HAND_LINES + 1));
      // The open finding is in the address, which is a link to it.
      expect(new URL(page.url()).searchParams.get('open')).toMatch(/^\d+\.short-raise$/);
      await page.reload();
      await until(() => first.innerText(), String(300 * HAND_LINES + 1));
      await page.goBack();
      await page.locator('.finding-detail').waitFor({ state: 'detached' });
      await page.goForward();
      await until(() => first.innerText(), String(300 * HAND_LINES + 1));
      expect(await page.locator('.hand-text .marked mark').innerText()).toBe('Ana: raises $0.05 to $0.15');
      await page.getByRole('button', { name: 'Hand after' }).click();
      await until(() => first.innerText(), String(301 * HAND_LINES + 1));
      await page.getByRole('button', { name: 'Back to the finding' }).click();
      await until(() => first.innerText(), String(300 * HAND_LINES + 1));
      const row = page.locator('.past tbody tr');
      expect(await row.locator('a').first().innerText()).toBe('<b>large</b>.txt');
      const report = await row.getByRole('link', { name: 'Report of <b>large</b>.txt' }).getAttribute('href');
      const response = await page.request.get(pages.proxy.url + String(report));
      expect([response.status(), response.headers()['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      await page.goto(`${pages.proxy.url}/audit`);
      await page.locator('.past tbody a').first().click();
      await until(() => verdict(page), '1 of 600 hands has a fault; 1 breaks a rule.');
      expect(await page.locator('.shown-log bdi').innerText()).toBe('<b>large</b>.txt');
      expect(await page.locator('.past [aria-current]').innerText()).toBe('<b>large</b>.txt');
      await page.goBack();
      await page.locator('.results').waitFor({ state: 'detached' });
      expect(await page.locator('.past [aria-current]').count()).toBe(0);
      await page.goForward();
      await page.locator('.verdict').waitFor();
      await page.getByRole('button', { name: 'Delete <b>large</b>.txt' }).click();
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Keep');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Delete <b>large</b>.txt' }).click();
      await page.getByRole('button', { name: 'Delete with all hands' }).click();
      await page.getByText('There are no imports yet.').waitFor();
      await page.locator('.results').waitFor({ state: 'detached' });
      await until(async () => page.evaluate('document.activeElement.id'), 'past-imports');
      expect(new URL(page.url()).search).toBe('');
    },
    TIMEOUT_MS,
  );

  test(
    'says why the findings of an import cannot be listed, or that there is no such import',
    async () => {
      pages.proxy.script = ({ path }, response) => {
        if (!/^\/v1\/imports\/[\w-]+\/findings/.test(path)) return false;
        sendJson(response, 503, { title: 'Busy', status: 503, code: 'unavailable' });
        return true;
      };
      const page = await open('/audit');
      await page.locator('h1').waitFor();
      await choose(page, fileOf('c.zip', zip({ name: 'in.txt', data: ILLEGAL })));
      await until(() => verdict(page), 'This hand breaks a rule.');
      await page.locator('.results .error', { hasText: 'The service is busy.' }).waitFor();
      await page.goto(`${pages.proxy.url}/audit?import=00000000-0000-4000-8000-000000000000`);
      await page.getByText('This import cannot be shown.').waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'audits several files, among them a zip and one that is no log',
    async () => {
      const page = await open('/audit');
      await page.locator('h1').waitFor();
      await choose(
        page,
        fileOf('notes.txt', 'Bring the chips on Friday.'),
        fileOf('c.zip', zip({ name: 'in.txt', data: hand({ id: 72_000_000_000, raiseTo: '0.15' }) })),
        fileOf('a.txt', CLEAN),
      );
      await page.getByText('2 of 3 logs, 2 hands; 1 failed').waitFor();
      await until(() => verdict(page), '1 of 2 hands has a fault; 1 breaks a rule.');
      await page.getByText('No hand of a known format.').waitFor();
    },
    TIMEOUT_MS,
  );

  describe('a folder, with the folders in it and without hidden files', () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'floorman-folder-'));
      mkdirSync(join(folder, 'logs', 'march'), { recursive: true });
      writeFileSync(join(folder, 'logs', 'a.txt'), CLEAN);
      writeFileSync(join(folder, 'logs', 'march', 'b.txt'), ILLEGAL);
      writeFileSync(join(folder, 'logs', '.hidden'), WRONG_TOTAL);
    });
    afterAll(() => {
      rmSync(folder, { recursive: true, force: true });
    });

    const expectLogs = async (page: Page): Promise<void> => {
      await page.getByText('2 of 2 logs, 2 hands').waitFor();
      expect(await page.locator('.logs bdi').allTextContents()).toEqual(['logs/a.txt', 'logs/march/b.txt']);
      await until(() => verdict(page), '1 of 2 hands has a fault; 1 breaks a rule.');
    };

    test(
      'is dropped',
      async () => {
        const page = await open('/audit');
        await page.locator('h1').waitFor();
        const browser = await page.context().newCDPSession(page);
        const data = { items: [], files: [join(folder, 'logs')], dragOperationsMask: 1 };
        const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
          browser.send('Input.dispatchDragEvent', { type, x: 600, y: 700, data });
        await page.evaluate(
          "addEventListener('drop', () => (document.documentElement.dataset.dropped = ''), true)",
        );
        // The browser drops nothing as long as the answer of a busy page to `dragOver` is on its way.
        for (let tries = 0; tries < 20 && (await page.locator('[data-dropped]').count()) === 0; tries++) {
          await drag('dragEnter');
          await drag('dragOver');
          await page.locator('.drop-zone.over').waitFor();
          await drag('drop');
        }
        await expectLogs(page);
      },
      TIMEOUT_MS,
    );

    test(
      'is chosen, after another log',
      async () => {
        const page = await open('/audit');
        await page.locator('textarea').fill(CLEAN);
        await page.locator('.drop-zone button[type="submit"]').click();
        await until(() => verdict(page), 'No fault in this hand.');
        await page.locator('input[data-kind="folder"]').setInputFiles(join(folder, 'logs'));
        await expectLogs(page);
      },
      TIMEOUT_MS,
    );
  });

  test(
    'names the files that it could not read, beside the verdict on the others',
    async () => {
      const page = await open('/audit');
      await page.locator('h1').waitFor();
      await choose(
        page,
        fileOf('diary.txt', 'Dear diary\n'),
        fileOf('empty.txt', ''),
        fileOf('hand.txt', ILLEGAL),
        fileOf('picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff, 0xfe, 0])),
      );
      await page.getByText('1 of 4 logs, 1 hand; 3 failed', { exact: true }).waitFor();
      expect(await page.locator('.failed-logs').innerText()).toBe(
        'No hand was read from 3 logs: diary.txt, empty.txt, picture.png.',
      );
      expect(await page.locator('.logs').innerText()).toContain('The file is empty.');
      await until(() => verdict(page), 'This hand breaks a rule.');
      await page.locator('textarea').fill('');
      await page.locator('.drop-zone button[type="submit"]').click();
      expect(await page.evaluate("document.querySelector('textarea').validationMessage")).toBe(
        'Paste the text of a hand first.',
      );
    },
    TIMEOUT_MS,
  );

  test(
    'cancels an audit, and its import with it',
    async () => {
      let heldBack = 0;
      pages.proxy.script = ({ method, path }) => {
        // The first events of the import never arrive.
        if (heldBack > 0 || !/^\/v1\/imports\/[\w-]+\/events/.test(path) || method !== 'GET') return false;
        heldBack++;
        return true;
      };
      const page = await open('/audit');
      await page.locator('h1').waitFor();
      await choose(page, fileOf('large.txt', largeLog(73_000_000_000)));
      await until(async () => heldBack > 0, true);
      const deleted = page.waitForRequest((request) => request.method() === 'DELETE');
      await page.getByRole('button', { name: 'Cancel' }).click();
      const { pathname } = new URL((await deleted).url());
      expect(pathname).toMatch(/\/v1\/imports\/[\w-]+$/);
      await page.getByText('Logs', { exact: true }).click();
      // The import may have ended before the request came: the page says what the service says.
      await page.locator('.logs li', { hasText: /cancelled|done/ }).waitFor();
      const { state } = await pages.service.client.json<{ readonly state: string }>(pathname);
      expect(['cancelled', 'done']).toContain(state);
      expect(await page.locator('.logs li').innerText()).toContain(state);
    },
    TIMEOUT_MS,
  );

  test(
    'shows a hostile log, and does nothing that it says',
    async () => {
      const name = '<img src=x onerror=alert(1)>';
      const control = 'Ana\u001b[31m\u0007\u202e';
      const seats = Array.from(
        { length: 10_000 },
        (_, index) => `Seat ${index + 1}: P${index} ($10 in chips)`,
      );
      const crowded = hand({ id: 74_000_000_003 }).replace(/Seat 1:.*\n/, `${seats.join('\n')}\n`);
      const chat = hand({ id: 74_000_000_004, raiseTo: '0.15' }).replace(
        '*** FLOP ***',
        'Bruno said, "</bdi><script>alert(2)</script><style>*{display:none}</style>"\n*** FLOP ***',
      );
      const log = [
        hand({ id: 74_000_000_001, raiseTo: '0.15', name }),
        hand({ id: 74_000_000_002, raiseTo: '0.15', name: control }),
        crowded,
        chat,
      ].join('');
      const page = await open('/audit', PHONE);
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await page.locator('h1').waitFor();
      await choose(page, fileOf(`"><script>alert(3)</script>\u202etxt`, log));
      await page.locator('.finding-head').nth(2).waitFor();
      const heads = page.locator('.finding-head');
      for (let index = 0; index < (await heads.count()); index++) await heads.nth(index).click();
      await page.getByText(`${name}: raises $0.05 to $0.15`).first().waitFor();
      await page.getByText('Ana␛[31m␇\ufffd: raises').first().waitFor();
      await page.getByText('<script>alert(2)</script>').first().waitFor();
      expect(await page.locator('main script, main img, main style').count()).toBe(0);
      expect(await page.locator('.hand-text li').count()).toBeLessThan(1500);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      expect(dialogs).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test.each([
    ['light', DESKTOP],
    ['dark', PHONE],
  ] as const)(
    'has no accessibility fault with an open finding (%s)',
    async (colorScheme, device) => {
      const page = await open('/audit', { ...device, colorScheme });
      await page.locator('h1').waitFor();
      await choose(page, fileOf('a.txt', LOG));
      await page.locator('.finding-head').first().click();
      await page.locator('.hand-text .marked').waitFor();
      await page.locator('.logs summary').click();
      expect(await accessibilityFaults(page)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'works with the keyboard alone',
    async () => {
      const page = await open('/audit');
      await page.locator('textarea').focus();
      await page.keyboard.insertText(ILLEGAL);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await until(() => verdict(page), 'This hand breaks a rule.');
      await page.locator('.finding-head').waitFor();
      for (let tabs = 0; tabs < 9; tabs++) {
        await page.keyboard.press('Tab');
        if ((await page.evaluate('document.activeElement.className')) === 'finding-head') break;
      }
      await page.keyboard.press('Enter');
      await page.locator('.hand-text .marked').waitFor();
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.className')).toBe('hand-text');
    },
    TIMEOUT_MS,
  );
});
