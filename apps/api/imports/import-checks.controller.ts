import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { judgeFairness, type FairnessReport } from '#fairness';
import { DEFAULT_ALPHA, type PartnersReport } from '#partners';
import { ImportChecksRepository, ImportRepository } from '#storage';
import type { z } from 'zod';
import { WorkspaceId } from '../access/access.decorators.js';
import { ProblemError } from '../http/problem.js';
import { ImportId } from '../http/query.dto.js';
import { Heavy } from '../http/route-config.decorators.js';
import { MESSAGES } from '../messages.js';
import { Problems, Returns } from '../openapi/response.decorators.js';
import { FairnessQuery, FairnessResponse, PartnersQuery, PartnersResponse } from './import-checks.dto.js';
import { findEnded } from './import-problems.js';
import { partnersOf } from './partners-of.js';

const DEFAULT_LIMIT = 100;

/** The checks over many hands of an import: they are counted once, when it is finalized, and judged by the threshold of the request. */
@ApiTags('imports')
@Controller('imports/:id')
export class ImportChecksController {
  constructor(
    private readonly checks: ImportChecksRepository,
    private readonly imports: ImportRepository,
  ) {}

  @Get('fairness')
  @Heavy()
  @ApiOperation({
    summary: 'Whether the cards of an import were dealt fairly (docs/fairness.md)',
    description:
      'The answer of floorman fairness about the hands of the import that no earlier import has. A suspect test is a reason to look, not ' +
      'a verdict. Before the import has ended, the answer is 409.',
  })
  @Returns(200, FairnessResponse, 'The tests')
  @Problems('invalid-request', 'not-found', 'conflict', 'unavailable')
  async fairness(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: ImportId }) id: string,
    @Query({ schema: FairnessQuery }) { alpha, by }: z.output<typeof FairnessQuery>,
  ): Promise<FairnessReport> {
    await findEnded(this.imports, workspaceId, id, MESSAGES.checksNotEnded);
    const measured = await this.checks.findFairness(workspaceId, id, by ?? 'all');
    if (measured === null) throw noChecks();
    return judgeFairness(measured, alpha);
  }

  @Get('partners')
  @Heavy()
  @ApiOperation({
    summary: 'Pairs of players of an import who may play for each other (docs/partners.md)',
    description:
      'The answer of floorman partners about the hands of the import that no earlier import has: suspects, never a verdict. Before the ' +
      'import has ended, the answer is 409.',
  })
  @Returns(200, PartnersResponse, 'The pairs')
  @Problems('invalid-request', 'not-found', 'conflict', 'unavailable')
  async partners(
    @WorkspaceId() workspaceId: string,
    @Param('id', { schema: ImportId }) id: string,
    @Query({ schema: PartnersQuery })
    { alpha = DEFAULT_ALPHA, all, limit = DEFAULT_LIMIT }: z.output<typeof PartnersQuery>,
  ): Promise<PartnersReport & { readonly hands: number }> {
    await findEnded(this.imports, workspaceId, id, MESSAGES.checksNotEnded);
    const found = await this.checks.findPartners(workspaceId, id, { alpha, all: all === 'true', limit });
    if (found === null) throw noChecks();
    return partnersOf(found, alpha);
  }
}

const noChecks = (): ProblemError => new ProblemError('conflict', { detail: MESSAGES.noChecks });
