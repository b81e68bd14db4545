import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '#storage';
import { ProblemError } from '../http/problem.js';
import { NEEDED_SCOPE, type Access } from './access.js';
import { Doorkeeper } from './doorkeeper.js';

/**
 * Lets in those who may: with a key, if its scopes have what the route needs; without one, as long as no key exists (the
 * service then listens on this machine alone).
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    private readonly doorkeeper: Doorkeeper,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const needed =
      this.reflector.getAllAndOverride<Scope | 'none' | undefined>(NEEDED_SCOPE, targets) ?? 'read';
    if (needed === 'none') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const access = await this.doorkeeper.admit(request.headers.authorization);
    if (access === null) throw unauthorized(request.headers.authorization !== undefined);
    if (!isAllowed(access, needed)) throw forbidden(needed);
    request.access = access;
    return true;
  }
}

const isAllowed = ({ scopes }: Access, needed: Scope): boolean =>
  scopes.includes('admin') || scopes.includes(needed);

const unauthorized = (given: boolean): ProblemError =>
  new ProblemError('unauthorized', {
    detail: given
      ? { en: 'the key is not known, or was revoked', es: 'la clave no se conoce o fue revocada' }
      : { en: 'send Authorization: Bearer KEY', es: 'envíe Authorization: Bearer CLAVE' },
    headers: { 'www-authenticate': 'Bearer realm="floorman"' },
  });

const forbidden = (needed: Scope): ProblemError =>
  new ProblemError('forbidden', {
    detail: { en: `the key lacks the scope ${needed}`, es: `a la clave le falta el permiso ${needed}` },
  });
