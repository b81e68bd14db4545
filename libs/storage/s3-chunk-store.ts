import type * as Sdk from '@aws-sdk/client-s3';
import { ChunkStoreError, type ChunkStore } from './chunk-store.js';

/** How long the client waits for a storage, in milliseconds. It makes three attempts. */
export interface S3Limits {
  /** For a connection. */
  readonly connect: number;
  /** For the first byte of a response. */
  readonly response: number;
  /** For the next bytes, on a connection in use. */
  readonly silence: number;
}

const LIMITS: S3Limits = { connect: 5_000, response: 30_000, silence: 30_000 };

/**
 * Opens a chunk store in a bucket of S3 or of a service with its interface. Credentials, region and endpoint come from the standard
 * variables (`AWS_ACCESS_KEY_ID`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`, …) or from the machine. The client is loaded here, because
 * only installations with a store need it.
 *
 * @param url `s3://bucket/prefix`; the prefix is optional
 * @param limits tests have shorter ones
 */
export async function openS3ChunkStore(url: string, limits = LIMITS): Promise<ChunkStore> {
  const { hostname: bucket, pathname } = new URL(url);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const sdk = await import('@aws-sdk/client-s3');
  const hasEndpoint = [process.env.AWS_ENDPOINT_URL_S3, process.env.AWS_ENDPOINT_URL].some(Boolean);
  const client = new sdk.S3Client({
    // Services other than Amazon's ignore the region, but the client requires one.
    ...(hasEndpoint && !process.env.AWS_REGION ? { region: 'us-east-1' } : {}),
    // They often have one host name for all buckets.
    forcePathStyle: hasEndpoint,
    requestHandler: {
      connectionTimeout: limits.connect,
      requestTimeout: limits.response,
      // Without it the client only warns, and goes on waiting.
      throwOnRequestTimeout: true,
      socketTimeout: limits.silence,
    },
  });
  return new S3ChunkStore(client, sdk, bucket, prefix === '' ? '' : `${prefix}/`);
}

/** The key of an object is `PREFIX/IMPORT/ORDINAL`. */
class S3ChunkStore implements ChunkStore {
  constructor(
    private readonly client: Sdk.S3Client,
    private readonly sdk: typeof Sdk,
    private readonly bucket: string,
    private readonly prefix: string,
  ) {}

  async put(importId: string, ordinal: number, bytes: Uint8Array): Promise<void> {
    const command = new this.sdk.PutObjectCommand({ ...this.object(importId, ordinal), Body: bytes });
    await responseOf(this.client.send(command));
  }

  get(importId: string, ordinal: number): Promise<Uint8Array> {
    const command = new this.sdk.GetObjectCommand(this.object(importId, ordinal));
    const read = async (): Promise<Uint8Array> => {
      const { Body: body } = await this.client.send(command);
      if (body === undefined) throw new Error('a response without a body');
      return body.transformToByteArray();
    };
    return responseOf(read());
  }

  async *list(importId: string): AsyncGenerator<number[]> {
    const prefix = `${this.prefix}${importId}/`;
    let token: string | undefined;
    do {
      const command = new this.sdk.ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: prefix,
        ...(token === undefined ? {} : { ContinuationToken: token }),
      });
      const { Contents: contents = [], NextContinuationToken: next } = await responseOf(
        this.client.send(command),
      );
      // Other keys, such as the marker of a folder, are not those of chunks.
      const names = contents.map(({ Key: key = '' }) => key.slice(prefix.length));
      yield names.filter((name) => ORDINAL.test(name)).map(Number);
      token = next;
    } while (token !== undefined);
  }

  async delete(importId: string, ordinal: number): Promise<void> {
    await responseOf(this.client.send(new this.sdk.DeleteObjectCommand(this.object(importId, ordinal))));
  }

  async check(): Promise<void> {
    const place = { Bucket: this.bucket, Prefix: this.prefix, MaxKeys: 1 };
    await responseOf(this.client.send(new this.sdk.ListObjectsV2Command(place)));
  }

  private object(importId: string, ordinal: number): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: `${this.prefix}${importId}/${String(ordinal)}` };
  }
}

const ORDINAL = /^(0|[1-9]\d*)$/;

const isServiceError = (error: unknown): error is Sdk.S3ServiceException =>
  typeof error === 'object' && error !== null && '$metadata' in error && 'name' in error;

/** The response of the service, or its error as one of ours. */
const responseOf = <T>(response: Promise<T>): Promise<T> =>
  response.catch((error: unknown) => {
    if (isServiceError(error) && error.name === 'NoSuchKey')
      throw new ChunkStoreError('CHUNK_STORE_MISSING', 'the object storage lacks the text', { cause: error });
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    const reason = [name, message].filter((text) => text !== '' && text !== 'Error').join(': ');
    throw new ChunkStoreError('CHUNK_STORE_AWAY', `the object storage cannot be used: ${reason}`, {
      cause: error,
    });
  });
