import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { documentAccess, KEYS, SCHEME } from './security.js';
import { convertSchema, referredSchemas } from './schemas.js';

/** Version of the API, which is the first part of its paths as well. */
const API_VERSION = '1.0.0';

/** The OpenAPI document of an application, from its controllers and their schemas. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setOpenAPIVersion('3.0.3')
    .setTitle('Floorman')
    .setDescription('Poker hand-history analysis and equity service.')
    .setVersion(API_VERSION)
    .setLicense('MIT', 'https://spdx.org/licenses/MIT.html')
    .addSecurity(SCHEME, { type: 'http', scheme: 'bearer', description: KEYS })
    .build();
  const document = SwaggerModule.createDocument(app, settings, {
    standardSchemaConverter: convertSchema,
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  Object.assign(((document.components ??= {}).schemas ??= {}), referredSchemas());
  documentAccess(document);
  return document;
}

/** Serves Swagger UI at /docs and the document at /openapi.json; the document is built when first asked for. */
export function serveDocs(app: INestApplication): void {
  SwaggerModule.setup('docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
    customSiteTitle: 'Floorman API',
  });
}
