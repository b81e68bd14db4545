// `npm start`: everything from a fresh clone to a running service. Only what Node brings may be imported here; the
// rest is there once prepare() is through. package.json runs this by `exec`: a signal sent to npm then comes here, where
// it would otherwise end the shell in between and nothing else.
import { prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

const EXIT_WRONG_USE = 64;

if (process.argv.length > 2) {
  console.error('floorman: npm start takes no options: set PORT, HOST, FLOORMAN_DATA, or use floorman serve');
  process.exit(EXIT_WRONG_USE);
}

try {
  process.exitCode = await serve(process.env, prepare);
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
