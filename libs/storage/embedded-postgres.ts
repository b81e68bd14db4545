import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  clusterUrl,
  DATABASE,
  hasCluster,
  openCluster,
  postgresEnvironment,
  runningDatabaseUrl,
  type Cluster,
} from './cluster.js';
import { withNewClient } from './connection.js';
import { dataFolder, possibleDataFolders } from './data-folder.js';
import { isDiskFull } from './disk-room.js';
import { freePort } from './free-port.js';
import { claimFolder, type MachineClaim } from './machine-claim.js';
import { asAccount, postgresAccount, type PostgresAccount } from './postgres-account.js';
import { postgresBinaries, type PostgresBinaries } from './postgres-binaries.js';
import { endPostmaster, readPostmaster, stopOrphan } from './postmaster.js';
import { serverSettings } from './server-settings.js';

export interface EmbeddedPostgresOptions {
  /** Absolute path of the requested data folder. */
  readonly dataFolder: string;
  /** Identifies the data if another folder must be used: see {@link dataFolder}. */
  readonly identity: string;
  /** Logs one line for the operator. */
  readonly log: (line: string) => void;
  /** Called once if the server died and could not be restarted. */
  readonly onLost?: (error: Error) => void;
  /** Aborts a start in progress: recovery may take minutes. */
  readonly signal?: AbortSignal;
  /** Milliseconds between two looks at the claim on the folder; for tests. */
  readonly claimBeat?: number;
}

/** Recovery after a crash replays the write-ahead log: usually seconds, minutes after a bulk load. */
const START_TIMEOUT_MS = 300_000;
/** Failed starts before the service ends; with the pauses between them about half a minute. */
const START_ATTEMPTS = 12;
const LONGEST_PAUSE_MS = 4_000;
const LOG_LIMIT_BYTES = 5_000_000;

/**
 * A PostgreSQL server that belongs to this process: on the loopback address and a free port, restarted whenever it dies, and
 * stopped by {@link EmbeddedPostgres.stop} only. It has its own session, so that a Ctrl-C at the terminal does not stop it
 * before its clients.
 */
export class EmbeddedPostgres {
  private server: ChildProcess | undefined;
  private stopping = false;
  /** The offset in the log at which the current server started. */
  private logStart = 0;

  private constructor(
    /** The folder in use, which may differ from the requested one. */
    readonly dataFolder: string,
    private readonly claim: MachineClaim,
    private readonly cluster: Cluster,
    private readonly binaries: PostgresBinaries,
    private readonly account: PostgresAccount | undefined,
    private readonly options: EmbeddedPostgresOptions,
    private port: number,
  ) {}

  /** Whether there is data in the folder, or in the one that replaces it. Creates nothing. */
  static hasData({ dataFolder: requested, identity }: EmbeddedPostgresOptions): boolean {
    return possibleDataFolders(requested, identity).some(hasCluster);
  }

  /**
   * Connection URL of the service's database if another process runs a server on the data that is ready. Creates the folder
   * if it is missing.
   */
  static runningUrl({ dataFolder: requested, identity, log }: EmbeddedPostgresOptions): string | undefined {
    return runningDatabaseUrl(dataFolder(requested, identity, postgresAccount(), log));
  }

  /**
   * Starts (and on first use creates) the server; resolves when the database accepts connections.
   *
   * @throws Error if another machine uses the data folder
   */
  static async start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    const account = postgresAccount();
    const folder = dataFolder(options.dataFolder, options.identity, account, options.log);
    let postgres: EmbeddedPostgres | undefined;
    let taken: Error | undefined;
    const claim = await claimFolder(folder, {
      log: options.log,
      signal: options.signal,
      beat: options.claimBeat,
      onTaken: (error) => {
        taken = error;
        void postgres?.giveUp(error);
      },
    });
    try {
      const binaries = await postgresBinaries(folder, account, options.log);
      const cluster = await openCluster(folder, binaries, account);
      await stopOrphan(cluster.directory, options.log);
      const port = await freePort();
      if (taken !== undefined) throw taken;
      postgres = new EmbeddedPostgres(folder, claim, cluster, binaries, account, options, port);
      await postgres.bringUpFirst();
      return postgres;
    } catch (error) {
      claim.release();
      throw taken ?? error;
    }
  }

  /** Connection URL of the service's database; stays valid when the server restarts. */
  get url(): string {
    return this.urlOf(DATABASE);
  }

  /** Process id of the server while it runs. */
  get pid(): number | undefined {
    return this.server?.pid;
  }

  /** Stops the server and waits for its end. May be called twice, and during a restart. */
  async stop(): Promise<void> {
    this.stopping = true;
    const { server } = this;
    if (server?.pid !== undefined) await endPostmaster(server.pid, () => hasExited(server));
    this.claim.release();
  }

  /** The first start, which creates the database. Stops the server if that fails or is aborted. */
  private async bringUpFirst(): Promise<void> {
    const { signal } = this.options;
    const breakOff = (): void => void this.stop();
    signal?.addEventListener('abort', breakOff);
    try {
      await this.bringUp(true);
      signal?.throwIfAborted();
      await createDatabase(this.urlOf('postgres'));
    } catch (error) {
      await this.stop();
      throw error;
    } finally {
      signal?.removeEventListener('abort', breakOff);
    }
  }

  /** Ends the server at once: another machine has taken the data, so nothing more may be written. */
  private async giveUp(error: Error): Promise<void> {
    this.stopping = true;
    this.server?.kill('SIGQUIT');
    await this.stop();
    this.options.onLost?.(error);
  }

  private urlOf(database: string): string {
    return clusterUrl(this.cluster, this.port, database);
  }

  /**
   * Retries until the server is ready. A start may fail temporarily: processes of a killed server still hold its shared
   * memory, or the port is taken (the first start then chooses another one; later, clients know the port). With a full disk it
   * waits without limit.
   */
  private async bringUp(mayChangePort: boolean): Promise<void> {
    let failures = 0;
    let isDiskFullLogged = false;
    while (!this.stopping) {
      try {
        const server = this.spawnServer();
        await this.untilReady(server);
        this.watch(server);
        return;
      } catch (error) {
        if (this.stopping) return;
        const waitsForSpace = isDiskFull(this.dataFolder, this.lastOutput());
        if (waitsForSpace && !isDiskFullLogged)
          this.options.log(`the disk of ${this.dataFolder} is full: PostgreSQL starts when there is space`);
        isDiskFullLogged ||= waitsForSpace;
        if (!waitsForSpace && ++failures === START_ATTEMPTS) throw error;
        if (!waitsForSpace && failures === 1) this.options.log('PostgreSQL did not start: retrying');
        await sleep(waitsForSpace ? LONGEST_PAUSE_MS : Math.min(100 * 2 ** failures, LONGEST_PAUSE_MS));
        // The process that stopped this server may have started another one on the same data.
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
      // Room for further workers on this machine: each has some fifteen connections.
      max_connections: '200',
      log_checkpoints: 'off',
      ...serverSettings(),
      // A server that loses one of its processes ends, and this class restarts it and logs that. By itself it would restart
      // silently, in a loop if the cause lasts, such as a full disk.
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
    // Without a listener a failed spawn would end the process; untilReady() reports it as an exit.
    server.on('error', () => undefined);
    this.server = server;
    return server;
  }

  private async untilReady(server: ChildProcess): Promise<void> {
    for (let waited = 0; waited < START_TIMEOUT_MS; waited += 20) {
      if (hasExited(server)) throw new Error(`PostgreSQL does not start:\n${this.lastOutput()}`);
      const postmaster = readPostmaster(this.cluster.directory);
      if (postmaster?.pid === server.pid && postmaster?.ready === true) return;
      if (waited > 0 && waited % 10_000 === 0) this.options.log('waiting for PostgreSQL to recover its data');
      await sleep(20);
    }
    throw new Error(`PostgreSQL was not ready after ${String(START_TIMEOUT_MS / 1000)} seconds`);
  }

  /** Restarts the server when it ends without having been stopped. */
  private watch(server: ChildProcess): void {
    const restart = async (): Promise<void> => {
      if (this.stopping) return;
      const cause = server.signalCode ?? `exit code ${String(server.exitCode)}`;
      this.options.log(`PostgreSQL died (${cause}): restarting it`);
      // A server that dies right after its start must not use a whole CPU.
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

  /** The end of the current server's log. */
  private lastOutput(): string {
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

/** Opens the server's log for appending. A large log is renamed, and one older log is kept. */
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
