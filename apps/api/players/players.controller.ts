import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { WorkspaceId } from '../access/access.js';
import { Answers, Problems } from '../docs/answers.js';
import { LANGUAGES } from '../http/language.js';
import { pageOf } from '../http/page.js';
import { ProblemError } from '../http/problem.js';
import { STORE, type Services } from '../services.js';

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
        hands: z.int().describe('hands that the player was dealt into'),
        played: z.int().describe('of these, hands in which chips were put in'),
        won: z.int().describe('of these, hands in which chips were collected'),
        putIn: amount,
        collected: amount,
        net: amount,
        firstPlayedAt: z.iso.datetime().nullable(),
        lastPlayedAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'PlayerStats' });

/** The name and site behind which a page begins, as one opaque word. */
const Cursor = z.string().transform((text, context): { name: string; site: string } => {
  const read = z.tuple([z.string(), z.string()]).safeParse(parsed(Buffer.from(text, 'base64url').toString()));
  if (read.success) return { name: read.data[0], site: read.data[1] };
  context.addIssue({
    code: 'custom',
    message: 'no cursor of ours',
    params: { es: 'no es un cursor nuestro' },
  });
  return z.NEVER;
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const PlayersQuery = z.strictObject({
  name: z.string().max(255).default('').describe('beginning of the name'),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  cursor: Cursor.optional(),
  lang: z.enum(LANGUAGES).optional(),
});

const PlayerName = z.string().min(1).max(255);

@ApiTags('players')
@Controller('players')
export class PlayersController {
  constructor(@Inject(STORE) private readonly store: Services['store']) {}

  @Get()
  @ApiOperation({ summary: 'The players of the stored hands, by name' })
  @Answers(200, PlayerPage)
  @Problems('invalid-request')
  async list(
    @WorkspaceId() workspaceId: string,
    @Query({ schema: PlayersQuery }) { name, limit, cursor }: z.output<typeof PlayersQuery>,
  ): Promise<z.output<typeof PlayerPage>> {
    const found = await this.store.players.list(workspaceId, name, cursor ?? null, limit + 1);
    const items = found.slice(0, limit);
    const last = items.at(-1);
    const more = found.length > limit && last !== undefined;
    const next = more ? Buffer.from(JSON.stringify([last.name, last.site])).toString('base64url') : null;
    return { items, next };
  }

  @Get(':name/stats')
  @ApiOperation({ summary: 'What a player did in the stored hands, by site and currency' })
  @Answers(200, PlayerStats)
  @Problems('invalid-request', 'not-found')
  async stats(
    @WorkspaceId() workspaceId: string,
    @Param('name', { schema: PlayerName }) name: string,
  ): Promise<z.output<typeof PlayerStats>> {
    const counts = await this.store.players.stats(workspaceId, name);
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
    detail: { en: 'no stored hand knows that player', es: 'ninguna mano guardada conoce a ese jugador' },
  });
