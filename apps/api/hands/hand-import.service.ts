import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { Language } from '../http/language.js';
import { importResponse, type ImportResponse } from '#contracts';
import { UploadsService, type UploadOptions } from '../imports/uploads.service.js';

/** Stores hands of POST /v1/hands as an import. */
@Injectable()
export class HandImportService {
  constructor(private readonly uploads: UploadsService) {}

  /**
   * Imports a log as received, or canonical hands as a log with one line for each.
   *
   * @throws ProblemError as `UploadsService.receive`
   */
  async importHands(body: unknown, options: UploadOptions, language: Language): Promise<ImportResponse> {
    const isLog = Buffer.isBuffer(body);
    const bytes = Readable.from([isLog ? body : linesOf(body)]);
    const status = await this.uploads.receive(bytes, isLog ? options : { ...options, format: 'json' });
    return importResponse(status, language);
  }
}

const linesOf = (hands: unknown): Buffer =>
  Buffer.from(
    [hands]
      .flat()
      .map((hand) => `${JSON.stringify(hand)}\n`)
      .join(''),
  );
