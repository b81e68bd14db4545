/** The parts of a path that a pattern names, decoded. */
export type Parameters = Readonly<Record<string, string>>;

/**
 * Matches a path with a pattern such as `/hands/:id`: its parameters, or null if it has another form. A parameter is one part
 * of the path, and not empty.
 */
export const matchPath = (pattern: string, path: string): Parameters | null => {
  const wanted = pattern.split('/');
  const found = path.split('/');
  if (wanted.length !== found.length) return null;
  const parameters: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const text = found[place] ?? '';
    if (!part.startsWith(':')) {
      if (part !== text) return null;
      continue;
    }
    const value = decode(text);
    if (value === null || value === '') return null;
    parameters[part.slice(1)] = value;
  }
  return parameters;
};

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** The links of earlier versions: `/#/equity?v=1&game=holdem`. */
const OLD_LINK = /^#\/(equity|rulings)(?:\?(.*))?$/s;

/** The present form of an address: a link of an earlier version becomes `/equity#v=1&game=holdem`. */
export const presentForm = (pathname: string, search: string, hash: string): string => {
  const [, page, inputs = ''] = (pathname === '/' ? OLD_LINK.exec(hash) : null) ?? [];
  if (page === undefined) return pathname + search + hash;
  return inputs === '' ? `/${page}` : `/${page}#${inputs}`;
};
