import {
  Calculator,
  card,
  equities,
  inChromium,
  TIMEOUT_MS,
  seat,
  settled,
  square,
  until,
} from './calculator.js';
import { sendJson } from './proxy.js';
import { answerWith } from './jobs.js';

inChromium('the equity calculator in Chromium', () => {
  const calculator = new Calculator();
  const { open, openOn } = calculator;

  test(
    'shows an example with its equities',
    async () => {
      const page = await open();
      await settled(page, '46.21%', '53.79%');
      expect(await page.title()).toBe('Equity · Floorman');
      const answer = page.locator('.answer');
      expect(await answer.innerText()).toMatch(/Exact: all cases enumerated\s+Cases\s+1,712,304/);
    },
    TIMEOUT_MS,
  );

  test(
    'counts with the options of a link, names them, and goes on without them',
    async () => {
      // With deuces wild, a king and a deuce are a pair that beats queens.
      const page = await openOn('game=five-draw&wildRanks=2&draws=0&hand=2dKc9h7s5d&hand=QhQs8c4d3h');
      await settled(page, '100.00%', '0.00%');
      await page.getByText('Options of the game: deuces wild.').waitFor();
      await page.getByRole('button', { name: 'Without options' }).click();
      await settled(page, '0.00%', '100.00%');
      await until(() => Promise.resolve(new URL(page.url()).hash.includes('wildRanks')), false);
      expect(await page.locator('#options').count()).toBe(0);
      await page.goBack();
      await settled(page, '100.00%', '0.00%');
      // The cards to choose are those of the deck with the option.
      const joker = await openOn('game=five-draw&joker=wild&hand=&hand=');
      await card(joker, 'Jk').waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'weights change the equities, but not the number of cases',
    async () => {
      const cases = async (question: string): Promise<string> => {
        const page = await openOn(question);
        await seat(page, 2).locator('.figures').waitFor();
        return page.locator('.answer .terms div').first().innerText();
      };
      expect(await cases('game=holdem&hand=QsQd&range=AKs:0.5,AKo:0.25')).toMatch(/^Cases\s+27,396,864$/);
      expect(await cases('game=holdem&hand=QsQd&range=AKs,AKo')).toMatch(/^Cases\s+27,396,864$/);
      expect(await cases('game=holdem&range=QQ%2B,AKs:0.5&hand=AhKh&board=Ts9h2c')).toMatch(
        /^Cases\s+14,850$/,
      );
    },
    TIMEOUT_MS,
  );

  test(
    'takes cards from the deck, but not from other fields',
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
      expect(calculator.proxy.equityRequests().at(-1)).toEqual({
        game: 'holdem',
        players: [{ hand: 'AsAh' }, { hand: 'KsKh' }],
        board: '2c7d9h',
        dead: '',
        method: 'auto',
        seed: 1,
      });
      // Another card in a complete hand replaces the last one.
      await page.getByRole('button', { name: /^Player 2/ }).click();
      await card(page, 'Kd').click();
      expect(await page.locator('.typed').inputValue()).toBe('KsKd');
    },
    TIMEOUT_MS,
  );

  test(
    'works with the keyboard alone',
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
      // It is open. After closing and opening, its text has the focus.
      await press('Enter', 'Enter');
      await page.keyboard.type('ah 10h');
      await press('Tab', 'ArrowDown', 'ArrowRight', 'End');
      expect(await focused()).toBe('2 of hearts');
      await press('Escape');
      expect(await focused()).toBe('Player 1: ace of hearts, 10 of hearts');
      while (!String(await focused()).startsWith('Player 2')) await press('Tab');
      await page.keyboard.type('2c2d');
      expect(await page.locator('.typed').inputValue()).toBe('2c2d');
      await page.keyboard.press('ControlOrMeta+a');
      await press('Delete', 'Tab', 'Enter');
      expect(await page.locator('.typed').inputValue()).toBe('As');
      await press('ArrowRight', 'Space');
      expect(await page.locator('.typed').inputValue()).toBe('AsKs');
      await until(
        async () => JSON.stringify(calculator.proxy.equityRequests().at(-1)?.players),
        '[{"hand":"AhTh"},{"hand":"AsKs"}]',
      );
    },
    TIMEOUT_MS,
  );

  test(
    'shows a range as grid and as text, in step',
    async () => {
      const page = await openOn('game=holdem&range=QQ+,AKs:0.5,AhQd&hand=');
      const text = page.getByLabel('Range as text');
      await until(() => square(page, 'AKs').getAttribute('aria-label'), 'AKs 50%');
      expect(await square(page, 'AQo').getAttribute('aria-label')).toBe('AQo 8.33%, 1 of 12');
      expect(await square(page, 'JJ').getAttribute('aria-selected')).toBe('false');

      await square(page, 'JJ').click();
      expect(await text.inputValue()).toBe('JJ+,AhQd,AKs:0.5');
      await square(page, 'JJ').click();
      await square(page, 'QQ').click();
      expect(await text.inputValue()).toBe('KK+,AhQd,AKs:0.5');

      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      const [from, to] = [await square(page, 'KQs').boundingBox(), await square(page, 'K9s').boundingBox()];
      await page.mouse.move(from!.x + 5, from!.y + 5);
      await page.mouse.down();
      await page.mouse.move(to!.x + 5, to!.y + 5, { steps: 12 });
      await page.mouse.up();
      expect(await text.inputValue()).toBe('K9s+');
      await page.getByLabel('Weight').fill('25');
      await page.getByLabel('Weight').press('Tab');
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
    TIMEOUT_MS,
  );

  test(
    'accepts the maximum of players of the game',
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
      // The button was removed with its player: the next one has the focus.
      expect(await page.evaluate('document.activeElement.id')).toBe(
        await seat(page, 1).locator('.slot').getAttribute('id'),
      );
    },
    TIMEOUT_MS,
  );

  test(
    'sets hands aside that do not fit another game, and brings them back',
    async () => {
      const page = await openOn('game=holdem&hand=AhKh&range=QQ%2B&board=Ts9h2c');
      await seat(page, 2).waitFor();
      await page.locator('#game').selectOption('omaha');
      await page
        .getByText("These do not fit this game: AhKh · QQ+. They return with Texas hold'em.")
        .waitFor();
      await until(async () => new URL(page.url()).hash, '#v=1&game=omaha&hand=&range=&board=Ts9h2c');
      await page.locator('#game').selectOption('holdem');
      await until(async () => new URL(page.url()).hash, '#v=1&game=holdem&hand=AhKh&range=QQ+&board=Ts9h2c');
      expect(await page.getByText('These do not fit').count()).toBe(0);
    },
    TIMEOUT_MS,
  );

  test(
    'has the inputs in its address, and Back returns to the previous ones',
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
        '#v=1&game=razz&hand=AsAhKsKh&hand=9d8d7c6c&method=monte-carlo&error=0.01',
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
    TIMEOUT_MS,
  );

  test(
    'copies and keeps a change that the address does not have yet',
    async () => {
      const page = await openOn('game=holdem&range=JJ%2B&hand=AhKh');
      await seat(page, 2).locator('.figures').waitFor();
      await page.evaluate(
        'Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.copied = text; } }, configurable: true })',
      );
      await page.getByLabel('Range as text').fill('TT+');
      await page.getByRole('button', { name: 'Copy the link' }).click();
      expect(await page.evaluate('window.copied')).toMatch(/\/equity#v=1&game=holdem&range=TT\+&hand=AhKh$/);
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      await page.getByLabel('Range as text').fill('99+');
      await page.evaluate('Object.defineProperty(navigator, "clipboard", { value: undefined })');
      await page.getByRole('button', { name: 'Copy the link' }).click();
      await page.getByText('Copy the selected text.').waitFor();
      expect(await page.evaluate('getSelection().toString()')).toMatch(/range=99\+&hand=AhKh$/);
      await page.getByLabel('Range as text').fill('88+');
      // Within the delay of the address.
      await page.evaluate('document.querySelector(\'nav a[href="/hands"]\').click()');
      await until(() => Promise.resolve(new URL(page.url()).pathname), '/hands');
      await page.goBack();
      await until(() => page.getByLabel('Range as text').inputValue(), '88+');
      expect(new URL(page.url()).hash).toBe('#v=1&game=holdem&range=88+&hand=AhKh');
    },
    TIMEOUT_MS,
  );

  test(
    'draws the same sample for the same link, and another sample has another link',
    async () => {
      const link = 'game=holdem&hand=AhKh&hand=&hand=&method=monte-carlo&error=0.01';
      let page = await openOn(link);
      const sampled = async (): Promise<string> => {
        await seat(page, 3).locator('.figures').waitFor();
        await page.getByRole('button', { name: 'Another sample' }).waitFor();
        return (await equities(page)).join(' ');
      };
      const first = await sampled();
      await page.getByRole('button', { name: 'Another sample' }).click();
      await until(async () => (await equities(page)).join(' ') !== first, true);
      await until(async () => new URL(page.url()).hash, `#v=1&${link}&seed=2`);
      const second = await sampled();
      const address = page.url();
      await page.context().close();
      page = await open(address.slice(calculator.proxy.url.length));
      expect(await sampled()).toBe(second);
      await page.context().close();
      page = await openOn(link);
      expect(await sampled()).toBe(first);
    },
    TIMEOUT_MS,
  );

  test(
    'reports that the required error was not reached',
    async () => {
      const answers = [
        { ...answerWith(0.6, 0.0004), reached: false },
        { ...answerWith(0.6, 0.00008), reached: true },
      ];
      calculator.proxy.script = ({ path }, response) => {
        if (path !== '/v1/equity') return false;
        sendJson(response, 200, answers.shift());
        return true;
      };
      const page = await openOn('game=holdem&hand=AhKh&hand=QsQd&method=monte-carlo&error=0.0001');
      const missed = page.getByText(
        'The required standard error of ± 0.01% was not reached: the maximum is 1,000,000 trials',
      );
      await missed.waitFor();
      await page.getByRole('button', { name: 'Another sample' }).click();
      await missed.waitFor({ state: 'detached' });
      await until(() => page.locator('.answer .state').innerText(), 'Monte Carlo: a random sample');
    },
    TIMEOUT_MS,
  );
});
