import { computed, effect, signal } from '@preact/signals';
import { readLink, writeLink } from '../question/link.js';
import { firstQuestion, type Question } from '../question/question.js';
import type { Word } from '../words/words.js';
import { adopt, question } from './asked.js';

/** The pages there are, by the first part of the address behind `#/`. */
export const PAGES = ['equity'] as const;
export type Page = (typeof PAGES)[number];
export const page = signal<Page>('equity');

/** The question that was made of a link that could not be read, or not all of it. */
const mended = signal<{ readonly question: Question; readonly fault: Word } | null>(null);
/** What was wrong with the link, while that is what is asked. */
export const linkFault = computed(() =>
  mended.value?.question === question.value ? mended.value.fault : null,
);

/** A burst of typing is one step back. */
const SETTLED_MS = 400;

export const hashOf = (name: Page, query: string): string => `#/${name}?${query}`;

/** Takes the question from the address, and keeps the address in step with it: Back leads to the question before. */
export const followAddress = (): void => {
  const read = (): void => {
    const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split(/\?(.*)/s);
    const known = PAGES.find((name) => name === path);
    page.value = known ?? 'equity';
    const linked = readLink(query);
    if (linked === null) {
      if (path !== '' && (known === undefined || query !== '')) mend(firstQuestion(), 'linkUnread');
    } else if (!linked.isWhole) mend(linked.question, 'linkPartly');
    else if (writeLink(linked.question) !== writeLink(question.peek())) adopt(linked.question);
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
const mend = (instead: Question, fault: Word): void => {
  history.replaceState(null, '', hashOf(page.peek(), writeLink(instead)));
  adopt(instead);
  mended.value = { question: question.peek(), fault };
};
