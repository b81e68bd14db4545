import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { requestedLanguage, resolveLanguage } from './language.js';

/** The language of the response, as a parameter of a handler: `?lang=`, otherwise Accept-Language. */
export const ResponseLanguage = createParamDecorator((_data: unknown, context) => {
  const { query, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return resolveLanguage(requestedLanguage(query), headers['accept-language']);
});
