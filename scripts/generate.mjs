// What is generated before anything compiles: the database client. Nothing happens where it is there already.
import { generate, isGenerated } from './lib/generate.mjs';

if (!isGenerated()) await generate();
