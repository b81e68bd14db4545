// `npm run orders`: writes libs/equity/ranges/orders.ts and omaha-orders.ts, the orders of hands that percentages refer to. Takes about
// ten minutes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

const compiled = (name) =>
  import(pathToFileURL(join(root, 'dist', 'libs', 'equity', 'ranges', `${name}.js`)).href);

const write = async (name, source) => {
  const path = join(root, 'libs', 'equity', 'ranges', name);
  writeFileSync(path, await format(source, { ...(await resolveConfig(path)), filepath: path }));
};

try {
  await prepare();
  const { ORDERED_DECKS, orderBy, showdowns } = await compiled('ordering');
  const { formatClass } = await compiled('classes');
  const orders = Object.keys(ORDERED_DECKS).map((deck) => [
    deck,
    orderBy(showdowns(deck)).map(formatClass).join(' '),
  ]);
  await write(
    'orders.ts',
    `import type { OrderedDeck } from './ordering.js';

/** Classes of two cards by their equity against a random hand, best first. Written by \`npm run orders\` (ordering.ts). */
export const ORDERS: Readonly<Record<OrderedDeck, string>> = ${JSON.stringify(Object.fromEntries(orders))};
`,
  );
  const { omahaShowdowns, orderOmaha } = await compiled('omaha-ordering');
  const { formatOmahaOrder } = await compiled('omaha-classes');
  const omaha = ['omaha', 'omaha-8'].map((game) => [
    game,
    formatOmahaOrder(orderOmaha(omahaShowdowns(game))),
  ]);
  await write(
    'omaha-orders.ts',
    `import type { OmahaOrder } from './omaha-classes.js';

/** Classes of four-card hands by their equity against a random hand, best first. Written by \`npm run orders\` (omaha-ordering.ts). */
export const OMAHA_ORDERS: Readonly<Record<OmahaOrder, string>> = ${JSON.stringify(Object.fromEntries(omaha))};
`,
  );
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
