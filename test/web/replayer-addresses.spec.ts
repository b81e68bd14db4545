import { dealHands } from '#dealer';
import { Random } from '#random';
import { asJson, asText } from '../support/written.js';
import { accessibilityFaults } from './axe.js';
import { Calculator, inChromium, TIMEOUT_MS, until } from './calculator.js';
import { sendJson } from './proxy.js';
import { ALL_IN, SHORT_RAISE, numbered, paste, stepButton, stepOf, storeHand } from './replayer.js';

/** Lines of chat that hardly get shorter when they are compressed. */
const chatOf = (lines: number): string => {
  const random = new Random(5);
  const letter = (): string => String.fromCodePoint(random.between(0x4e00, 0x9fff));
  return Array.from(
    { length: lines },
    () => `Hero said, "${Array.from({ length: 100 }, letter).join('')}"\n`,
  ).join('');
};

inChromium('the addresses of replayed hands in Chromium', () => {
  const pages = new Calculator();
  const { open } = pages;

  test(
    'chooses a hand of a pasted log, and says why one cannot be replayed',
    async () => {
      const page = await open('/replay');
      await paste(page, `${ALL_IN}\n\n${SHORT_RAISE}`);
      const choice = page.getByLabel('Hand of the log');
      await choice.selectOption('1');
      await until(() => page.locator('.finding').first().getAttribute('data-code'), 'short-raise');
      await page.getByRole('button', { name: 'Paste another hand' }).click();
      await page.locator('#pasted-hand').fill('no hand at all');
      await page.getByRole('button', { name: 'Replay', exact: true }).click();
      await page.getByText('This text cannot be replayed.').waitFor();
      expect(await page.locator('#pasted-hand').inputValue()).toBe('no hand at all');
      const broken = await open('/replay#hand=zzzz');
      await broken.getByText('This link has no hand that can be read.').waitFor();
      for (const id of ['999999', 'abc']) {
        await page.goto(`${pages.proxy.url}/hands/${id}`);
        await page.getByText('This hand cannot be shown.').waitFor();
      }
    },
    TIMEOUT_MS,
  );

  test(
    'says that a hand is a duplicate, and leads to the first copy',
    async () => {
      const log = numbered(ALL_IN, 700_000_000_400);
      const first = await storeHand(pages, log);
      const copy = await storeHand(pages, `${log}\n`);
      expect(copy).not.toBe(first);
      const page = await open(`/hands/${copy}`);
      await page.getByText('This hand is a copy of another one.').waitFor();
      expect(await page.locator('h1').innerText()).toBe('Hand 700000000400');
      expect(await page.locator('.error').count()).toBe(0);
      expect(await page.locator('.hand-text').innerText()).toContain('*** HOLE CARDS ***');
      await page.getByRole('link', { name: 'First copy of this hand' }).click();
      await page.locator('.poker-table').waitFor();
      expect(new URL(page.url()).pathname).toBe(`/hands/${first}`);
    },
    TIMEOUT_MS,
  );

  test(
    'loads a hand again on demand after an error of the service',
    async () => {
      const id = await storeHand(pages, numbered(ALL_IN, 700_000_000_401));
      let isBroken = true;
      pages.proxy.script = ({ path }, response) => {
        if (!isBroken || !path.startsWith(`/v1/hands/${id}/replay`)) return false;
        sendJson(response, 500, { title: 'Error', status: 500, code: 'internal-error' });
        return true;
      };
      const page = await open(`/hands/${id}`);
      const again = page.getByRole('button', { name: 'Try again' });
      await again.waitFor();
      isBroken = false;
      await again.click();
      await page.locator('.poker-table').waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'leaves the arrow keys to a text that scrolls',
    async () => {
      const id = await storeHand(pages, numbered(ALL_IN, 700_000_000_402));
      const page = await open(`/hands/${id}`);
      await page.locator('.poker-table').waitFor();
      await page.keyboard.press('ArrowRight');
      await until(async () => stepOf(page), '1');
      await page.evaluate("document.querySelector('.hand-text').style.width = '6rem'");
      await page.locator('.hand-text').press('ArrowRight');
      await until(() => page.evaluate("document.querySelector('.hand-text').scrollLeft > 0"), true);
      expect(stepOf(page)).toBe('1');
    },
    TIMEOUT_MS,
  );

  test(
    'shows the hand of the address and no other one: of a broken link, of Back, and of a link to the form',
    async () => {
      const page = await open('/replay');
      const hasForm = page.locator('#pasted-hand');
      await paste(page, ALL_IN);
      await page.goBack();
      await hasForm.waitFor();
      expect(await page.locator('.poker-table').count()).toBe(0);
      await page.goForward();
      await page.locator('.poker-table').waitFor();
      await page.evaluate('location.hash = "#hand=abc"');
      await page.getByText('This link has no hand that can be read.').waitFor();
      expect(await page.locator('.poker-table').count()).toBe(0);
      await page.goBack();
      await page.locator('.poker-table').waitFor();
      await page.evaluate('document.querySelector(\'nav a[href="/hands"]\').click()');
      await page.getByRole('link', { name: 'Replay a pasted hand' }).click();
      await hasForm.waitFor();
      expect(await hasForm.inputValue()).toBe('');
    },
    TIMEOUT_MS,
  );

  test(
    'links to the shown hand of a log that is too long for an address, and says where the log was',
    async () => {
      const page = await open('/replay');
      await page.evaluate(
        'Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.copied = text; } } })',
      );
      const hands = [...dealHands({ game: 'holdem', hands: 100, seed: 9, open: true })];
      await paste(page, hands.map(asText).join('\n\n'));
      expect(new URL(page.url()).hash).toMatch(/^#kept=\d+$/);
      await page.getByLabel('Hand of the log').selectOption('1');
      const title = `Hand ${hands[1]?.id}`;
      await until(() => page.locator('h1').innerText(), title);
      await stepButton(page, 'Next step').click();
      await stepButton(page, 'Copy the link').click();
      await stepButton(page, 'Copied').waitFor();
      const copied = await page.evaluate<string>('window.copied');
      const kept = page.url();
      // Back leads to the log again, as long as the tab is not loaded anew.
      await page.goBack();
      await until(() => page.locator('h1').innerText(), `Hand ${hands[0]?.id}`);
      await page.goto(copied);
      await until(() => page.locator('h1').innerText(), title);
      expect(stepOf(page)).toBe('1');
      expect(await page.getByLabel('Hand of the log').count()).toBe(0);
      await page.goto(kept);
      await page.getByText('paste it again').waitFor();
      await paste(page, hands.map(asJson).join('\n'));
      expect(new URL(page.url()).hash).toMatch(/^#kept=\d+$/);
      await stepButton(page, 'Copy the link').waitFor();
      await stepButton(page, 'Paste another hand').click();
      await paste(
        page,
        asText(hands[0]).replace('*** HOLE CARDS ***\n', (line) => line + chatOf(200)),
      );
      await page.getByText('This hand has no link: it is too long, or its log is in JSON or XML.').waitFor();
      expect(await stepButton(page, 'Copy the link').count()).toBe(0);
    },
    TIMEOUT_MS,
  );

  test(
    'selects the link in a field where the browser has no clipboard',
    async () => {
      const id = await storeHand(pages, numbered(ALL_IN, 12));
      const page = await open(`/hands/${id}?step=3`);
      // As over plain http, on another host than this one.
      await page.evaluate('Object.defineProperty(navigator, "clipboard", { value: undefined })');
      await stepButton(page, 'Copy the link').click();
      await page.getByText('Copy the selected text.').waitFor();
      expect(await page.evaluate('getSelection().toString()')).toBe(`${pages.proxy.url}/hands/${id}?step=3`);
      expect(await stepButton(page, 'Copied').count()).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'shows nothing of a hand under the address of another one',
    async () => {
      const [first, second] = [
        await storeHand(pages, numbered(ALL_IN, 13)),
        await storeHand(pages, numbered(SHORT_RAISE, 14)),
      ];
      const page = await open(`/hands/${first}?step=20`);
      await until(() => page.locator('h1').innerText(), 'Hand 13');
      await page.locator('[data-board="1"]').waitFor();
      await page.evaluate(`(() => {
        const link = document.createElement('a');
        link.href = '/hands/${second}';
        document.querySelector('main').append(link);
        link.click();
      })()`);
      await page.locator('.finding').first().waitFor();
      let answer = (): void => undefined;
      const isAnswered = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`**/v1/hands/${first}/*`, async (route) => {
        await isAnswered;
        await route.continue();
      });
      await page.goBack();
      await page.getByText('Loading the hand').waitFor();
      expect(await page.locator('.poker-table, .facts-of-hand, .hand-text').count()).toBe(0);
      // Longer than the delay after which a step is written into the address.
      await new Promise((resolve) => setTimeout(resolve, 500));
      answer();
      await until(() => page.locator('h1').innerText(), 'Hand 13');
      expect(stepOf(page)).toBe('20');
    },
    TIMEOUT_MS,
  );
});
