import type { Locator } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.js';
import { Calculator, card, inChromium, TIMEOUT_MS, seat, settled, square, until } from './calculator.js';
import { sendJson } from './proxy.js';
import { answerWith } from './jobs.js';

/** Squares whose name and part overlap. */
const COVERED = `[...document.querySelectorAll('.square')].filter((square) => {
  const mark = square.querySelector('sub');
  if (mark === null || getComputedStyle(mark).display === 'none') return false;
  const name = document.createRange();
  name.selectNodeContents(square.firstChild);
  const [one, other] = [name.getBoundingClientRect(), mark.getBoundingClientRect()];
  return one.bottom > other.top && one.right > other.left;
}).map(({ dataset }) => dataset.hand)`;

/** Games whose names do not fit the field. */
const CUT_NAMES = `(() => {
  const field = document.querySelector('#game');
  const pen = document.createElement('canvas').getContext('2d');
  const style = getComputedStyle(field);
  pen.font = style.fontSize + ' ' + style.fontFamily;
  const arrow = 28;
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
  return [...field.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
})()`;

/** Whether an element is entirely visible. */
const isInSight = async (element: Locator): Promise<boolean> => {
  const box = await element.boundingBox();
  const screen = element.page().viewportSize();
  return box !== null && screen !== null && box.y >= 0 && box.y + box.height <= screen.height;
};

/** Card texts that are larger than their card. */
const OVER_THE_EDGE = `[...document.querySelectorAll('.card > .face, .pick > .face')].filter((face) => {
  const card = face.parentElement.getBoundingClientRect();
  return [...face.children].some((sign) => {
    const drawn = document.createRange();
    drawn.selectNodeContents(sign);
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    return left < card.left || right > card.right || top < card.top || bottom > card.bottom;
  });
}).map(({ textContent }) => textContent)`;

inChromium('the page of the equity calculator in Chromium', () => {
  const calculator = new Calculator();
  const { open, openOn } = calculator;

  test(
    'needs a key if the server has keys, and forgets it with the tab',
    async () => {
      const keys: (string | undefined)[] = [];
      calculator.proxy.script = ({ path }, response) => {
        const { authorization } = response.req.headers;
        keys.push(authorization);
        if (!path.startsWith('/v1/') || authorization === 'Bearer fm_secret') return false;
        sendJson(response, 401, { title: 'A key is needed', status: 401, code: 'unauthorized' });
        return true;
      };
      const page = await open();
      await page.getByText('This server needs a key').waitFor();
      await page.getByLabel('API key').fill('fm_secret');
      // The service itself has no keys and needs none.
      calculator.proxy.script = ({ path }, response) => {
        keys.push(response.req.headers.authorization);
        delete response.req.headers.authorization;
        if (path === '/v1/equity') sendJson(response, 200, answerWith(0.3));
        return path === '/v1/equity';
      };
      await page.getByRole('button', { name: 'Use' }).click();
      await settled(page, '30.00%', '70.00%');
      expect(keys).toContain('Bearer fm_secret');
      expect(
        await page.evaluate('[sessionStorage.getItem("floorman.key"), JSON.stringify(localStorage)]'),
      ).toEqual(['fm_secret', '{}']);
      expect(page.url()).not.toContain('secret');
    },
    TIMEOUT_MS,
  );

  test(
    'uses the language of the browser, or the selected one',
    async () => {
      const page = await open('/equity', { ...DESKTOP, locale: 'es-MX' });
      await settled(page, '46,21\u00a0%', '53,79\u00a0%');
      expect(await page.locator('html').getAttribute('lang')).toBe('es');
      await page.getByText('Exacto: todos los casos enumerados').waitFor();
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByText('Exact: all cases enumerated').waitFor();
      await page.reload();
      await page.getByText('Exact: all cases enumerated').waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'fits a phone, with targets for touch',
    async () => {
      for (const question of [
        'game=holdem&range=QQ%2B&hand=',
        'game=omaha&hand=AsAhKsKh&hand=',
        'game=stud&hand=&hand=',
      ]) {
        const page = await openOn(question, PHONE);
        await seat(page, 1).locator('.slot').tap();
        await page.locator('.editor').waitFor();
        await page.locator('.seat .figures').first().waitFor();
        const width = await page.evaluate('document.documentElement.scrollWidth');
        expect([question, width]).toEqual([question, 360]);
        const small = await page.evaluate(
          `[...document.querySelectorAll('button:not(.square), select, .typed, summary')]
          .map((each) => [each.className || each.id, each.getBoundingClientRect()])
          .filter(([, box]) => box.height < 40 || box.width < 36).map(([name]) => name)`,
        );
        expect([question, small]).toEqual([question, []]);
        const cut = await page.evaluate(CUT_NAMES);
        expect([question, cut]).toEqual([question, []]);
        if (!question.endsWith('stud&hand=&hand=')) {
          await page.context().close();
          continue;
        }
        await card(page, '2c').tap();
        await card(page, '3c').tap();
        expect(await page.locator('.typed').inputValue()).toBe('2c3c');
      }
    },
    TIMEOUT_MS,
  );

  test(
    'on a phone the editor of a field scrolls into view with it',
    async () => {
      const page = await openOn('game=holdem&hand=AhKh&hand=QsQd&hand=&board=Ts9h2c', PHONE);
      for (const field of [seat(page, 2), seat(page, 3), page.locator('.common').first()]) {
        await field.locator('.slot').tap();
        const editor = page.locator('.editor');
        await editor.waitFor();
        await until(() => isInSight(editor.locator('.typed')), true);
        expect(await isInSight(field.locator('.slot'))).toBe(true);
      }
    },
    TIMEOUT_MS,
  );

  test(
    'settings close on a click elsewhere, and with Escape',
    async () => {
      const page = await openOn('game=holdem&hand=AhKh&hand=QsQd');
      const suits = page.locator('#suits');
      await page.getByText('Settings').click();
      await suits.click();
      expect(await suits.isVisible()).toBe(true);
      await page.locator('h1').click();
      await suits.waitFor({ state: 'hidden' });
      await page.getByText('Settings').click();
      await suits.focus();
      await page.keyboard.press('Escape');
      await suits.waitFor({ state: 'hidden' });
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Settings');
    },
    TIMEOUT_MS,
  );

  test.each([DESKTOP, PHONE])(
    'the text of a card fits on it, also the ten: $viewport',
    async (device) => {
      const page = await openOn('game=omaha&hand=TsThTdTc&hand=QsAhKd9c&board=8h8d8c', device);
      await page.locator('.seat .figures').first().waitFor();
      expect(await page.evaluate(OVER_THE_EDGE)).toEqual([]);
      await seat(page, 2).locator('.slot').click();
      await page.locator('.pick').first().waitFor();
      expect(await page.evaluate(OVER_THE_EDGE)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test.each([1280, 1000, 800, 560, 360])(
    'names and parts of squares do not overlap on a screen of %i pixels',
    async (width) => {
      const page = await openOn('game=holdem&range=AhKs,AhJh,QhQd,(random!AA):0.25&hand=', {
        ...DESKTOP,
        viewport: { width, height: 900 },
      });
      if (width < 62 * 16) await seat(page, 1).locator('.slot').click();
      await square(page, 'AKo').locator('sub').waitFor({ state: 'attached' });
      expect(await page.evaluate(COVERED)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'mentions the shift key only with a keyboard, and uses the singular for one hand',
    async () => {
      for (const [device, isThere] of [
        [{ ...DESKTOP, locale: 'es-ES' }, true],
        [PHONE, false],
      ] as const) {
        const page = await openOn('game=holdem&range=AhKh&hand=', device);
        if (!isThere) await seat(page, 1).locator('.slot').tap();
        await page.getByText(/^1 mano, el 0,08/).waitFor();
        expect(
          await page.getByText('Con mayúsculas, un rectángulo desde la última casilla').isVisible(),
        ).toBe(isThere);
        if (isThere) await page.context().close();
      }
    },
    TIMEOUT_MS,
  );

  test(
    'has a dark theme, and every control has a name',
    async () => {
      const page = await openOn('game=holdem&range=QQ%2B&hand=AhKh', { ...DESKTOP, colorScheme: 'dark' });
      await page.locator('.seat .figures').first().waitFor();
      const paper = await page.evaluate('getComputedStyle(document.body).backgroundColor');
      expect(paper).toBe('rgb(22, 25, 23)');
      const nameless = await page.evaluate(
        `[...document.querySelectorAll('button, input, select, textarea')].filter((each) =>
        !each.textContent.trim() && !each.getAttribute('aria-label') && !each.labels?.length).map((each) => each.outerHTML)`,
      );
      expect(nameless).toEqual([]);
      const ids: string[] = await page.evaluate('[...document.querySelectorAll("[id]")].map(({ id }) => id)');
      expect(new Set(ids).size).toBe(ids.length);
    },
    TIMEOUT_MS,
  );
});
