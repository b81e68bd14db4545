import type { Workspace as StoredWorkspace } from '#storage';
import { z } from 'zod';
import { pageOf } from '../http/page.dto.js';
import { Name } from '../http/query.dto.js';

/** A workspace to create. */
export const WorkspaceRequest = z
  .strictObject({ name: Name })
  .meta({ id: 'WorkspaceRequest', example: { name: 'club' } });
export type WorkspaceRequest = z.output<typeof WorkspaceRequest>;

/** A workspace: the data that one group of keys can see. */
export const Workspace = z
  .object({ id: z.uuid(), name: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'Workspace' });
export type Workspace = z.output<typeof Workspace>;
export const WorkspacePage = pageOf(Workspace, 'WorkspacePage');

export const workspaceResponse = ({ id, name, createdAt }: StoredWorkspace): Workspace => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
});
