import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { deckCards, deckIds, formatCards, isDeckId, JOKER, type DeckId } from '#cards';
import { fillMessage } from '#text';
import { Returns, Problems } from '../../../apps/api/openapi/response.decorators.js';
import { pageOf, wholePage } from '../../../apps/api/http/page.dto.js';
import { ProblemError } from '../../../apps/api/http/problem.js';
import { MESSAGES } from './messages.js';

const Deck = z
  .object({ id: z.string(), cards: z.string().describe('all cards, ascending, separated by spaces') })
  .meta({ id: 'Deck' });
const DeckPage = pageOf(Deck, 'DeckPage');

/** Strict: an unknown parameter is an error. */
const DecksQuery = z.strictObject({
  joker: z
    .enum(['with', 'without'])
    .optional()
    .describe('only decks with a joker, or only decks without one'),
  lang: z.string().optional().describe('language of messages'),
});

const hasJoker = (id: DeckId): boolean => deckCards(id).includes(JOKER);

const deckOf = (id: DeckId): z.infer<typeof Deck> => ({ id, cards: formatCards(deckCards(id)) });

@ApiTags('reference')
@Controller('decks')
export class DecksController {
  @Get()
  @ApiOperation({ summary: 'The decks that games are dealt from' })
  @Returns(200, DeckPage)
  @Problems('invalid-request')
  list(@Query({ schema: DecksQuery }) { joker }: z.output<typeof DecksQuery>): z.infer<typeof DeckPage> {
    const wanted = deckIds().filter((id) => joker === undefined || hasJoker(id) === (joker === 'with'));
    return wholePage(wanted.map(deckOf));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One deck' })
  @Returns(200, Deck)
  @Problems('invalid-request', 'not-found')
  one(@Param('id', { schema: z.string().max(32) }) id: string): z.infer<typeof Deck> {
    if (isDeckId(id)) return deckOf(id);
    throw new ProblemError('not-found', { detail: fillMessage(MESSAGES.noDeck, { id }) });
  }
}
