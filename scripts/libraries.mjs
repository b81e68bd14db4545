// `npm run libraries`: draws docs/libraries.svg from scripts/lib/boundaries.cjs.
import { writeFileSync } from 'node:fs';
import { DRAWING, librariesDrawing } from './lib/libraries.mjs';

writeFileSync(DRAWING, librariesDrawing());
