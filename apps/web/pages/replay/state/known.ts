import { computed } from '@preact/signals';
import { changeState, place } from '../../../router/place.js';
import { knownCards, setKnownCards } from '../../../state/settings.js';

/** The name in the query of the address, and its values. */
const NAME = 'cards';
const SHOWN = 'shown';
const HIDDEN = 'hidden';

/** Whether cards are face up that only later lines of the log show: as the address says, or else as it was chosen last. */
export const showsKnown = computed((): boolean => {
  const wanted = place.value?.query.get(NAME);
  return wanted === SHOWN || (wanted !== HIDDEN && knownCards.value);
});

/** Whether the address says it. */
export const isKnownInAddress = computed((): boolean => place.value?.query.has(NAME) ?? false);

/** Writes into the query of an address whether such cards are face up. */
export const writeKnown = (query: URLSearchParams, isShown: boolean): void =>
  query.set(NAME, isShown ? SHOWN : HIDDEN);

/** Shows or hides such cards, here and in later hands. */
export const showKnown = (isShown: boolean): void => {
  const query = new URLSearchParams(place.peek()?.query);
  writeKnown(query, isShown);
  setKnownCards(isShown);
  changeState({ query }, { replace: true });
};
