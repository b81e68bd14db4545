import { effect, signal } from '@preact/signals';
import { readLink, writeLink } from '../question/link.js';
import { adopt, question } from './asked.js';

/** The pages there are, by the first part of the address behind `#/`. */
export const PAGES = ['equity'] as const;
export type Page = (typeof PAGES)[number];
export const page = signal<Page>('equity');

/** A burst of typing is one step back. */
const SETTLED_MS = 400;

export const hashOf = (name: Page, query: string): string => `#/${name}?${query}`;

/** Takes the question from the address, and keeps the address in step with it: Back leads to the question before. */
export const followAddress = (): void => {
  const read = (): void => {
    const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split(/\?(.*)/s);
    page.value = PAGES.find((name) => name === path) ?? 'equity';
    const linked = readLink(query);
    if (linked !== null && writeLink(linked) !== writeLink(question.peek())) adopt(linked);
  };
  read();
  addEventListener('popstate', read);

  let clock: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  effect(() => {
    const hash = hashOf(page.value, writeLink(question.value));
    clearTimeout(clock);
    if (isFirst) history.replaceState(null, '', hash);
    else if (hash !== location.hash) clock = setTimeout(() => history.pushState(null, '', hash), SETTLED_MS);
    isFirst = false;
  });
};
