import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { addExamples } from './examples.js';
import { INTRODUCTION, SECURITY_DESCRIPTION, TAGS } from './introduction.js';
import { completeNullables } from './nullable.js';
import { convertSchema, referencedSchemas } from './schemas.js';
import { documentSecurity, SCHEME } from './security.js';

/** Version of the API; its first part is the prefix of the paths. */
const API_VERSION = '1.0.0';

/** The OpenAPI document of an application, from its controllers and their schemas. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.0.3')
    .setTitle('Floorman')
    .setDescription(INTRODUCTION)
    .setVersion(API_VERSION)
    .setLicense('MIT', 'https://spdx.org/licenses/MIT.html')
    .addServer('/', 'The service that serves this document')
    .addSecurity(SCHEME, { type: 'http', scheme: 'bearer', description: SECURITY_DESCRIPTION });
  for (const [name, description] of TAGS) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    standardSchemaConverter: convertSchema,
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  delete document.info.contact;
  const schemas = Object.assign(((document.components ??= {}).schemas ??= {}), referencedSchemas());
  documentSecurity(document);
  completeNullables(document, schemas);
  addExamples(schemas);
  return document;
}

/** Serves Swagger UI at /docs and the document at /openapi.json; the first request builds the document. */
export function serveDocs(app: INestApplication): void {
  SwaggerModule.setup('docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
    customSiteTitle: 'Floorman API',
  });
}
