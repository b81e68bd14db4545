import { batch, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { matchPath, type Parameters, presentForm } from './match.js';
import type { Page, PageProps } from './page.js';
import { keepScroll, topIn } from './scroll.js';

/** What is shown: the address, and the page that belongs to it. */
export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  /** Without the `#`. */
  readonly fragment: string;
  /** Null if no page has this path. */
  readonly page: Page | null;
  readonly parameters: Parameters;
  readonly component: ComponentType<PageProps> | null;
}

/** Null until the first page is loaded. */
export const place = signal<Place | null>(null);

/** An arrival at a place, for scrolling and focus. A page that changes its own state does not arrive anywhere. */
export interface Arrival {
  /** Where the page is scrolled to. */
  readonly top: number;
  /** Whether the focus moves to the heading: not on the first page, nor within a page by Back and Forward. */
  readonly movesFocus: boolean;
}
export const arrival = signal<Arrival | null>(null);

/** Whether the page with a path of the table is shown. */
export const isAt = (pattern: string): boolean => place.value?.page?.path === pattern;

/** The table of pages. */
let pages: readonly Page[] = [];

const routeOf = (path: string): { readonly page: Page | null; readonly parameters: Parameters } => {
  for (const page of pages) {
    const parameters = matchPath(page.path, path);
    if (parameters !== null) return { page, parameters };
  }
  return { page: null, parameters: {} };
};

/** Whether a page has this path. Other paths belong to the service, such as `/docs`. */
export const isPage = (path: string): boolean => routeOf(path).page !== null;

/** Counts the places that were requested: a page that loads slowly does not replace a later one. */
let requested = 0;

/** Loads the page of an address; null if another one was requested meanwhile, or if the browser loads everything anew. */
const loadPlace = async (url: URL): Promise<Place | null> => {
  const { page, parameters } = routeOf(url.pathname);
  const turn = ++requested;
  let component: Place['component'];
  try {
    component = page === null ? null : await page.load();
  } catch (error) {
    // A page that cannot be loaded belongs to another version of the service.
    if (place.peek() === null) throw error;
    location.assign(url);
    return null;
  }
  if (turn !== requested) return null;
  const { pathname: path, searchParams: query, hash } = url;
  return { path, query, fragment: hash.slice(1), page, parameters, component };
};

const arrive = (at: Place, how: Arrival): void => {
  batch(() => {
    place.value = at;
    arrival.value = how;
  });
};

/** What pages do before another place is visited, such as to write a change into the address that waits for more. */
const departures: (() => void)[] = [];
export const beforeVisits = (act: () => void): void => {
  departures.push(act);
};

/** Goes to an address as a click on a link does: the page begins at its top. The address changes when the page is loaded. */
export const visit = async (href: string): Promise<void> => {
  for (const act of departures) act();
  const url = new URL(href, location.href);
  const next = await loadPlace(url);
  if (next === null) return;
  keepScroll();
  if (url.href !== location.href) history.pushState(null, '', url);
  arrive(next, { top: 0, movesFocus: true });
};

/**
 * Changes the query or the fragment of the shown page, which hold its state. `replace`: without an entry in the history.
 * Neither focus nor scrolling change.
 */
export const changeState = (
  { query, fragment }: { readonly query?: URLSearchParams; readonly fragment?: string },
  { replace = false }: { readonly replace?: boolean } = {},
): void => {
  const current = place.peek();
  if (current === null) return;
  const next = { ...current, query: query ?? current.query, fragment: fragment ?? current.fragment };
  const search = String(next.query);
  const href =
    current.path + (search === '' ? '' : `?${search}`) + (next.fragment === '' ? '' : `#${next.fragment}`);
  if (replace) history.replaceState(history.state, '', href);
  else {
    keepScroll();
    history.pushState(null, '', href);
  }
  place.value = next;
};

/** The address of the browser, with links of earlier versions replaced. */
const currentAddress = (): URL => {
  const url = new URL(presentForm(location.pathname, location.search, location.hash), location.href);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
  return url;
};

/** Shows the page of the address, and follows Back and Forward. */
export const startRouter = async (table: readonly Page[]): Promise<void> => {
  pages = table;
  addEventListener('popstate', ({ state }) => {
    const from = place.peek();
    void loadPlace(currentAddress()).then((next) => {
      if (next === null) return;
      arrive(next, { top: topIn(state), movesFocus: next.path !== from?.path });
    });
  });
  const first = await loadPlace(currentAddress());
  if (first === null) return;
  arrive(first, { top: topIn(history.state), movesFocus: false });
};
