import { join } from 'node:path';
import { EmbeddedPostgres, KeyRepository, openDatabase } from '#storage';
import { ConfigError, readConfig, type Config } from '#runtime';
import { checkDatabase, prepareStores } from '#startup';
import { checkHost } from '#startup';
import { EXIT } from '#runtime';
import { deferred } from '#runtime';
import { RoleProcess } from './role-process.js';
import { untilPortIsFree } from './port.js';
import { StopSignal } from '#runtime';

/** Something that was started and must be stopped again. */
interface Started {
  stop(): Promise<void>;
}

/**
 * Runs the whole service until it is told to stop: the database and its schema, then a worker and the api. What was started is stopped in the
 * opposite order, the database last, however the run ends.
 *
 * @param projectFolder absolute path of the clone
 * @returns the exit status
 */
export async function launch(projectFolder: string, environment: NodeJS.ProcessEnv): Promise<number> {
  let config: Config;
  try {
    config = readConfig(environment, projectFolder);
  } catch (error) {
    if (error instanceof ConfigError) return refuse(error);
    throw error;
  }
  const stop = new StopSignal();
  const started: Started[] = [];
  try {
    await run(config, environment, stop, started);
    return 0;
  } catch (error) {
    if (stop.requested) return 0;
    if (error instanceof ConfigError) return refuse(error);
    complain(error instanceof Error ? error.message : String(error));
    return EXIT.failure;
  } finally {
    if (stop.requested) say('stopping');
    for (const part of started.reverse()) await part.stop();
    stop.dispose();
  }
}

/** Brings everything up and waits; returns when told to stop, throws when something is lost for good. */
async function run(
  config: Config,
  environment: NodeJS.ProcessEnv,
  stop: StopSignal,
  started: Started[],
): Promise<void> {
  if (config.port !== 0) await untilPortIsFree(config.host, config.port);
  const lost = deferred<never>();
  const onLost = lost.reject;
  // Whoever waits below hears of it; before that it must not count as an unhandled rejection.
  lost.promise.catch(() => undefined);

  const databaseUrl = config.databaseUrl ?? (await startPostgres(config, stop, started, onLost));
  if (config.databaseUrl !== undefined) await checkDatabase(config.databaseUrl);
  if (stop.requested) return;

  await prepareStores({ databaseUrl, redisUrl: config.redisUrl }, config.projectFolder);
  await checkDoor(config, databaseUrl);
  if (stop.requested) return;

  const role = (name: string): RoleProcess => {
    const process = new RoleProcess({
      name,
      module: join(import.meta.dirname, '..', name, 'main.js'),
      environment: { ...environment, DATABASE_URL: databaseUrl },
      grace: config.shutdownGrace,
      log: say,
      onLost,
    });
    started.push(process);
    return process;
  };
  // Stopped in the opposite order: the api takes no more before the workers end.
  const worker = role('worker');
  const api = role('api');
  const up = Promise.all([worker.start(), api.start()]);
  const readiness = await Promise.race([up, stop.promise, lost.promise]);
  if (readiness === undefined) return;
  const [, ready] = readiness;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const address = `http://${host}:${String(ready.port ?? config.port)}`;
  say(`is ready on ${address}`, '');
  say(`an equity calculator for players is at ${address}/`);
  say(`all it can do is at ${address}/docs`);
  await Promise.race([stop.promise, lost.promise]);
}

async function startPostgres(
  config: Config,
  stop: StopSignal,
  started: Started[],
  onLost: (error: Error) => void,
): Promise<string> {
  const postgres = await EmbeddedPostgres.start({
    dataFolder: config.dataFolder,
    identity: config.dataIdentity,
    log: say,
    onLost,
    signal: stop.signal,
  });
  started.push(postgres);
  return postgres.url;
}

/** The api looks for itself as well; asked here, the answer comes before anything is started. */
async function checkDoor(config: Config, url: string): Promise<void> {
  const database = openDatabase({ url, connections: 1 });
  try {
    await checkHost(config, new KeyRepository(database));
  } finally {
    await database.close();
  }
}

function refuse({ problems }: ConfigError): number {
  for (const problem of problems) complain(problem);
  return EXIT.wrongUse;
}

function say(line: string, separator = ':'): void {
  console.log(`floorman${separator} ${line}`);
}

function complain(line: string): void {
  console.error(`floorman: ${line}`);
}
