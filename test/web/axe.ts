import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 at levels A and AA, and what axe recommends beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The accessibility faults of a page: the rule of axe-core, and the elements that break it. A card is a symbol, not a text: only
 * elements that show cards may have another name than their text.
 */
export const accessibilityFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(AXE);
  return page.evaluate<string[]>(
    `axe.run({ runOnly: { type: 'tag', values: ${JSON.stringify(TAGS)} } }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.filter(({ target }) =>
        id !== 'label-content-name-mismatch' || !document.querySelector(target.at(-1))?.querySelector('.face')).map(({ html, any }) =>
        id + ': ' + html.slice(0, 200) + ' ' + any.map(({ message }) => message).join(' '))))`,
  );
};
