import { computed, effect, signal } from '@preact/signals';
import { readLink, writeLink } from '../question/link.js';
import { firstQuestion, type Question } from '../question/question.js';
import { adopt, question } from './asked.js';

/** The pages there are, by the first part of the address behind `#/`. */
export const PAGES = ['equity'] as const;
export type Page = (typeof PAGES)[number];
export const page = signal<Page>('equity');

/** The example that was put in place of a link that could not be read. */
const standIn = signal<Question | null>(null);
/** Whether that is what is shown: whatever is asked next is no stand-in. */
export const isStandIn = computed(() => standIn.value === question.value);

/** A burst of typing is one step back. */
const SETTLED_MS = 400;

export const hashOf = (name: Page, query: string): string => `#/${name}?${query}`;

/** Takes the question from the address, and keeps the address in step with it: Back leads to the question before. */
export const followAddress = (): void => {
  const read = (): void => {
    const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split(/\?(.*)/s);
    page.value = PAGES.find((name) => name === path) ?? 'equity';
    const linked = readLink(query);
    if (linked === null && query !== '') showExample();
    else if (linked !== null && writeLink(linked) !== writeLink(question.peek())) adopt(linked);
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

/** In the place of the link in the history too: Back does not lead into it again. */
const showExample = (): void => {
  const example = firstQuestion();
  history.replaceState(null, '', hashOf(page.peek(), writeLink(example)));
  adopt(example);
  standIn.value = question.peek();
};
