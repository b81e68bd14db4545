import { Controller, Get, Module, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { LongLived } from '../../apps/api/http/route-config.decorators.js';
import { NDJSON, sendStream } from '../../apps/api/http/streaming.js';

/** Streams `bytes` bytes at once. Then the stream stays open without data; with `pause`, it sends one more byte and ends. */
@Controller('endless')
class EndlessController {
  @Get()
  @LongLived()
  async all(
    @Query('bytes') bytes: string,
    @Query('pause') pause: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    async function* parts(): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(Number(bytes), ' ');
      await (pause === undefined ? new Promise(() => undefined) : sleep(Number(pause)));
      yield Buffer.from(' ');
    }
    await sendStream(reply, NDJSON, parts());
  }
}

@Module({ controllers: [EndlessController] })
export class EndlessModule {}
