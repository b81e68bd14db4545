import { count } from '../../messages/numbers.js';
import { language } from '../../state/settings.js';
import { t } from './translate.js';

/** A number of hands in words: `1,243 hands`. */
export const handsText = (hands: number): string =>
  hands === 1 ? t('oneHand') : t('handsOf', { hands: count(hands, language.value) });
