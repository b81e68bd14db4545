import { SCOPES, type KeyInfo } from '#storage';
import { z } from 'zod';
import { pageOf } from '../http/page.dto.js';
import { Name } from '../http/query.dto.js';

const Scopes = z.array(z.enum(SCOPES)).min(1).max(SCOPES.length);

/** A key to create. */
export const ApiKeyRequest = z
  .strictObject({
    name: Name.describe('the owner or purpose of the key'),
    workspace: Name.optional().describe('name of its workspace; by default that of the key of the request'),
    scopes: Scopes.describe('what it allows; admin includes all'),
  })
  .meta({ id: 'ApiKeyRequest', example: { name: 'ci', workspace: 'club', scopes: ['read', 'import'] } });
export type ApiKeyRequest = z.output<typeof ApiKeyRequest>;

const fields = {
  id: z.string().describe('the part of the key that is not secret'),
  name: z.string(),
  workspace: z.string().describe('name of its workspace'),
  scopes: z.array(z.enum(SCOPES)),
  createdAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable().describe('null while the key works'),
};

/** A key without its secret. */
export const ApiKey = z.object(fields).meta({ id: 'ApiKey' });
export type ApiKey = z.output<typeof ApiKey>;
export const ApiKeyPage = pageOf(ApiKey, 'ApiKeyPage');

/** The response to its creation, which alone has the key. */
export const NewApiKey = z
  .object({ key: z.string().describe('the key for Authorization: Bearer; is not shown again'), ...fields })
  .meta({ id: 'NewApiKey' });
export type NewApiKey = z.output<typeof NewApiKey>;

export const apiKeyResponse = ({ id, name, workspace, scopes, createdAt, revokedAt }: KeyInfo): ApiKey => ({
  id,
  name,
  workspace,
  scopes: [...scopes],
  createdAt: createdAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
});
