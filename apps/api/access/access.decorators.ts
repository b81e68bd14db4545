import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '#storage';

/** Who asks, and for whose data. */
export interface Access {
  readonly workspaceId: string;
  readonly scopes: readonly Scope[];
  /** The id of the key; null for those of this machine who need none. */
  readonly keyId: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    access?: Access;
  }
}

export const NEEDED_SCOPE = 'floorman:scope';

/** What a route needs where it does not say. */
export const USUAL_SCOPE: Scope = 'read';

/** Where the OpenAPI document tells the scope of a route. */
export const SCOPE_EXTENSION = 'x-floorman-scope';

/** The scope that a route needs; `read` where it does not say, `none` for what anybody may see. */
export const RequiresScope = (scope: Scope | 'none'): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(NEEDED_SCOPE, scope), ApiExtension(SCOPE_EXTENSION, scope));

const accessIn = (context: ExecutionContext): Access => {
  const { access } = context.switchToHttp().getRequest<FastifyRequest>();
  if (access === undefined) throw new Error('a route that is open to everybody asks who asks');
  return access;
};

/** The workspace of the request: the only one whose data its handler may touch. */
export const WorkspaceId = createParamDecorator(
  (_data: unknown, context): string => accessIn(context).workspaceId,
);

/** Whether somebody may do what needs a scope; `admin` may do everything. */
export const allows = ({ scopes }: Access, needed: Scope): boolean =>
  scopes.includes('admin') || scopes.includes(needed);

/** Who asks: for handlers that need more of some requests than their route says. */
export const CurrentAccess = createParamDecorator((_data: unknown, context): Access => accessIn(context));
