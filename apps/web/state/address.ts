import { batch, computed, effect, signal } from '@preact/signals';
import { parseLink, formatLink } from '../inputs/link.js';
import { exampleInputs, type Inputs } from '../inputs/inputs.js';
import type { PlainKey } from '../messages/messages.js';
import { formatRulingLink, parseRulingLink } from '../inputs/ruling.js';
import { adopt, inputs } from './inputs.js';
import { type Page, page, PAGES } from './page.js';
import { rulingInputs } from './rulings-game.js';

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
    batch(() => {
      page.value = name ?? 'equity';
      if (name === 'rulings') readRuling(query);
      else readEquity(query, path !== '' && (name === undefined || query !== ''));
    });
  };
  readAddress();
  addEventListener('popstate', readAddress);

  let clock: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  effect(() => {
    const hash = hashOf(page.value, LINKS[page.value]());
    clearTimeout(clock);
    // A link to a page has no inputs yet.
    const isBare = location.hash === `#/${page.value}`;
    if (isFirst || isBare) history.replaceState(null, '', hash);
    else if (hash !== location.hash) clock = setTimeout(() => history.pushState(null, '', hash), DELAY_MS);
    isFirst = false;
  });
};

/** The inputs of each page as a link. */
const LINKS: Readonly<Record<Page, () => string>> = {
  equity: () => formatLink(inputs.value),
  rulings: () => formatRulingLink(rulingInputs.value),
};

/** `isLink`: the address claims to have inputs. */
const readEquity = (query: string, isLink: boolean): void => {
  const linked = parseLink(query);
  if (linked === null) {
    if (isLink) replaceLink(exampleInputs(), 'linkUnread');
  } else if (!linked.isWhole) replaceLink(linked.inputs, 'linkPartly');
  else if (formatLink(linked.inputs) !== formatLink(inputs.peek())) adopt(linked.inputs);
};

/** A link that cannot be read leaves the inputs as they are. */
const readRuling = (query: string): void => {
  const linked = parseRulingLink(query);
  if (linked !== null && formatRulingLink(linked) !== formatRulingLink(rulingInputs.peek()))
    rulingInputs.value = linked;
};

/** Replaces the link in the history too, so that Back does not return to it. */
const replaceLink = (instead: Inputs, error: PlainKey): void => {
  history.replaceState(null, '', hashOf(page.peek(), formatLink(instead)));
  adopt(instead);
  replaced.value = { inputs: inputs.peek(), error };
};
