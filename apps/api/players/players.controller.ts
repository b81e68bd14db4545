import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { PlayerRepository } from '#storage';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { WorkspaceId } from '../access/access.decorators.js';
import { Returns, ReturnsPage, Problems } from '../openapi/response.decorators.js';
import { pageOf } from '../http/page.dto.js';
import { ProblemError } from '../http/problem.js';
import { lang, LanguageQuery, Limit, textSchema } from '../http/query.dto.js';
import { sendPage } from '../http/send-page.js';
import { MESSAGES } from '../messages.js';

const Player = z.object({ name: z.string(), site: z.string(), hands: z.int() }).meta({ id: 'Player' });
const PlayerPage = pageOf(Player, 'PlayerPage');

const amount = z.string().describe('decimal amount in the currency');
const PlayerStats = z
  .object({
    name: z.string(),
    totals: z.array(
      z.object({
        site: z.string(),
        currency: z.string(),
        hands: z.int().describe('hands dealt to the player'),
        played: z.int().describe('hands in which the player put chips in'),
        won: z.int().describe('hands in which the player collected chips'),
        putIn: amount,
        collected: amount,
        net: amount,
        firstPlayedAt: z.iso.datetime().nullable(),
        lastPlayedAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'PlayerStats' });

/** The name and site of the last player of a page. */
const Place = z.tuple([z.string(), z.string()]);

/** Decodes a cursor; null if it is invalid. PostgreSQL cannot store NUL, so no name contains it. */
const placeIn = (cursor: string): z.output<typeof Place> | null => {
  try {
    const place = Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return place.some((text) => text.includes('\0')) ? null : place;
  } catch {
    return null;
  }
};

const cursorOf = ({ name, site }: { readonly name: string; readonly site: string }): string =>
  Buffer.from(JSON.stringify([name, site])).toString('base64url');

/** An opaque cursor. */
const Cursor = textSchema((text) => placeIn(text) !== null, MESSAGES.cursorExpected).transform((text) => {
  const [name, site] = placeIn(text) ?? ['', ''];
  return { name, site };
});

const PlayersQuery = z.strictObject({
  name: z.string().max(255).default('').describe('start of the name'),
  limit: Limit.optional().describe('number of players; 100 by default'),
  cursor: Cursor.optional(),
  lang,
});

const PlayerName = z.string().min(1).max(255);

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
