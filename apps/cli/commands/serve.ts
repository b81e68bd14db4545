import { resolve } from 'node:path';
import { Command } from 'commander';
import { FailureError, wholeNumber } from '../options/errors.js';

interface ServeFlags {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
}

export const serveCommand = (): Command =>
  new Command('serve')
    .description('run the service like npm start: database, worker and API, until Ctrl-C')
    .option(
      '--port <port>',
      'TCP port, 0 for any free one; default: PORT, else 3000',
      wholeNumber('--port', 0, 65535),
    )
    .option('--host <host>', 'address to listen on; default: HOST, else 127.0.0.1')
    .option('--data <folder>', 'data folder; default: FLOORMAN_DATA, else .floorman in the project folder')
    .action(runServe);

const runServe = async ({ port, host, data }: ServeFlags): Promise<void> => {
  const environment = {
    ...process.env,
    ...(port === undefined ? {} : { PORT: String(port) }),
    ...(host === undefined ? {} : { HOST: host }),
    ...(data === undefined ? {} : { FLOORMAN_DATA: resolve(data) }),
  };
  const { serve } = await import('#scripts/serve');
  try {
    process.exitCode = await serve(environment);
  } catch (error) {
    throw new FailureError(error instanceof Error ? error.message : String(error), { cause: error });
  }
};
