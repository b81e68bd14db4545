import { computed, effect, signal } from '@preact/signals';
import { parseLink, formatLink } from '../inputs/link.js';
import { exampleInputs, type Inputs } from '../inputs/inputs.js';
import type { PlainKey } from '../messages/messages.js';
import { adopt, inputs } from './inputs.js';

/** The pages, by the first part of the fragment after `#/`. */
export const PAGES = ['equity'] as const;
export type Page = (typeof PAGES)[number];
export const page = signal<Page>('equity');

/** The inputs that replace a link with an error, and the message for it. */
const replaced = signal<{ readonly inputs: Inputs; readonly error: PlainKey } | null>(null);
/** The message about the link, until the inputs change. */
export const linkError = computed(() =>
  replaced.value?.inputs === inputs.value ? replaced.value.error : null,
);

/** Quick changes become one entry of the history. */
const DELAY_MS = 400;

export const hashOf = (name: Page, query: string): string => `#/${name}?${query}`;

/** Takes the inputs from the address, and updates the address when they change. Back returns to the previous inputs. */
export const followAddress = (): void => {
  const readAddress = (): void => {
    const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split(/\?(.*)/s);
    const name = PAGES.find((each) => each === path);
    page.value = name ?? 'equity';
    const linked = parseLink(query);
    if (linked === null) {
      if (path !== '' && (name === undefined || query !== '')) replaceLink(exampleInputs(), 'linkUnread');
    } else if (!linked.isWhole) replaceLink(linked.inputs, 'linkPartly');
    else if (formatLink(linked.inputs) !== formatLink(inputs.peek())) adopt(linked.inputs);
  };
  readAddress();
  addEventListener('popstate', readAddress);

  let clock: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  effect(() => {
    const hash = hashOf(page.value, formatLink(inputs.value));
    clearTimeout(clock);
    if (isFirst) history.replaceState(null, '', hash);
    else if (hash !== location.hash) clock = setTimeout(() => history.pushState(null, '', hash), DELAY_MS);
    isFirst = false;
  });
};

/** Replaces the link in the history too, so that Back does not return to it. */
const replaceLink = (instead: Inputs, error: PlainKey): void => {
  history.replaceState(null, '', hashOf(page.peek(), formatLink(instead)));
  adopt(instead);
  replaced.value = { inputs: inputs.peek(), error };
};
