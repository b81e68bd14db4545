// `npm run generate`: generates the table types and the equity kernel, which the code imports, if they are stale.
import { generate, isGenerated } from './lib/generate.mjs';

if (!isGenerated()) await generate();
