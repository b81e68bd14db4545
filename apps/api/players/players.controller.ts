import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { isAnonymousSite } from '#histories';
import { summarize } from '#statistics';
import { PlayerRepository } from '#storage';
import { seriesOf } from './results.js';
import { withPosition } from './stored-cells.js';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { WorkspaceId } from '../access/access.decorators.js';
import { Returns, ReturnsPage, Problems } from '../openapi/response.decorators.js';
import { Heavy } from '../http/route-config.decorators.js';
import { ProblemError } from '../http/problem.js';
import { sendPage } from '../http/send-page.js';
import { MESSAGES } from '../messages.js';
import {
  PlayerName,
  PlayerPage,
  PlayerResults,
  PlayerStats,
  ResultsQuery,
  StatsQuery,
} from './player.dto.js';
import { cursorOf, PlayersQuery } from './players-query.dto.js';

@ApiTags('players')
@Controller('players')
export class PlayersController {
  constructor(private readonly players: PlayerRepository) {}

  @Get()
  @Heavy()
  @ApiOperation({ summary: 'The players of the stored hands, by name, hands or net' })
  @ReturnsPage(PlayerPage, 'One page of players')
  @Problems('invalid-request', 'unavailable')
  async list(
    @WorkspaceId() workspaceId: string,
    @Query({ schema: PlayersQuery }) query: z.output<typeof PlayersQuery>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, search, site, currency, minHands, order, direction, limit, cursor } = query;
    await sendPage(reply, limit, async (size) => {
      const found = await this.players.list(workspaceId, {
        prefix: name,
        part: search,
        site: site ?? null,
        currency: currency ?? null,
        minHands: minHands ?? 0,
        order,
        isDescending: (direction ?? (order === 'name' ? 'asc' : 'desc')) === 'desc',
        after: cursor ?? null,
        limit: size + 1,
      });
      const page = found.slice(0, size);
      const items = page.map(({ value: _, ...player }) => ({
        ...player,
        anonymous: isAnonymousSite(player.site),
      }));
      const last = page.at(-1);
      return { items, next: found.length > size && last !== undefined ? cursorOf(last) : null };
    });
  }

  @Get(':name/stats')
  @ApiOperation({ summary: 'Statistics of a player, in upper or lower case, by site (docs/statistics.md)' })
  @Returns(200, PlayerStats, 'The statistics')
  @Problems('invalid-request', 'not-found')
  async stats(
    @WorkspaceId() workspaceId: string,
    @Param('name', { schema: PlayerName }) name: string,
    @Query({ schema: StatsQuery }) { by, game, from, to }: z.output<typeof StatsQuery>,
  ): Promise<z.output<typeof PlayerStats>> {
    const names = await this.namesOf(workspaceId, name);
    const counts = await this.players.findTotals(workspaceId, names);
    const filter = { game: game ?? null, from: from ?? null, to: to ?? null };
    const cells = await this.players.findCells(workspaceId, names, filter);
    const players = summarize(cells.map(withPosition), { by: by ?? null });
    const totals = counts.map(({ firstPlayedAt, lastPlayedAt, ...rest }) => ({
      ...rest,
      firstPlayedAt: firstPlayedAt?.toISOString() ?? null,
      lastPlayedAt: lastPlayedAt?.toISOString() ?? null,
    }));
    return { name, totals, players, hands: players.reduce((sum, { hands }) => sum + hands, 0) };
  }

  @Get(':name/results')
  @ApiOperation({ summary: 'The results of a player over time, by site and currency' })
  @Returns(200, PlayerResults, 'The results')
  @Problems('invalid-request', 'not-found')
  async results(
    @WorkspaceId() workspaceId: string,
    @Param('name', { schema: PlayerName }) name: string,
    @Query({ schema: ResultsQuery }) { points, game, from, to }: z.output<typeof ResultsQuery>,
  ): Promise<z.output<typeof PlayerResults>> {
    const names = await this.namesOf(workspaceId, name);
    const filter = { game: game ?? null, from: from ?? null, to: to ?? null };
    const rows = await this.players.findResults(workspaceId, names, points ?? DEFAULT_POINTS, filter);
    return { name, results: seriesOf(rows) };
  }

  private async namesOf(workspaceId: string, name: string): Promise<string[]> {
    const names = await this.players.findNames(workspaceId, name);
    if (names.length === 0) throw noPlayer();
    return names;
  }
}

/** Enough for a chart as wide as a screen. */
const DEFAULT_POINTS = 1000;

const noPlayer = (): ProblemError =>
  new ProblemError('not-found', {
    detail: MESSAGES.noPlayer,
  });
