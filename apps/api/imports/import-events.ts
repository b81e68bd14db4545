import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Followers } from '../http/followers.js';
import type { Language } from '../http/language.js';
import { CONFIG, STORE, type Services } from '../services.js';
import { importAnswer, type ImportAnswer } from '#contracts';
import { noImport } from './no-import.js';

/** Tells followers of an import how far it has come. */
@Injectable()
export class ImportEvents implements OnModuleDestroy {
  private readonly followers: Followers;

  constructor(
    @Inject(CONFIG) { requestTimeout }: Pick<Services['config'], 'requestTimeout'>,
    @Inject(STORE) private readonly store: Services['store'],
  ) {
    this.followers = new Followers(requestTimeout, TOO_MANY);
  }

  onModuleDestroy(): void {
    this.followers.close();
  }

  /** Answers a request with events until the import has ended or the client has gone. */
  async stream(workspaceId: string, id: string, language: Language, reply: FastifyReply): Promise<void> {
    const { imports } = this.store;
    const status = async (): Promise<ImportAnswer | null> => {
      const found = await imports.status(workspaceId, id);
      return found === null ? null : importAnswer(found, language);
    };
    const revision = () => imports.revision(workspaceId, id);
    await this.followers.stream(reply, workspaceId, { status, revision }, noImport);
  }
}

const TOO_MANY = {
  en: 'too many follow imports at once',
  es: 'demasiados siguen importaciones a la vez',
} as const;
