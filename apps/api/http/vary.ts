import type { FastifyReply } from 'fastify';

/** Names a request header that a response depends on, beside those named before. */
export const addVary = (reply: FastifyReply, header: string): void => {
  reply.header('vary', [reply.getHeader('vary'), header].flat().filter(Boolean).join(', '));
};
