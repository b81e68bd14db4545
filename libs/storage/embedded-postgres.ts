import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  clusterUrl,
  DATABASE,
  openCluster,
  postgresEnvironment,
  runningDatabaseUrl,
  type Cluster,
} from './cluster.js';
import { withNewClient } from './connection.js';
import { dataFolder } from './data-folder.js';
import { lacksRoom } from './disk-room.js';
import { freePort } from './free-port.js';
import { asAccount, postgresAccount, type PostgresAccount } from './postgres-account.js';
import { postgresBinaries, type PostgresBinaries } from './postgres-binaries.js';
import { endPostmaster, readPostmaster, stopOrphan } from './postmaster.js';

export interface EmbeddedPostgresOptions {
  /** Absolute path of the data folder asked for. */
  readonly dataFolder: string;
  /** What names the data when it must live elsewhere: see {@link dataFolder}. */
  readonly identity: string;
  /** Takes one line for the operator at a time. */
  readonly log: (line: string) => void;
  /** Called once if the server died and could not be brought back. */
  readonly onLost?: (error: Error) => void;
  /** Breaks off a start that is under way: recovery may take minutes. */
  readonly signal?: AbortSignal;
}

/** Recovery after a crash replays the write-ahead log: seconds as a rule, minutes after a bulk load. */
const START_PATIENCE_MS = 300_000;
/** Starts in a row before giving up; with the pauses between them about half a minute. */
const START_ATTEMPTS = 12;
const LONGEST_PAUSE_MS = 4_000;
const LOG_LIMIT_BYTES = 5_000_000;

/**
 * A PostgreSQL server that belongs to this process: loopback only, on a port of its own, started again whenever it
 * dies, stopped by {@link EmbeddedPostgres.stop} and by nothing else (it runs in a session of its own, so a Ctrl-C at the
 * terminal does not reach it before its clients).
 */
export class EmbeddedPostgres {
  private server: ChildProcess | undefined;
  private stopping = false;
  /** Where in its log the newest server began. */
  private logStart = 0;

  private constructor(
    /** The folder in use, which may differ from the one asked for. */
    readonly dataFolder: string,
    private readonly cluster: Cluster,
    private readonly binaries: PostgresBinaries,
    private readonly account: PostgresAccount | undefined,
    private readonly options: EmbeddedPostgresOptions,
    private port: number,
  ) {}

  /**
   * Connection URL of the service's database, if a server of somebody else's runs on the data already and is ready. Makes
   * the folder where it is missing.
   */
  static runningUrl({ dataFolder: asked, identity, log }: EmbeddedPostgresOptions): string | undefined {
    return runningDatabaseUrl(dataFolder(asked, identity, postgresAccount(), log));
  }

  /** Starts (and on first use creates) the server; resolves when the database accepts connections. */
  static async start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    const account = postgresAccount();
    const folder = dataFolder(options.dataFolder, options.identity, account, options.log);
    const binaries = await postgresBinaries(folder, account, options.log);
    const cluster = await openCluster(folder, binaries, account);
    await stopOrphan(cluster.directory, options.log);
    const port = await freePort();
    const postgres = new EmbeddedPostgres(folder, cluster, binaries, account, options, port);
    const breakOff = (): void => void postgres.stop();
    options.signal?.addEventListener('abort', breakOff);
    try {
      await postgres.bringUp(true);
      options.signal?.throwIfAborted();
      await createDatabase(postgres.urlOf('postgres'));
    } catch (error) {
      await postgres.stop();
      throw error;
    } finally {
      options.signal?.removeEventListener('abort', breakOff);
    }
    return postgres;
  }

  /** Connection URL of the service's database; it stays valid when the server is restarted. */
  get url(): string {
    return this.urlOf(DATABASE);
  }

  /** Process id of the server, while there is one. */
  get pid(): number | undefined {
    return this.server?.pid;
  }

  /** Stops the server and waits for it. Safe to call twice, and while it is being restarted. */
  async stop(): Promise<void> {
    this.stopping = true;
    const { server } = this;
    if (server?.pid === undefined) return;
    await endPostmaster(server.pid, () => hasExited(server));
  }

  private urlOf(database: string): string {
    return clusterUrl(this.cluster, this.port, database);
  }

  /**
   * Tries until the server is up. A start may fail for a moment: the processes of a killed server still hold its
   * shared memory, or the port was taken meanwhile (on the first start another one is as good; later clients know it). A
   * full disk is waited for as long as it takes: giving up would not make room.
   */
  private async bringUp(mayChangePort: boolean): Promise<void> {
    let failures = 0;
    let toldOfRoom = false;
    while (!this.stopping) {
      try {
        const server = this.spawnServer();
        await this.untilReady(server);
        this.watch(server);
        return;
      } catch (error) {
        if (this.stopping) return;
        const waitsForRoom = lacksRoom(this.dataFolder, this.lastWords());
        if (waitsForRoom && !toldOfRoom)
          this.options.log(
            `there is no room on the disk of ${this.dataFolder}: PostgreSQL waits until there is`,
          );
        toldOfRoom ||= waitsForRoom;
        if (!waitsForRoom && ++failures === START_ATTEMPTS) throw error;
        if (!waitsForRoom && failures === 1) this.options.log('PostgreSQL does not start yet: trying again');
        await sleep(waitsForRoom ? LONGEST_PAUSE_MS : Math.min(100 * 2 ** failures, LONGEST_PAUSE_MS));
        // Who stopped this one may have started the next on the same data meanwhile: that is no orphan.
        if (this.stopping) return;
        if (mayChangePort) this.port = await freePort();
        await stopOrphan(this.cluster.directory, this.options.log);
      }
    }
  }

  private spawnServer(): ChildProcess {
    const log = openLog(this.logFile);
    this.logStart = fstatSync(log).size;
    const settings = {
      listen_addresses: '127.0.0.1',
      port: String(this.port),
      unix_socket_directories: '',
      max_connections: '100',
      log_checkpoints: 'off',
      // A server that lost one of its processes ends, and is started again by us. By itself it would do so without a word,
      // again and again where the cause lasts, as that of a full disk may.
      restart_after_crash: 'off',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(this.binaries.postgres, ['-D', this.cluster.directory, ...flags], {
      ...asAccount(this.account),
      cwd: '/',
      env: postgresEnvironment(),
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    // Without a listener a failed spawn would end the process; untilReady() sees it as an exit.
    server.on('error', () => undefined);
    this.server = server;
    return server;
  }

  private async untilReady(server: ChildProcess): Promise<void> {
    for (let waited = 0; waited < START_PATIENCE_MS; waited += 20) {
      if (hasExited(server)) throw new Error(`PostgreSQL does not start:\n${this.lastWords()}`);
      const postmaster = readPostmaster(this.cluster.directory);
      if (postmaster?.pid === server.pid && postmaster?.ready === true) return;
      if (waited > 0 && waited % 10_000 === 0) this.options.log('waiting for PostgreSQL to recover its data');
      await sleep(20);
    }
    throw new Error(`PostgreSQL was not ready after ${String(START_PATIENCE_MS / 1000)} seconds`);
  }

  /** Brings a new server up when this one ends without having been asked to. */
  private watch(server: ChildProcess): void {
    const restart = async (): Promise<void> => {
      if (this.stopping) return;
      const cause = server.signalCode ?? `exit code ${String(server.exitCode)}`;
      this.options.log(`PostgreSQL died (${cause}): starting it again`);
      // A server that dies as soon as it is up must not keep a processor busy.
      await sleep(200);
      await this.bringUp(false);
      if (!this.stopping) this.options.log('PostgreSQL is back');
    };
    const onExit = (): void => {
      restart().catch((error: unknown) => {
        this.options.onLost?.(error instanceof Error ? error : new Error(String(error)));
      });
    };
    if (hasExited(server)) onExit();
    else server.once('exit', onExit);
  }

  private get logFile(): string {
    return join(this.dataFolder, 'postgres.log');
  }

  /** The end of what the newest server has written. */
  private lastWords(): string {
    try {
      return readFileSync(this.logFile).subarray(this.logStart).toString().slice(-2_000).trim();
    } catch {
      return `(no log in ${this.logFile})`;
    }
  }
}

function hasExited(server: ChildProcess): boolean {
  return server.pid === undefined || server.exitCode !== null || server.signalCode !== null;
}

/** Opens the server's log for appending; one older generation is kept, so that it cannot grow without end. */
function openLog(file: string): number {
  try {
    if (statSync(file).size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`);
  } catch {
    // No log yet.
  }
  return openSync(file, 'a', 0o600);
}

function createDatabase(url: string): Promise<void> {
  return withNewClient({ connectionString: url }, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
}
