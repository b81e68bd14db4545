import {
  Body,
  Controller,
  ForbiddenException,
  Get,
  HttpCode,
  Module,
  Param,
  Post,
  Query,
} from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { AcceptsBytes, AcceptsStream } from '../../apps/api/http/route-config.decorators.js';
import { ProblemError } from '../../apps/api/http/problem.js';

const Game = z.object({
  game: z.string(),
  players: z.array(z.object({ hand: z.string().length(4) })).min(1),
});
const Page = z.object({ limit: z.coerce.number().int().max(100).default(10) });
const Id = z.string().regex(/^\d+$/, 'must be a number');
const TOO_SMALL = { en: 'the raise is too small', es: 'la subida es demasiado pequeña' };

/** Routes of every kind, to test the HTTP layer. */
@Controller('probe')
class ProbeController {
  @Post('json')
  @HttpCode(200)
  json(@Body({ schema: Game }) body: z.infer<typeof Game>): unknown {
    return body;
  }

  @Post('bytes')
  @AcceptsBytes()
  @HttpCode(200)
  bytes(@Body() body: unknown): unknown {
    return Buffer.isBuffer(body)
      ? { bytes: body.length, hex: body.toString('hex').slice(0, 40) }
      : { json: body };
  }

  @Post('stream')
  @AcceptsStream()
  @HttpCode(200)
  async stream(@Body() body: AsyncIterable<Buffer>): Promise<unknown> {
    let bytes = 0;
    for await (const chunk of body) bytes += chunk.length;
    return { bytes };
  }

  @Get('page')
  page(@Query({ schema: Page }) query: z.infer<typeof Page>): unknown {
    return query;
  }

  @Get('items/:id')
  item(@Param('id', { schema: Id }) id: string): unknown {
    return { id };
  }

  @Get('bug')
  bug(): never {
    throw new Error('the password is hunter2');
  }

  @Get('library-status')
  libraryStatus(): never {
    throw Object.assign(new Error('upstream said hunter2'), { statusCode: 404, code: 'ENOTOURS' });
  }

  @Get('forbidden')
  forbidden(): never {
    throw new ForbiddenException('not for you');
  }

  @Get('refused')
  refused(): never {
    throw new ProblemError('unprocessable', { errors: [{ line: 17, message: TOO_SMALL }] });
  }

  @Post('slow')
  @AcceptsBytes()
  async slowPost(@Query('ms') ms: string): Promise<unknown> {
    await sleep(Number(ms));
    return { done: true };
  }

  @Get('slow')
  async slow(@Query('ms') ms: string): Promise<unknown> {
    await sleep(Number(ms));
    return { done: true };
  }
}

@Module({ controllers: [ProbeController] })
export class ProbeModule {}
