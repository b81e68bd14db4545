import busboyModule, { type BusboyHeaders } from '@fastify/busboy';
import { PassThrough, Readable } from 'node:stream';
import { ProblemError } from '../http/problem.js';
import type { LimitedBody } from '../http/limited-body.js';
import { MESSAGES } from '../messages.js';

const { Busboy } = busboyModule;

/** The file of a form, and its name. */
export interface FormFile {
  readonly name: string | undefined;
  readonly bytes: Readable;
}

/** Bytes before the file: a few fields. */
const MAX_BEFORE_FILE = 1024 ** 2;

/**
 * Streams the file of a multipart form. A form without a file or with several files is refused: several files go into a zip,
 * or into several imports.
 *
 * @throws ProblemError if the form does not begin with a file; the stream fails if there is a second one
 */
export function fileOfForm(headers: BusboyHeaders, body: LimitedBody): Promise<FormFile> {
  return new Promise((resolve, reject) => {
    const bytes = new PassThrough();
    // Readers get its errors; without a reader, an error must not end the process.
    bytes.on('error', () => undefined);
    let found = false;
    const fail = (error: Error): void => {
      if (found) bytes.destroy(error);
      else reject(error);
    };
    let form: InstanceType<typeof Busboy>;
    try {
      form = new Busboy({ headers, limits: { fields: 20, fieldSize: 10_000, headerPairs: 50 } });
    } catch {
      reject(MALFORMED);
      return;
    }
    form.on('file', (_field, stream, filename) => {
      if (found) {
        stream.resume();
        fail(SECOND);
        return;
      }
      found = true;
      stream.on('error', fail);
      stream.pipe(bytes, { end: false });
      stream.on('end', () => {
        // The form may have a second file: the stream ends with the form.
        form.on('finish', () => bytes.end());
      });
      resolve({ name: filename === '' ? undefined : filename, bytes });
    });
    form.on('finish', () => {
      if (!found) reject(NO_FILE);
    });
    form.on('error', () => {
      fail(MALFORMED);
    });
    async function* parts(): AsyncGenerator<Uint8Array, void, undefined> {
      for await (const part of body) {
        if (!found && body.bytes > MAX_BEFORE_FILE) throw NO_FILE;
        yield part;
      }
    }
    const source = Readable.from(parts(), { objectMode: false });
    source.on('error', fail);
    bytes.on('close', () => source.destroy());
    source.pipe(form);
  });
}

const MALFORMED = new ProblemError('malformed-request', {
  detail: MESSAGES.unreadableForm,
});

const NO_FILE = new ProblemError('malformed-request', {
  detail: MESSAGES.formWithoutFile,
});

const SECOND = new ProblemError('malformed-request', {
  detail: MESSAGES.formWithTwoFiles,
});
