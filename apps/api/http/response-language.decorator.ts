import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { askedOf, resolveLanguage } from './language.js';

/** The language to answer in, as a parameter of a handler: `?lang=`, else Accept-Language. */
export const ResponseLanguage = createParamDecorator((_data: unknown, context) => {
  const { query, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return resolveLanguage(askedOf(query), headers['accept-language']);
});
