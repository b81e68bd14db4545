// `npm start`: from a fresh clone to a running service. This file imports nothing but Node's modules, as packages may not be
// installed before prepare(). package.json runs it with `exec`, so that a signal to npm arrives here and not at a shell.
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
