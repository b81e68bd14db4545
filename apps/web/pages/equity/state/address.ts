import { computed, signal } from '@preact/signals';
import { keepInFragment } from '../../../router/fragment.js';
import { parseLink, formatLink } from '../inputs/link.js';
import { exampleInputs, type Inputs } from '../inputs/inputs.js';
import type { PlainKey } from '../translate.js';
import { adopt, inputs } from './inputs.js';

/** The inputs that replace a link with an error, and the message for it. */
const replaced = signal<{ readonly inputs: Inputs; readonly error: PlainKey } | null>(null);
/** The message about the link, until the inputs change. */
export const linkError = computed(() =>
  replaced.value?.inputs === inputs.value ? replaced.value.error : null,
);

/** Takes the inputs from the address, and updates the address when they change. */
export const followAddress = (): void => {
  keepInFragment('/equity', { read: readLink, write: () => formatLink(inputs.value) });
};

const readLink = (text: string): void => {
  if (text === '') return;
  const linked = parseLink(text);
  if (linked === null) replaceLink(exampleInputs(), 'linkUnread');
  else if (!linked.isWhole) replaceLink(linked.inputs, 'linkPartly');
  else if (formatLink(linked.inputs) !== formatLink(inputs.peek())) adopt(linked.inputs);
};

const replaceLink = (instead: Inputs, error: PlainKey): void => {
  adopt(instead);
  replaced.value = { inputs: inputs.peek(), error };
};
