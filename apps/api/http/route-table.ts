/** A route, with a path such as `/v1/hands/:id` or `/docs/*`. */
interface Route {
  readonly method: string;
  readonly segments: readonly string[];
}

/** All routes, to distinguish a path that does not exist (404) from a path with other methods (405). */
export class RouteTable {
  private readonly routes: Route[] = [];

  add(methods: string | readonly string[], path: string): void {
    for (const method of typeof methods === 'string' ? [methods] : methods) {
      this.routes.push({ method, segments: path.split('/') });
    }
  }

  /** The methods of a path, sorted; empty if the path does not exist. */
  methodsOf(path: string): string[] {
    const segments = path.split('/');
    const methods = this.routes
      .filter((route) => matches(route.segments, segments))
      .map(({ method }) => method);
    return [...new Set(methods)].sort();
  }
}

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  for (const [index, part] of pattern.entries()) {
    if (part === '*') return path.length > index;
    const segment = path[index];
    if (segment === undefined || (part.startsWith(':') ? segment === '' : part !== segment)) return false;
  }
  return pattern.length === path.length;
}
