import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { PlayerRepository } from '#storage';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { WorkspaceId } from '../access/access.decorators.js';
import { Returns, ReturnsPage, Problems } from '../openapi/response.decorators.js';
import { ProblemError } from '../http/problem.js';
import { LanguageQuery } from '../http/query.dto.js';
import { sendPage } from '../http/send-page.js';
import { MESSAGES } from '../messages.js';
import { cursorOf, PlayerName, PlayerPage, PlayersQuery, PlayerStats } from './player.dto.js';

@ApiTags('players')
@Controller('players')
export class PlayersController {
  constructor(private readonly players: PlayerRepository) {}

  @Get()
  @ApiOperation({ summary: 'The players of the stored hands, by name' })
  @ReturnsPage(PlayerPage, 'One page of players')
  @Problems('invalid-request', 'unavailable')
  async list(
    @WorkspaceId() workspaceId: string,
    @Query({ schema: PlayersQuery }) { name, limit, cursor }: z.output<typeof PlayersQuery>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(reply, limit, async (size) => {
      const found = await this.players.list(workspaceId, name, cursor ?? null, size + 1);
      const items = found.slice(0, size);
      const last = items.at(-1);
      return { items, next: found.length > size && last !== undefined ? cursorOf(last) : null };
    });
  }

  @Get(':name/stats')
  @ApiOperation({ summary: 'Totals of a player, by site and currency' })
  @Returns(200, PlayerStats, 'The totals')
  @Problems('invalid-request', 'not-found')
  async stats(
    @WorkspaceId() workspaceId: string,
    @Param('name', { schema: PlayerName }) name: string,
    @Query({ schema: LanguageQuery }) _query: unknown,
  ): Promise<z.output<typeof PlayerStats>> {
    const counts = await this.players.findTotals(workspaceId, name);
    if (counts.length === 0) throw noPlayer();
    const totals = counts.map(({ firstPlayedAt, lastPlayedAt, ...rest }) => ({
      ...rest,
      firstPlayedAt: firstPlayedAt?.toISOString() ?? null,
      lastPlayedAt: lastPlayedAt?.toISOString() ?? null,
    }));
    return { name, totals };
  }
}

const noPlayer = (): ProblemError =>
  new ProblemError('not-found', {
    detail: MESSAGES.noPlayer,
  });
