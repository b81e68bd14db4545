import { formats, supportReport, type SupportReport } from '#histories';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Returns } from '../openapi/response.decorators.js';
import { pageOf, wholePage } from '../http/page.dto.js';
import { LanguageQuery } from '../http/query.dto.js';

const Tier = z
  .enum(['full', 'partial', 'legacy'])
  .describe('full: real logs prove it; legacy: no site prints such logs any more; partial: otherwise');

const Format = z
  .object({
    id: z.string(),
    name: z.string(),
    tier: Tier,
    support: z.array(
      z.object({
        variant: z.string(),
        reads: z.boolean(),
        writes: z.boolean(),
        lossless: z.boolean().describe('whether writing and reading a hand gives the same hand'),
      }),
    ),
    sites: z
      .array(
        z.object({
          site: z.string(),
          variant: z
            .string()
            .nullable()
            .describe('null for hands that are rejected before their game is known'),
          hands: z.int(),
          read: z.int().describe('audited or cancelled'),
          reconciled: z
            .int()
            .describe('read, and in agreement with the rules or explained as a fault of the log'),
          tier: Tier,
        }),
      )
      .describe('what a corpus of real logs shows, by site and game'),
    gaps: z.object({
      unseenVariants: z.array(z.string()).describe('variants that are read, but were seen in no real log'),
      rejected: z.int().describe('real hands that are rejected'),
      unexplained: z.int().describe('real hands with a finding that is not explained as a fault of the log'),
    }),
  })
  .meta({ id: 'Format' });
const FormatPage = pageOf(Format, 'FormatPage');

@ApiTags('reference')
@Controller('formats')
export class FormatsController {
  @Get()
  @ApiOperation({ summary: 'The formats of hand histories, with the variants that each supports' })
  @Returns(200, FormatPage, 'All formats')
  list(@Query({ schema: LanguageQuery }) _query: unknown): { items: SupportReport[]; next: null } {
    return wholePage(formats.map((format) => supportReport(format)));
  }
}
