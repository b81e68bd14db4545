import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditSource, PlaceCounter, AuditCounts, writeRecord, JsonWriter, auditBlock } from '#audit';
import { profileOfFormat } from '#rules';
import { freePort } from '#storage';
import { pause, ROOT, Service, temporaryFolder, untilGiven } from '../commands/service.js';
import { CRASH_CHUNK_LENGTH } from './log.js';
import { Client, type ImportStatus, type Json } from '../imports/client.js';

/** The process to kill: the one that reaches the failpoint, or PostgreSQL. */
export type Victim = 'self' | 'postgres';

/** A planned kill at a failpoint. */
export interface CrashPlan {
  readonly point: string;
  /** The kill happens when the process reaches the failpoint for the nth time, from 1. */
  readonly nth: number;
  readonly victim: Victim;
}

/** The store of the queues. */
export type Backend = 'PostgreSQL' | 'Redis';

const REDIS = '/usr/bin/redis-server';
/** From Debian's package, which `.ci/run` installs where it can. */
export const redisIsPresent = existsSync(REDIS);

/** Small chunks, so that a short log has many; short timeouts, so that the death of a process is noticed soon. */
const ENVIRONMENT = {
  FLOORMAN_CHUNK_LENGTH: String(CRASH_CHUNK_LENGTH),
  FLOORMAN_JOB_LOCK: '1500',
  FLOORMAN_UPLOAD_SILENCE: '1500',
  FLOORMAN_CONCURRENCY: '2',
};

/** A service whose processes can be ended at a failpoint, and a client that continues. */
export class Crashable {
  readonly client: Client;
  private readonly planFile: string;
  private plans = 0;

  private constructor(
    private readonly service: Service,
    /** The data folder of the service. */
    readonly dataFolder: string,
    address: string,
    private readonly cleanUp: () => Promise<void>,
  ) {
    this.client = new Client(address);
    this.planFile = planOf(dataFolder);
  }

  static async start(backend: Backend, environment: NodeJS.ProcessEnv = {}): Promise<Crashable> {
    const { folder, remove } = temporaryFolder('floorman crash ');
    const port = await freePort();
    const redis = backend === 'Redis' ? await startRedis(port) : undefined;
    const service = new Service({
      ...ENVIRONMENT,
      FLOORMAN_DATA: folder,
      FLOORMAN_FAILPOINT_HOOK: join(ROOT, 'test', 'crash', 'hook.mjs'),
      FLOORMAN_FAILPOINT_PLAN: planOf(folder),
      ...(redis === undefined ? {} : { REDIS_URL: `redis://127.0.0.1:${port}` }),
      ...environment,
    });
    const cleanUp = async (): Promise<void> => {
      await service.stop();
      redis?.kill('SIGKILL');
      remove();
    };
    try {
      return new Crashable(service, folder, await service.ready(), cleanUp);
    } catch (error) {
      await cleanUp();
      throw error;
    }
  }

  stop(): Promise<void> {
    return this.cleanUp();
  }

  /** Everything that the service has written, for the message of a failed test. */
  get output(): string {
    return this.service.output;
  }

  /** Plans a kill. */
  arm(plan: CrashPlan): void {
    rmSync(`${this.planFile}.fired`, { force: true });
    const draft = `${this.planFile}.draft`;
    writeFileSync(draft, JSON.stringify({ ...plan, id: ++this.plans, dataFolder: this.dataFolder }));
    // Processes may read the plan at any time: a rename replaces it at once.
    renameSync(draft, this.planFile);
  }

  /** Whether the planned kill has happened. */
  get hasKilled(): boolean {
    return existsSync(`${this.planFile}.fired`);
  }

  /** Withdraws the planned kill; returns whether it has happened. */
  disarm(): boolean {
    rmSync(this.planFile, { force: true });
    return this.hasKilled;
  }

  /** The address of the database, as the worker has it; undefined while there is no worker. */
  databaseUrl(): string | undefined {
    const worker = this.role('worker');
    if (worker === undefined) return undefined;
    const variables = readFileSync(`/proc/${worker}/environ`, 'utf8').split('\0');
    return variables.find((variable) => variable.startsWith('DATABASE_URL='))?.slice('DATABASE_URL='.length);
  }

  /** Kills a process of the service at once; false if it is dead already, and the service is restarting it. */
  kill(victim: 'api' | 'worker' | 'postgres'): boolean {
    const pid = victim === 'postgres' ? this.postmaster() : this.role(victim);
    if (pid === undefined) return false;
    try {
      return process.kill(pid, 'SIGKILL');
    } catch {
      return false;
    }
  }

  /** Uploads a log, and repeats the upload under the same Idempotency-Key until it succeeds. */
  async send(log: string, name: string): Promise<ImportStatus> {
    const { status, text } = await untilGiven(async () => {
      const response = await this.client.post(log, { name, key: name });
      const answer = { status: response.status, text: await response.text() };
      return [409, 500, 503].includes(answer.status) ? undefined : answer;
    });
    if (status !== 202) throw new Error(`the upload was refused: ${status} ${text}`);
    return JSON.parse(text) as ImportStatus;
  }

  /** Uploads a log and waits until its import has ended. */
  async import(log: string, name: string): Promise<ImportStatus> {
    const { id } = await this.send(log, name);
    return this.client.untilEnded(id);
  }

  /** Imports that have not ended. */
  async unfinished(): Promise<ImportStatus[]> {
    const { items } = await this.client.json<{ items: ImportStatus[] }>('/v1/imports?limit=1000');
    return items.filter(({ state }) => !['done', 'failed', 'cancelled'].includes(state));
  }

  private postmaster(): number | undefined {
    try {
      return Number(
        readFileSync(join(this.dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0],
      );
    } catch {
      return undefined;
    }
  }

  private role(name: 'api' | 'worker'): number | undefined {
    const launcher = this.service.pid;
    const children = readFileSync(`/proc/${launcher}/task/${launcher}/children`, 'utf8').trim().split(' ');
    return children.map(Number).find((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`/programs/${name}.js`);
      } catch {
        return false;
      }
    });
  }
}

const planOf = (folder: string): string => join(folder, '..', 'plan.json');

/** Starts a Redis without persistence on a port of the loopback address; resolves when it is ready. */
export async function startRedis(port: number): Promise<ChildProcess> {
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn(REDIS, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  redis.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!output.includes('Ready to accept connections')) {
    if (redis.exitCode !== null) throw new Error(`redis-server does not start: ${output}`);
    await pause();
  }
  return redis;
}

/** The records of a log from an audit without crashes, with duplicates marked. */
export const undisturbed = async (log: string, name: string): Promise<Json[]> => {
  const counts = new AuditCounts();
  const places = new PlaceCounter(name);
  const records: Json[] = [];
  const batches = auditSource(
    { kind: 'stream', bytes: bytesOf(log) },
    (block, format) =>
      auditBlock(block, format, { language: 'en', profileFor: (hand) => profileOfFormat(hand.format) }),
    { language: 'en', ahead: 1 },
  );
  for await (const { member, outcomes } of batches)
    for (const outcome of outcomes) {
      const json = new JsonWriter();
      writeRecord(places.next(member), outcome, counts.note(outcome), 'en', json);
      records.push(JSON.parse(Buffer.from(json.written).toString()) as Json);
    }
  return records;
};

async function* bytesOf(log: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(log);
}

/** The findings of records, as the findings of an import list them. */
export const findingsOf = (records: readonly Json[]): Json[] =>
  records.flatMap(({ site, handId, file, member, index, profile, players, findings }) =>
    (findings as Json[]).map((finding) => ({
      site,
      handId,
      file,
      member,
      index,
      ...finding,
      engine: '1.0.0',
      players: ((players ?? []) as Json[]).map(({ seat, name }) => ({ seat, name })),
      // Findings about copies come from finalization, which uses no house profile.
      profile: finding.code === 'other-view' || finding.code === 'conflicting-copy' ? null : profile,
    })),
  );

/** The counts of an import with these records. */
export const countsOf = (records: readonly Json[]): Record<string, number> => {
  const counts = { hands: records.length, audited: 0, rejected: 0, duplicates: 0, cancelled: 0 };
  for (const { status } of records)
    counts[status === 'duplicate' ? 'duplicates' : (status as 'audited' | 'rejected' | 'cancelled')]++;
  return counts;
};
