import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { Language } from '../http/language.js';
import { importAnswer, type ImportAnswer } from '#contracts';
import { UploadsService, type UploadOptions } from '../imports/uploads.service.js';

/** Keeps hands that were audited while the client waited: as an import of its own, like every log that is kept. */
@Injectable()
export class HandImportService {
  constructor(private readonly uploads: UploadsService) {}

  /**
   * Takes in a log as it came, or canonical hands, which are kept as the lines of a log of theirs.
   *
   * @throws ProblemError as `UploadsService.receive`
   */
  async keep(body: unknown, wish: UploadOptions, language: Language): Promise<ImportAnswer> {
    const isLog = Buffer.isBuffer(body);
    const bytes = Readable.from([isLog ? body : linesOf(body)]);
    const status = await this.uploads.receive(bytes, isLog ? wish : { ...wish, format: 'json' });
    return importAnswer(status, language);
  }
}

const linesOf = (hands: unknown): Buffer =>
  Buffer.from(
    [hands]
      .flat()
      .map((hand) => `${JSON.stringify(hand)}\n`)
      .join(''),
  );
