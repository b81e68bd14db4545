import { keepInFragment } from '../../../router/fragment.js';
import { formatRulingLink, parseRulingLink } from '../inputs/ruling.js';
import { rulingInputs } from './rulings-game.js';

/** Takes the inputs from the address, and updates the address when they change. */
export const followAddress = (): void => {
  keepInFragment('/rulings', { read: readLink, write: () => formatRulingLink(rulingInputs.value) });
};

/** A link that cannot be read leaves the inputs as they are. */
const readLink = (text: string): void => {
  const linked = parseRulingLink(text);
  if (linked !== null && formatRulingLink(linked) !== formatRulingLink(rulingInputs.peek()))
    rulingInputs.value = linked;
};
