import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ConfigService } from '#nest';
import { ImportRepository } from '#storage';
import type { FastifyReply } from 'fastify';
import { ProgressEvents } from '../http/progress-events.js';
import type { Language } from '../http/language.js';
import { importResponse, type ImportResponse } from '#contracts';
import { noImport } from './import-problems.js';
import { MESSAGES } from '../messages.js';

/** Streams the progress of an import. */
@Injectable()
export class ImportEventsService implements OnModuleDestroy {
  private readonly progress: ProgressEvents;

  constructor(
    config: ConfigService,
    private readonly imports: ImportRepository,
  ) {
    this.progress = new ProgressEvents(config.get('requestTimeout'), MESSAGES.tooManyImportFollowers);
  }

  onModuleDestroy(): void {
    this.progress.close();
  }

  /** Responds with events until the import ends or the client disconnects. */
  async stream(workspaceId: string, id: string, language: Language, reply: FastifyReply): Promise<void> {
    const status = async (): Promise<ImportResponse | null> => {
      const found = await this.imports.findStatus(workspaceId, id);
      return found === null ? null : importResponse(found, language);
    };
    const revision = () => this.imports.findRevision(workspaceId, id);
    await this.progress.stream(reply, workspaceId, { status, revision }, noImport);
  }
}
