import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '#storage';

/** The workspace and scopes of a request. */
export interface Access {
  readonly workspaceId: string;
  readonly scopes: readonly Scope[];
  /** The id of the key; null for local requests without a key. */
  readonly keyId: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    access?: Access;
  }
}

export const REQUIRED_SCOPE = 'floorman:scope';

/** The scope of a route without `RequiresScope`. */
export const DEFAULT_SCOPE: Scope = 'read';

/** The extension of the OpenAPI document that has the scope of a route. */
export const SCOPE_EXTENSION = 'x-floorman-scope';

/** Sets the scope that a route requires; `none` makes it public. The default is `read`. */
export const RequiresScope = (scope: Scope | 'none'): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(REQUIRED_SCOPE, scope), ApiExtension(SCOPE_EXTENSION, scope));

export const REQUIRED_KEY = 'floorman:key';

/** Refuses local requests without a key, which have all scopes. */
export const RequiresKey = (): MethodDecorator & ClassDecorator => SetMetadata(REQUIRED_KEY, true);

const accessIn = (context: ExecutionContext): Access => {
  const { access } = context.switchToHttp().getRequest<FastifyRequest>();
  if (access === undefined) throw new Error('a public route has no access');
  return access;
};

/** The workspace of the request: its handler may only use data of this workspace. */
export const WorkspaceId = createParamDecorator(
  (_data: unknown, context): string => accessIn(context).workspaceId,
);

/** The access of the request, for handlers that require further scopes for some requests. */
export const CurrentAccess = createParamDecorator((_data: unknown, context): Access => accessIn(context));

/** Whether an access includes a scope; `admin` includes all. */
export const hasScope = ({ scopes }: Access, scope: Scope): boolean =>
  scopes.includes('admin') || scopes.includes(scope);
