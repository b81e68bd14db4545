import { Calculator, card, inChromium, PATIENCE_MS, seat, settled, square, until } from './calculator.js';

inChromium('the equity calculator in Chromium', () => {
  const calculator = new Calculator();
  const { open, openOn } = calculator;

  test(
    'shows an example, and what it is worth',
    async () => {
      const page = await open();
      await settled(page, '46.21%', '53.79%');
      expect(await page.title()).toBe('Equity · Floorman');
      const answer = page.locator('.answer');
      expect(await answer.innerText()).toMatch(/Exact: every case counted\s+Cases\s+1,712,304/);
    },
    PATIENCE_MS,
  );

  test(
    'takes cards from the deck, and from nobody else',
    async () => {
      const page = await open();
      await page.getByRole('button', { name: 'Clear all' }).click();
      await page.getByRole('button', { name: 'Player 1: any hand' }).click();
      for (const name of ['As', 'Ah']) await card(page, name).click();
      await page.getByRole('button', { name: 'Player 2: any hand' }).click();
      expect(await card(page, 'As').getAttribute('aria-disabled')).toBe('true');
      expect(await card(page, 'As').getAttribute('aria-label')).toBe('ace of spades, in use');
      await card(page, 'As').click({ force: true });
      for (const name of ['Ks', 'Kh']) await card(page, name).click();
      await page.getByRole('button', { name: /^Board/ }).click();
      for (const name of ['2c', '7d', '9h']) await card(page, name).click();
      await settled(page, '91.62%', '8.38%');
      expect(calculator.front.questions().at(-1)).toEqual({
        game: 'holdem',
        players: [{ hand: 'AsAh' }, { hand: 'KsKh' }],
        board: '2c7d9h',
        dead: '',
        method: 'auto',
      });
      // Another card in a full hand takes the place of the last one.
      await page.getByRole('button', { name: /^Player 2/ }).click();
      await card(page, 'Kd').click();
      expect(await page.locator('.typed').inputValue()).toBe('KsKd');
    },
    PATIENCE_MS,
  );

  test(
    'is used by keyboard alone',
    async () => {
      const page = await openOn('game=holdem&hand=&hand=');
      await seat(page, 2).waitFor();
      const press = async (...keys: readonly string[]): Promise<void> => {
        for (const key of keys) await page.keyboard.press(key);
      };
      const focused = (): Promise<unknown> =>
        page.evaluate('document.activeElement.getAttribute("aria-label") ?? document.activeElement.id');
      await press('Tab', 'Enter');
      expect(await focused()).toBe('main');
      while (!String(await focused()).startsWith('Player 1')) await press('Tab');
      // It is open; closed and opened again, its text has the focus.
      await press('Enter', 'Enter');
      await page.keyboard.type('ah 10h');
      await press('Tab', 'ArrowDown', 'ArrowRight', 'End');
      expect(await focused()).toBe('2 of hearts');
      await press('Escape');
      expect(await focused()).toBe('Player 1: ace of hearts, ten of hearts');
      while (!String(await focused()).startsWith('Player 2')) await press('Tab');
      await page.keyboard.type('2c2d');
      expect(await page.locator('.typed').inputValue()).toBe('2c2d');
      await page.keyboard.press('ControlOrMeta+a');
      await press('Delete', 'Tab', 'Enter');
      expect(await page.locator('.typed').inputValue()).toBe('As');
      await press('ArrowRight', 'Space');
      expect(await page.locator('.typed').inputValue()).toBe('AsKs');
      await until(
        async () => JSON.stringify(calculator.front.questions().at(-1)?.players),
        '[{"hand":"AhTh"},{"hand":"AsKs"}]',
      );
    },
    PATIENCE_MS,
  );

  test(
    'has a range as grid and as text, each following the other',
    async () => {
      const page = await openOn('game=holdem&range=QQ+,AKs:0.5,AhQd&hand=');
      const text = page.locator('textarea');
      await until(() => square(page, 'AKs').getAttribute('aria-label'), 'AKs 50%');
      expect(await square(page, 'AQo').getAttribute('aria-label')).toBe('AQo 8.33%, 1 of 12');
      expect(await square(page, 'JJ').getAttribute('aria-selected')).toBe('false');

      await square(page, 'JJ').click();
      expect(await text.inputValue()).toBe('JJ+,AKs:0.5,(QQ+,AKs:0.5,AhQd):AQo');
      await square(page, 'JJ').click();
      await square(page, 'QQ').click();
      expect(await text.inputValue()).toBe('KK+,AKs:0.5,(QQ+,AKs:0.5,AhQd):AQo');

      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      const [from, to] = [await square(page, 'KQs').boundingBox(), await square(page, 'K9s').boundingBox()];
      await page.mouse.move(from!.x + 5, from!.y + 5);
      await page.mouse.down();
      await page.mouse.move(to!.x + 5, to!.y + 5, { steps: 12 });
      await page.mouse.up();
      expect(await text.inputValue()).toBe('K9s+');
      await page.getByLabel('Weight').selectOption('250');
      await square(page, 'AA').click();
      await square(page, 'QQ').click({ modifiers: ['Shift'] });
      expect(await text.inputValue()).toBe('KJs-K9s,(QQ+,AQs+,KQs,AQo+,KQo):0.25');

      await text.fill('22+');
      await until(() => square(page, '55').getAttribute('aria-label'), '55 100%');
      expect(await square(page, 'K9s').getAttribute('aria-label')).toBe('K9s');
      expect(await page.locator('.range-editor').innerText()).toContain('78 hands, 5.88% of all');
      await page.keyboard.press('Tab');
      await square(page, '55').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      expect(await text.inputValue()).toBe('22+,54s:0.25');
    },
    PATIENCE_MS,
  );

  test(
    'says what is wrong with a range at its character, and asks nothing meanwhile',
    async () => {
      const page = await openOn('game=holdem&range=QQ%2B,AhAh,KK&hand=');
      const fault = seat(page, 1).locator('.fault');
      await fault.waitFor();
      expect(await fault.innerText()).toMatch(/at character 7/);
      expect(await fault.locator('mark').innerText()).toMatch(/^Ah?$/);
      // The question may be refused before the range is explained.
      await until(() => page.locator('textarea').getAttribute('aria-invalid'), 'true');
      await page.locator('textarea').fill('KK');
      await fault.waitFor({ state: 'detached' });
    },
    PATIENCE_MS,
  );

  test(
    'says what is wrong with the question at the field that it is about',
    async () => {
      const page = await openOn('game=holdem&hand=AhKh&hand=QsQd&board=Ah7c2d');
      await page.locator('.seat .fault, .common .fault').first().waitFor();
      expect(await page.locator('.seat .fault, .common .fault').allInnerTexts()).toEqual([
        'Ah is there twice',
      ]);
      // What is unfinished is no fault, and is not asked.
      await page.getByRole('button', { name: /^Board/ }).click();
      const asked = calculator.front.questions().length;
      await page.locator('.typed').fill('7c2d');
      await page.locator('.gap', { hasText: 'a board has 3, 4 or 5 cards' }).waitFor();
      await page.locator('.typed').fill('7c2');
      await page.locator('.gap', { hasText: 'expected at character 3' }).waitFor();
      await page.locator('.typed').fill('7c2d3h');
      await until(() => page.locator('.fault, .gap').count(), 0);
      await until(async () => calculator.front.questions().length, asked + 1);
    },
    PATIENCE_MS,
  );

  test(
    'has the question in its address, and Back leads to the one before',
    async () => {
      const page = await openOn('game=omaha-8&hand=AsAhKsKh&hand=9d8d7c6c&method=monte-carlo&error=0.01');
      expect(await page.locator('#game').inputValue()).toBe('omaha-8');
      expect(await page.locator('#error').inputValue()).toBe('0.01');
      await seat(page, 1).locator('.figures').waitFor();
      const names = await seat(page, 1).locator('.figures dt').allInnerTexts();
      expect(names.slice(0, 3)).toEqual(['High', 'Low', 'Scoop']);
      await page.locator('#game').selectOption('razz');
      await until(
        async () => new URL(page.url()).hash,
        '#/equity?v=1&game=razz&hand=&hand=&method=monte-carlo&error=0.01',
      );
      expect(await page.getByRole('button', { name: /^Board/ }).count()).toBe(0);
      await page.goBack();
      await until(() => page.locator('#game').inputValue(), 'omaha-8');
      expect(
        await page
          .getByRole('button', {
            name: 'Player 1: ace of spades, ace of hearts, king of spades, king of hearts',
          })
          .count(),
      ).toBe(1);
      await page.goForward();
      await until(() => page.locator('#game').inputValue(), 'razz');
    },
    PATIENCE_MS,
  );

  test(
    'takes as many players as the game does',
    async () => {
      const page = await openOn('game=royal-holdem&hand=&hand=');
      const add = page.getByRole('button', { name: 'Add a player' });
      await add.waitFor();
      const { items } = await calculator.service.client.json<{ items: { id: string; maxPlayers: number }[] }>(
        '/v1/variants',
      );
      const most = items.find(({ id }) => id === 'royal-holdem')!.maxPlayers;
      for (let players = 2; players < most; players++) await add.click();
      expect(await add.count()).toBe(0);
      expect(await page.locator('.seat').count()).toBe(most);
      await page.getByRole('button', { name: 'Remove player 1', exact: true }).click();
      expect(await page.locator('.seat').count()).toBe(most - 1);
    },
    PATIENCE_MS,
  );
});
