import openapiTS, { astToString } from 'openapi-typescript';

const OPTIONS = {
  immutable: true,
  // Fields with a default are optional in requests.
  defaultNonNullable: false,
  arrayLength: true,
  // Each schema also under its own name.
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  silent: true,
};

const HEADER = `// Written by \`npm run client\` from docs/openapi.json.\n`;

/** The types of the TypeScript client, from the OpenAPI document. */
export async function clientTypes(document) {
  return HEADER + astToString(await openapiTS(simplified(document), OPTIONS));
}

/**
 * The document without examples, which would be most of the types, and without the bounds of lists of any length: the
 * generator would write a tuple type for each possible length.
 */
function simplified(node) {
  if (Array.isArray(node)) return node.map(simplified);
  if (typeof node !== 'object' || node === null) return node;
  const isList = node.type === 'array' && node.minItems !== node.maxItems;
  const dropped = new Set(isList ? ['example', 'minItems', 'maxItems'] : ['example']);
  const kept = Object.entries(node).filter(([name]) => !dropped.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, simplified(value)]));
}
