import busboyModule, { type BusboyHeaders } from '@fastify/busboy';
import { PassThrough, Readable } from 'node:stream';
import { ProblemError } from '../http/problem.js';
import type { LimitedBody } from '../http/limited-body.js';
import { MESSAGES } from '../messages.js';

const { Busboy } = busboyModule;

/** The file of a form, and the name it came under. */
export interface FormFile {
  readonly name: string | undefined;
  readonly bytes: Readable;
}

/** Bytes that may come before the file: a few fields. */
const BEFORE_FILE = 1024 ** 2;

/**
 * Takes the one file of a multipart form as it streams in. A form without a file, or with a second one, is refused: several
 * files belong into a zip, or into an import each.
 *
 * @throws ProblemError when there is no file where the form begins; the stream fails with one when a second comes
 */
export function fileOfForm(headers: BusboyHeaders, body: LimitedBody): Promise<FormFile> {
  return new Promise((resolve, reject) => {
    const bytes = new PassThrough();
    // Whoever reads it hears of its errors; until somebody does, and after, one must not end the process.
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
        // The form may still bring a second file: only its end is the end of this one.
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
    async function* pieces(): AsyncGenerator<Uint8Array, void, undefined> {
      for await (const piece of body) {
        if (!found && body.bytes > BEFORE_FILE) throw NO_FILE;
        yield piece;
      }
    }
    const source = Readable.from(pieces(), { objectMode: false });
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
