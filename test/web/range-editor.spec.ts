import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { Calculator, inChromium, seat, square, TIMEOUT_MS, until } from './calculator.js';

inChromium('the range editor in Chromium', () => {
  const calculator = new Calculator();
  const { openOn } = calculator;
  const EMPTY = 'game=holdem&range=&hand=';

  const centre = async (of: Locator): Promise<{ readonly x: number; readonly y: number }> => {
    const box = await of.boundingBox();
    if (box === null) throw new Error('not shown');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const range = (page: Page): Promise<string> =>
    page.getByRole('textbox', { name: 'Range as text' }).inputValue();

  test(
    'a fast drag of five moves fills every square that it crossed',
    async () => {
      const page = await openOn(EMPTY);
      await square(page, 'A2s').waitFor();
      const [from, to] = [await centre(square(page, 'AKs')), await centre(square(page, 'A2s'))];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
      expect(await range(page)).toBe('A2s+');
      // One move to the corner, beyond the grid, and back: the diagonal.
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      const [aces, deuces] = [await centre(square(page, 'AA')), await centre(square(page, '22'))];
      await page.mouse.move(aces.x, aces.y);
      await page.mouse.down();
      await page.mouse.move(deuces.x, deuces.y);
      await page.mouse.move(deuces.x + 200, deuces.y + 200);
      await page.mouse.up();
      expect(await range(page)).toBe('22+');
      // A drag from a full square empties what it crosses.
      await page.mouse.move(aces.x, aces.y);
      await page.mouse.down();
      await page.mouse.move(deuces.x, deuces.y);
      await page.mouse.up();
      expect(await range(page)).toBe('');
    },
    TIMEOUT_MS,
  );

  test(
    'shift fills a rectangle from the last square touched, which a drag and a rectangle move',
    async () => {
      const page = await openOn(EMPTY);
      await square(page, 'AA').waitFor();
      const [from, to] = [await centre(square(page, 'AA')), await centre(square(page, 'AQs'))];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
      await square(page, 'KJs').click({ modifiers: ['Shift'] });
      expect(await range(page)).toBe('AA,AJs+,KJs+');
      await square(page, 'QTs').click({ modifiers: ['Shift'] });
      expect(await range(page)).toBe('AA,AJs+,KTs+,QTs+');
    },
    TIMEOUT_MS,
  );

  test(
    'touch paints in every direction, and fills rectangles without a shift key',
    async () => {
      const page = await openOn(EMPTY, { ...PHONE, locale: 'en-GB' });
      await seat(page, 1).locator('.slot').tap();
      await square(page, 'AA').waitFor();
      await square(page, 'AA').scrollIntoViewIfNeeded();
      await square(page, 'AA').tap();
      await page.getByRole('button', { name: 'Rectangle' }).tap();
      await square(page, 'KQs').tap();
      expect(await range(page)).toBe('KK+,AQs+,KQs,AKo');
      expect(await page.getByRole('button', { name: 'Rectangle', pressed: false }).count()).toBe(1);
      await page.getByRole('button', { name: 'Clear', exact: true }).tap();
      const touch = await page.context().newCDPSession(page);
      const send = (type: string, points: readonly { readonly x: number; readonly y: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: [...points] });
      const [from, to] = [await centre(square(page, 'AA')), await centre(square(page, 'A2o'))];
      await send('touchStart', [from]);
      for (let move = 1; move <= 5; move++)
        await send('touchMove', [{ x: from.x, y: from.y + ((to.y - from.y) * move) / 5 }]);
      await send('touchEnd', []);
      expect(await range(page)).toBe('AA,A2o+');
    },
    TIMEOUT_MS,
  );

  test(
    'the keyboard paints, drags and fills rectangles',
    async () => {
      const page = await openOn(EMPTY);
      await square(page, 'AA').focus();
      const press = async (...keys: readonly string[]): Promise<void> => {
        for (const key of keys) await page.keyboard.press(key);
      };
      await press('Space', 'Shift+ArrowRight', 'Shift+ArrowRight');
      expect(await range(page)).toBe('AA,AQs+');
      await press('ArrowDown', 'ArrowDown', 'ArrowRight', 'Shift+Space');
      expect(await range(page)).toBe('AA,QQ,AJs+,KJs+,QJs');
    },
    TIMEOUT_MS,
  );

  test(
    'takes any weight, and single suits of a square',
    async () => {
      const page = await openOn(EMPTY);
      const weight = page.getByLabel('Weight');
      await weight.fill('37.5');
      await weight.press('Tab');
      await square(page, 'AKo').click();
      expect(await range(page)).toBe('AKo:0.375');
      await weight.fill('0');
      await weight.press('Tab');
      expect(await weight.inputValue()).toBe('37.5');
      const suits = page.getByRole('group', { name: 'Suits of AKo' });
      expect(await suits.getByRole('button', { pressed: true }).count()).toBe(12);
      await suits.locator('[data-combo="AsKh"]').click();
      await until(async () => (await range(page)).split(',').length, 11);
      expect(await range(page)).not.toContain('AsKh');
      await until(() => square(page, 'AKo').getAttribute('aria-label'), 'AKo 34.38%, 11 of 12');
      await weight.fill('100');
      await weight.press('Tab');
      await suits.locator('[data-combo="AsKh"]').click();
      expect(await range(page)).toMatch(/^AsKh,\(AsKd,.*\):0\.375$/);
      expect(await accessibilityFaults(page)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'paints with the weight that is typed, before the field is left: with the mouse',
    async () => {
      const page = await openOn(EMPTY);
      const weight = page.getByLabel('Weight');
      await square(page, 'AA').waitFor();
      for (const typed of ['50', '25']) {
        await weight.click({ clickCount: 3 });
        await page.keyboard.type(typed);
      }
      await square(page, '88').click();
      expect(await range(page)).toBe('88:0.25');
      expect(await weight.inputValue()).toBe('25');
      await page.getByText('6 hands').waitFor();
      await weight.click({ clickCount: 3 });
      await page.keyboard.type('37.5');
      expect(await weight.inputValue()).toBe('37.5');
      const [from, to] = [await centre(square(page, 'KK')), await centre(square(page, 'KTs'))];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
      expect(await range(page)).toBe('(KK,KTs+):0.375,88:0.25');
      // No weight: the one before it paints, and is shown again.
      await weight.click({ clickCount: 3 });
      await page.keyboard.type('400');
      await square(page, '22').click();
      expect(await range(page)).toBe('(KK,22,KTs+):0.375,88:0.25');
      expect(await weight.inputValue()).toBe('37.5');
    },
    TIMEOUT_MS,
  );

  test(
    'paints with the weight that is typed, before the field is left: by touch',
    async () => {
      const page = await openOn(EMPTY, { ...PHONE, locale: 'en-GB' });
      await seat(page, 1).locator('.slot').tap();
      await square(page, '88').waitFor();
      await page.getByLabel('Weight').tap();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('35');
      await square(page, '88').tap();
      expect(await range(page)).toBe('88:0.35');
      await square(page, '99').tap();
      expect(await range(page)).toBe('99-88:0.35');
    },
    TIMEOUT_MS,
  );

  test(
    'takes the best hands by slider and button, and undoes every step',
    async () => {
      const page = await openOn(EMPTY);
      await page.getByRole('button', { name: '15%', exact: true }).click();
      expect(await range(page)).toBe('15%');
      await until(() => square(page, 'AA').getAttribute('aria-label'), 'AA 100%');
      await page.getByText('200 hands, 15.08% of all').waitFor();
      await page.getByLabel('The best hands').first().focus();
      for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
      expect(await range(page)).toBe('16.5%');
      // The moves of the slider are one step.
      await page.keyboard.press('ControlOrMeta+z');
      expect(await range(page)).toBe('15%');
      await until(() => square(page, '72o').getAttribute('aria-selected'), 'false');
      await square(page, '72o').click();
      expect(await range(page)).toMatch(/72o$/);
      const painted = await range(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      expect(await range(page)).toBe('15%');
      await page.getByRole('button', { name: 'Redo' }).click();
      expect(await range(page)).toBe(painted);
      await page.getByLabel('Range as text').fill('QQ');
      await page.keyboard.press('ControlOrMeta+z');
      expect(await range(page)).toBe(painted);
      await page.keyboard.press('ControlOrMeta+Shift+z');
      expect(await range(page)).toBe('QQ');
    },
    TIMEOUT_MS,
  );

  test(
    'undoes typing in the name of a range there, and not in the range',
    async () => {
      const page = await openOn('game=holdem&range=QQ%2B&hand=');
      await until(() => square(page, 'QQ').getAttribute('aria-selected'), 'true');
      await square(page, '55').click();
      expect(await range(page)).toBe('QQ+,55');
      await page.getByText('Saved ranges').click();
      const name = page.getByLabel('Name of this range');
      await name.pressSequentially('Open');
      await page.keyboard.press('ControlOrMeta+z');
      expect(await range(page)).toBe('QQ+,55');
      expect(await name.inputValue()).not.toBe('Open');
    },
    TIMEOUT_MS,
  );

  test(
    'does not paint over a text with an error',
    async () => {
      const page = await openOn('game=holdem&range=QQ%2B&hand=');
      await until(() => square(page, 'QQ').getAttribute('aria-selected'), 'true');
      const text = 'QQ+, AKs, ATo+, KQx';
      await page.getByLabel('Range as text').fill(text);
      await seat(page, 1).locator('.error').waitFor();
      await square(page, '55').click();
      expect(await range(page)).toBe(text);
      await page.getByLabel('Range as text').fill('QQ+, AKs, ATo+');
      await until(() => square(page, 'ATo').getAttribute('aria-selected'), 'true');
      await square(page, '55').click();
      expect(await range(page)).toBe('QQ+,55,AKs,ATo+');
    },
    TIMEOUT_MS,
  );

  test(
    'a range names its field: the player, the text and the size',
    async () => {
      const page = await openOn('game=omaha&range=AA$ds&hand=');
      await page.getByRole('button', { name: 'Player 1: AA$ds 0.32%' }).waitFor();
      await until(async () => (await page.locator('.stale').count()) === 0, true);
      expect(await accessibilityFaults(page)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'keeps named ranges in the browser, and exchanges them as text',
    async () => {
      const page = await openOn('game=holdem&range=QQ%2B,AKs&hand=');
      await page.getByText('Saved ranges').click();
      await page.getByLabel('Name of this range').fill('Four-bet');
      await page.keyboard.press('Enter');
      const lines = page.getByLabel('All as text');
      await until(() => lines.inputValue(), 'Four-bet = QQ+,AKs');
      await page.evaluate(
        'Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.copied = text; } }, configurable: true })',
      );
      await page.getByRole('button', { name: 'Copy all' }).click();
      await page.locator('.saved').getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate('window.copied')).toBe('Four-bet = QQ+,AKs');
      await lines.fill('Open = 22+,A2s+\n<b>All</b> = random\nno range');
      await page.getByRole('button', { name: 'Import the text' }).click();
      await page.getByText('Line 3: expected a name, an equals sign and a range.').waitFor();
      // The text with the faulty line stays.
      expect(await lines.inputValue()).toBe('Open = 22+,A2s+\n<b>All</b> = random\nno range');
      await lines.fill('Open = 22+,A2s+\n<b>All</b> = random');
      await page.getByRole('button', { name: 'Import the text' }).click();
      await page.getByText('Imported: 2.').waitFor();
      await page.getByRole('button', { name: /^Open/ }).click();
      expect(await range(page)).toBe('22+,A2s+');
      await page.getByRole('button', { name: 'Delete Open' }).click();
      expect(await accessibilityFaults(page)).toEqual([]);
      // A deleted range can be brought back, by the button that has the focus.
      const open = page.locator('.saved .use', { hasText: 'Open' });
      expect(await open.count()).toBe(0);
      await page.keyboard.press('Enter');
      await open.waitFor();
      expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(
        'Name of this range',
      );
      await page.getByRole('button', { name: 'Delete Open' }).click();
      await page.reload();
      await page.getByText('Saved ranges').click();
      expect(await page.locator('.saved .use b').allInnerTexts()).toEqual(['<b>All</b>', 'Four-bet']);
      await page.locator('#game').selectOption('omaha');
      await seat(page, 1).locator('.slot').click();
      await page.getByText('Saved ranges').click();
      expect(await page.locator('.saved .use').count()).toBe(0);
    },
    TIMEOUT_MS,
  );

  test(
    'builds ranges of Omaha from classes',
    async () => {
      const page = await openOn('game=omaha&range=20%25&hand=');
      await page.getByRole('button', { name: 'double-suited' }).click();
      await page.getByRole('button', { name: 'Keep only these' }).click();
      expect(await range(page)).toBe('20%$ds');
      await page.getByText('13,542 hands, 5% of all').waitFor();
      await page.getByText('How to write ranges').click();
      await page.getByText('double-suited aces').waitFor();
      await until(async () => (await page.locator('.stale').count()) === 0, true);
      expect(await accessibilityFaults(page)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'writes percentages in the form of the language',
    async () => {
      const page = await openOn('game=omaha&range=&hand=', { ...DESKTOP, locale: 'es-ES' });
      const classes = page.locator('.classes button').first();
      expect(await classes.innerText()).toBe('5\u00a0%');
      await classes.click();
      await page.getByRole('button', { name: 'Añadir al rango' }).click();
      expect(await page.getByLabel('Rango como texto').inputValue()).toBe('5%');
    },
    TIMEOUT_MS,
  );

  test.each([
    ['a desktop, with the keyboard', { ...DESKTOP, locale: 'en-GB' }],
    ['a phone, by touch', { ...PHONE, locale: 'en-GB' }],
  ] as const)(
    'combines suits, pairs, ranks and percentages of Omaha hands: on %s',
    async (_, device) => {
      const page = await openOn('game=omaha&range=&hand=', device);
      const press = async (name: string): Promise<void> => {
        const button = page.locator('.classes').getByRole('button', { name, exact: true });
        if (device.hasTouch === true) await button.tap();
        else {
          await button.focus();
          await page.keyboard.press('Space');
        }
      };
      const chosen = page.locator('.classes [role="status"]');
      if (device.hasTouch === true) await seat(page, 1).locator('.slot').tap();
      for (const name of ['AA', 'double-suited']) await press(name);
      await until(() => chosen.innerText(), 'Chosen: AA$ds · 864 hands');
      await press('Add to the range');
      for (const name of ['20%', 'double-suited', 'rainbow', 'KK']) await press(name);
      await until(() => chosen.innerText(), 'Chosen: 20%:KK:($ds,$rb) · 1,736 hands');
      await press('AA');
      await press('Add to the range');
      expect(await range(page)).toBe('AA$ds,20%:(AA,KK):($ds,$rb)');
      for (const name of ['AA', 'no pair']) await press(name);
      await until(() => chosen.innerText(), 'Chosen: AA$np · no hand is all of this');
      const width = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(width).toBeLessThanOrEqual(0);
      await until(async () => (await page.locator('.stale').count()) === 0, true);
      expect(await accessibilityFaults(page)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'names the number of draws, and what cannot be counted',
    async () => {
      const page = await openOn('game=lowball-27-triple&hand=2c3d4h5s&hand=2d3h4s6c');
      await page.getByText('One draw is counted, the last one.').waitFor();
      await page.getByLabel('Draws left').selectOption('2');
      await page.getByText('At most one draw can be counted').waitFor();
      await page.locator('.answer .error').waitFor();
      await until(async () => new URL(page.url()).hash.endsWith('&draws=2'), true);
      await page.getByLabel('Discards').selectOption('best-all-draws');
      await until(async () => new URL(page.url()).hash.endsWith('&draws=2&policy=best-all-draws'), true);
      await until(async () => calculator.proxy.equityRequests().at(-1)?.policy, 'best-all-draws');
      await page.getByLabel('Discards').selectOption('none');
      await page.getByLabel('Draws left').selectOption('0');
      await page.locator('.answer .error').waitFor();
      await until(async () => calculator.proxy.equityRequests().at(-1)?.draws, 0);
    },
    TIMEOUT_MS,
  );

  test.each([DESKTOP, PHONE])(
    'six players fit 800 pixels: $viewport',
    async (device) => {
      const page = await openOn(`game=holdem&hand=AhKh&hand=${'&range=22%2B'.repeat(4)}`, device);
      await page.locator('.seat .figures').nth(5).waitFor();
      const boxes = await Promise.all([1, 6].map((number) => seat(page, number).boundingBox()));
      expect(boxes[1]!.y + boxes[1]!.height - boxes[0]!.y).toBeLessThanOrEqual(800);
      // Of a sample, the interval is on one line.
      const intervals = await page.locator('.interval dd').all();
      expect(intervals).toHaveLength(6);
      for (const interval of intervals) expect((await interval.boundingBox())!.height).toBeLessThan(30);
      if (device === DESKTOP) expect(boxes[1]!.y + boxes[1]!.height).toBeLessThanOrEqual(800);
    },
    TIMEOUT_MS,
  );

  test.each([
    ['light', { ...DESKTOP, colorScheme: 'light' }],
    ['dark', { ...PHONE, locale: 'en-GB', colorScheme: 'dark' }],
  ] as const)(
    'shows each hand, categories by street and next cards: %s',
    async (_, device) => {
      const page = await openOn('game=holdem&range=QQ%2B,AKs&hand=AhJh&board=Ts9h2c', device);
      await seat(page, 2).locator('.figures').waitFor();
      await page.getByText('Each hand, categories and next cards').click();
      await page.locator('.heat').waitFor();
      const warm = await page.locator('.heat .warm').allInnerTexts();
      expect(warm.map((text) => text.slice(0, 3).trim())).toEqual(['AA', 'AKs', 'KK', 'QQ']);
      expect(warm[0]).toMatch(/^AA\s*\d\d%$/);
      await page.getByLabel('Street').selectOption('Flop');
      await until(() => page.locator('.bars').first().locator('li').count(), 2);
      expect(await page.locator('.cards-to-come li').count()).toBe(47);
      await page.getByLabel('Details of').selectOption('1');
      expect(await page.locator('.heat').count()).toBe(0);
      await until(async () => (await page.locator('.stale').count()) === 0, true);
      expect(await accessibilityFaults(page)).toEqual([]);
      const width = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(width).toBeLessThanOrEqual(0);
    },
    TIMEOUT_MS,
  );

  test(
    'shows the details of many players as a smaller sample',
    async () => {
      const page = await openOn(`game=holdem&hand=AhKh${'&range=22%2B,A2s%2B'.repeat(5)}`);
      await seat(page, 6).locator('.figures').waitFor();
      await page.getByText('Each hand, categories and next cards').click();
      await page.getByText('A random sample.').waitFor();
      await page.getByLabel('Details of').selectOption('5');
      await page.locator('.heat .warm').first().waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'games without an order of hands say so',
    async () => {
      const page = await openOn('game=omaha-5&range=&hand=', DESKTOP);
      await page.getByText('The hands of this game have no order here').waitFor();
      expect(await page.locator('input[type=range]').count()).toBe(0);
    },
    TIMEOUT_MS,
  );
});
