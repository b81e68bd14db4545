// `npm run recipes`: writes docs/recipes from test/recipes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { PAGES, recipeNames, recipePage } from './lib/recipes.mjs';

mkdirSync(join(root, PAGES), { recursive: true });
for (const name of recipeNames()) writeFileSync(join(root, PAGES, `${name}.md`), await recipePage(name));
