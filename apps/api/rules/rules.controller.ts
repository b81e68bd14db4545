import { fillMessage } from '#text';
import { findRule, rules, type Rule as CatalogueRule } from '#rules';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Returns, Problems } from '../openapi/response.decorators.js';
import { pageOf, wholePage } from '../http/page.dto.js';
import { ProblemError } from '../http/problem.js';
import { LanguageQuery } from '../http/query.dto.js';
import { Words } from '../dto/words.dto.js';
import { MESSAGES } from '../messages.js';

const Rule = z
  .object({
    id: z.string(),
    kind: z.array(z.enum(['engine', 'showdown', 'ruling', 'setup', 'table', 'audit'])),
    source: z.object({
      document: z.enum(['introduction', 'general', 'floorman']),
      lines: z.string().nullable(),
    }),
    title: Words,
    text: Words,
    addedFromPractice: z
      .boolean()
      .describe('whether some of it is common practice that the source does not state'),
  })
  .meta({ id: 'Rule' });
const RulePage = pageOf(Rule, 'RulePage');
const RuleId = z.string().describe('id of a rule, in upper or lower case');

@ApiTags('reference')
@Controller('rules')
export class RulesController {
  @Get()
  @ApiOperation({ summary: 'The rules' })
  @Returns(200, RulePage, 'All rules')
  list(@Query({ schema: LanguageQuery }) _query: unknown): { items: CatalogueRule[]; next: null } {
    return wholePage(rules);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One rule' })
  @Returns(200, Rule, 'The rule')
  @Problems('not-found')
  one(
    @Param('id', { schema: RuleId }) id: z.output<typeof RuleId>,
    @Query({ schema: LanguageQuery }) _query: unknown,
  ): CatalogueRule {
    const rule = findRule(id.toUpperCase());
    if (rule !== undefined) return rule;
    throw new ProblemError('not-found', {
      detail: fillMessage(MESSAGES.noRule, { id }),
    });
  }
}
