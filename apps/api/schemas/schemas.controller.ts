import { fillMessage } from '#text';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Returns, Problems } from '../openapi/response.decorators.js';
import { pageOf, wholePage } from '../http/page.dto.js';
import { ProblemError } from '../http/problem.js';
import { LanguageQuery } from '../http/query.dto.js';
import { findSchema, publishedSchemas, type JsonSchema } from './published-schemas.js';
import { MESSAGES } from '../messages.js';

const SchemaEntry = z
  .object({ name: z.string(), title: z.string(), href: z.string().describe('path of the schema') })
  .meta({ id: 'SchemaEntry' });
const SchemaPage = pageOf(SchemaEntry, 'SchemaPage');
const SchemaName = z.string().describe('name of a schema');

@ApiTags('reference')
@Controller('schemas')
export class SchemasController {
  @Get()
  @ApiOperation({ summary: 'The published JSON Schemas' })
  @Returns(200, SchemaPage, 'All schemas')
  list(@Query({ schema: LanguageQuery }) _query: unknown): z.infer<typeof SchemaPage> {
    return wholePage(
      publishedSchemas.map(({ name, title }) => ({ name, title, href: `/v1/schemas/${name}` })),
    );
  }

  @Get(':name')
  @ApiOperation({ summary: 'One JSON Schema (draft 2020-12)' })
  @ApiOkResponse({
    description: 'The JSON Schema',
    content: { 'application/schema+json': { schema: { type: 'object' } } },
  })
  @Problems('not-found')
  @Header('content-type', 'application/schema+json; charset=utf-8')
  one(
    @Param('name', { schema: SchemaName }) name: z.output<typeof SchemaName>,
    @Query({ schema: LanguageQuery }) _query: unknown,
  ): JsonSchema {
    const schema = findSchema(name);
    if (schema !== undefined) return schema;
    throw new ProblemError('not-found', {
      detail: fillMessage(MESSAGES.noSchema, { name }),
    });
  }
}
