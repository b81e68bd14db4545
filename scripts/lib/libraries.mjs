import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MAY_IMPORT } from './boundaries.cjs';
import { root } from './paths.mjs';

export const DRAWING = join(root, 'docs', 'libraries.svg');

/** Libraries of the processes, not of the game: drawn like the apps. */
const OUTER = new Set([
  'storage',
  'jobs',
  'nest',
  'startup',
  'runtime',
  'failpoints',
  'tracing',
  'contracts',
]);
/** Helpers of tests are no part of the programs. */
const HIDDEN = new Set(['testing']);

/** The row of a library, from 0 at the bottom: one above the highest library that it may import. */
const rowOf = (library, rows = new Map()) => {
  if (!rows.has(library))
    rows.set(library, Math.max(-1, ...MAY_IMPORT[library].map((each) => rowOf(each, rows))) + 1);
  return rows.get(library);
};

const [WIDTH, MARGIN, GAP, HEIGHT, STEP] = [760, 20, 10, 34, 50];

const STYLE = `
    .library { fill: #f3f1ea; stroke: #6b6252; stroke-width: 1.5 }
    .outer { fill: #e3ecf5; stroke: #45617e; stroke-width: 1.5 }
    .name { font: 600 12.5px system-ui, sans-serif; fill: #1f1b14; text-anchor: middle }
    @media (prefers-color-scheme: dark) {
      .library { fill: #2b2820; stroke: #b5a98f }
      .outer { fill: #1d2a38; stroke: #8fb0d0 }
      .name { fill: #f3eee2 }
    }
  `;

const box = (name, kind, { x, y, width }) =>
  `  <rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${HEIGHT}" rx="7"/>
  <text class="name" x="${x + width / 2}" y="${y + 22}">${name}</text>
`;

/** The boxes of a row side by side over the whole width. */
const rowOfBoxes = (names, kindOf, y) => {
  const width = Math.floor((WIDTH - 2 * MARGIN - GAP * (names.length - 1)) / names.length);
  return names
    .map((name, index) => box(name, kindOf(name), { x: MARGIN + index * (width + GAP), y, width }))
    .join('');
};

/** The drawing: apps above, then rows of libraries, of which each may import only libraries in the rows below it. */
export function librariesDrawing() {
  const rows = [];
  for (const library of Object.keys(MAY_IMPORT))
    if (!HIDDEN.has(library)) (rows[rowOf(library)] ??= []).push(library);
  const apps = readdirSync(join(root, 'apps')).sort();
  const all = [[`apps: ${apps.join(', ')}`], ...rows.toReversed()];
  const height = MARGIN + all.length * STEP;
  const drawn = all
    .map((names, index) =>
      rowOfBoxes(
        names,
        (name) => (index === 0 || OUTER.has(name) ? 'outer' : 'library'),
        MARGIN + index * STEP,
      ),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="t d">
  <title id="t">The libraries of Floorman</title>
  <desc id="d">Apps use all libraries. A library may import libraries in the rows below it.</desc>
  <style>${STYLE}</style>
${drawn}</svg>
`;
}
