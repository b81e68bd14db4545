// `npm run preflop`: writes libs/equity/exact/preflop/counts.ts, the results of all hold'em matchups before the flop. Takes half a minute.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

try {
  await prepare();
  const counting = join(root, 'dist', 'libs', 'equity', 'exact', 'preflop', 'counting.js');
  const { countAll } = await import(pathToFileURL(counting).href);
  const path = join(root, 'libs', 'equity', 'exact', 'preflop', 'counts.ts');
  const source = `/** By matchup (numbering.ts), wins of the first hand, and ties, encoded by codec.ts. Written by \`npm run preflop\`. */
export const COUNTS = '${countAll()}';
`;
  writeFileSync(path, await format(source, { ...(await resolveConfig(path)), filepath: path }));
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
