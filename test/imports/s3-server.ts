import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#storage';
import { eventually, ROOT, temporaryFolder } from '../commands/service.js';

const PROGRAM = join(ROOT, 'node_modules', 's3rver', 'bin', 's3rver.js');
/** It marks places in lists with a cipher that OpenSSL 3 counts as legacy. */
const NODE_OPTIONS = ['--no-deprecation', '--openssl-legacy-provider'];
const BUCKET = 'poker-logs';
const PREFIX = 'floorman';

/** A server with the interface of S3. It knows the ids of keys, and does not check signatures. */
export class S3Server {
  private readonly place = temporaryFolder('floorman s3 ');
  private child: ChildProcess | undefined;

  private constructor(private readonly port: number) {
    mkdirSync(join(this.place.folder, BUCKET), { recursive: true });
  }

  static async start(): Promise<S3Server> {
    const server = new S3Server(await freePort());
    await server.run();
    return server;
  }

  /** The settings of a service that keeps the bytes of its chunks here. */
  get environment(): Readonly<Record<string, string>> {
    return { ...this.access, FLOORMAN_CHUNK_STORE: `s3://${BUCKET}/${PREFIX}` };
  }

  /** The variables of the client. */
  get access(): Readonly<Record<string, string>> {
    return {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${String(this.port)}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }

  /** The keys of the objects of an import, or of all. */
  objects(importId?: string): string[] {
    return readdirSync(join(this.place.folder, BUCKET), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('._S3rver_object'))
      .map((name) => name.replace('._S3rver_object', ''))
      .filter((name) => importId === undefined || name.startsWith(`${PREFIX}/${importId}/`))
      .toSorted();
  }

  /** Starts it again after {@link kill}, with its objects. */
  async run(): Promise<void> {
    const options = ['-d', this.place.folder, '-a', '127.0.0.1', '-p', String(this.port), '--silent'];
    this.child = spawn(process.execPath, [...NODE_OPTIONS, PROGRAM, ...options], { stdio: 'ignore' });
    await eventually(() =>
      fetch(this.access.AWS_ENDPOINT_URL_S3).then(
        () => true,
        () => false,
      ),
    );
  }

  kill(): void {
    this.child?.kill('SIGKILL');
  }

  remove(): void {
    this.kill();
    this.place.remove();
  }
}
