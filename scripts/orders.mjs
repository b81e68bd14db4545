// `npm run orders`: writes libs/equity/ranges/orders.ts, the order of two-card hands that percentages refer to. Takes a minute.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

try {
  await prepare();
  const folder = join(root, 'dist', 'libs', 'equity', 'ranges');
  const { ORDERED_DECKS, orderBy, showdowns } = await import(pathToFileURL(join(folder, 'ordering.js')).href);
  const { formatClass } = await import(pathToFileURL(join(folder, 'classes.js')).href);
  const orders = Object.keys(ORDERED_DECKS).map((deck) => [
    deck,
    orderBy(showdowns(deck)).map(formatClass).join(' '),
  ]);
  const path = join(root, 'libs', 'equity', 'ranges', 'orders.ts');
  const source = `import type { OrderedDeck } from './ordering.js';

/** Classes of two cards by their equity against a random hand, best first. Written by \`npm run orders\` (ordering.ts). */
export const ORDERS: Readonly<Record<OrderedDeck, string>> = ${JSON.stringify(Object.fromEntries(orders))};
`;
  writeFileSync(path, await format(source, { ...(await resolveConfig(path)), filepath: path }));
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
