import { join } from 'node:path';
import { EmbeddedPostgres, KeyRepository, openDatabase } from '#storage';
import {
  ConfigError,
  deferred,
  EXIT,
  ignoreClosedOutput,
  readConfig,
  StopSignal,
  type Config,
} from '#runtime';
import { checkDatabase, checkHost, prepareStores } from '#startup';
import { RoleProcess } from './role-process.js';
import { roleEnvironment } from './role-environment.js';
import { untilPortIsFree } from './port.js';

/** A part of the service that must be stopped at the end. */
interface Part {
  stop(): Promise<void>;
}

/**
 * Runs the whole service until it is stopped: the database and its schema, then a worker and the api. All parts are stopped
 * in the opposite order, the database last, also after an error.
 *
 * @param projectFolder absolute path of the clone
 * @returns the exit status
 */
export async function launch(projectFolder: string, environment: NodeJS.ProcessEnv): Promise<number> {
  ignoreClosedOutput();
  let config: Config;
  try {
    config = readConfig(environment, projectFolder);
  } catch (error) {
    if (error instanceof ConfigError) return refuse(error);
    throw error;
  }
  const stop = new StopSignal();
  const started: Part[] = [];
  try {
    await run(config, environment, stop, started);
    return 0;
  } catch (error) {
    if (stop.requested) return 0;
    if (error instanceof ConfigError) return refuse(error);
    logError(error instanceof Error ? error.message : String(error));
    return EXIT.failure;
  } finally {
    if (stop.requested) log('stopping');
    for (const part of started.reverse()) await part.stop();
    stop.dispose();
  }
}

/** Starts all parts and waits. Returns after a stop signal; throws when a part cannot be restarted. */
async function run(
  config: Config,
  environment: NodeJS.ProcessEnv,
  stop: StopSignal,
  started: Part[],
): Promise<void> {
  if (config.port !== 0) await untilPortIsFree(config.host, config.port);
  const lost = deferred<never>();
  const onLost = lost.reject;
  // The races below handle the rejection; before them it must not count as unhandled.
  lost.promise.catch(() => undefined);

  const databaseUrl = config.databaseUrl ?? (await startPostgres(config, stop, started, onLost));
  if (config.databaseUrl !== undefined) await checkDatabase(config.databaseUrl);
  if (stop.requested) return;

  await prepareStores({ databaseUrl, redisUrl: config.redisUrl }, config.projectFolder);
  await checkHostKeys(config, databaseUrl);
  if (stop.requested) return;

  const ofRoles = roleEnvironment(environment, { databaseUrl, isTerminal: process.stdout.isTTY });
  const role = (name: string): RoleProcess => {
    const process = new RoleProcess({
      name,
      module: join(config.projectFolder, 'dist', 'programs', `${name}.js`),
      environment: ofRoles,
      grace: config.shutdownGrace,
      log,
      onLost,
    });
    started.push(process);
    return process;
  };
  // They stop in the opposite order: the api accepts no more requests when the worker ends.
  const worker = role('worker');
  const api = role('api');
  const up = Promise.all([worker.start(), api.start()]);
  const readiness = await Promise.race([up, stop.promise, lost.promise]);
  if (readiness === undefined) return;
  const [, ready] = readiness;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const address = `http://${host}:${String(ready.port ?? config.port)}`;
  log(`is ready on ${address}`, '');
  log(`the pages are at ${address}/`);
  log(`the API documentation is at ${address}/docs`);
  await Promise.race([stop.promise, lost.promise]);
}

async function startPostgres(
  config: Config,
  stop: StopSignal,
  started: Part[],
  onLost: (error: Error) => void,
): Promise<string> {
  const postgres = await EmbeddedPostgres.start({
    dataFolder: config.dataFolder,
    identity: config.dataIdentity,
    log,
    onLost,
    signal: stop.signal,
  });
  started.push(postgres);
  return postgres.url;
}

/** The api checks this as well. Here the error comes before anything is started. */
async function checkHostKeys(config: Config, url: string): Promise<void> {
  const database = openDatabase({ url, connections: 1 });
  try {
    await checkHost(config, new KeyRepository(database));
  } finally {
    await database.close();
  }
}

function refuse({ problems }: ConfigError): number {
  for (const problem of problems) logError(problem);
  return EXIT.wrongUse;
}

function log(line: string, separator = ':'): void {
  console.log(`floorman${separator} ${line}`);
}

function logError(line: string): void {
  console.error(`floorman: ${line}`);
}
