import { runCommandLine } from './program.js';

/** A reader that closes early (`floorman … | head`) is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

await runCommandLine(process.argv.slice(2));
