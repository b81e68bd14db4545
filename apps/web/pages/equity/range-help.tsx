import type { PlainKey } from './translate.js';
import { t } from './translate.js';

type Example = readonly [text: string, meaning: PlainKey];

/** The notation in a few examples, by the number of cards of a hand. */
const TWO_CARDS: readonly Example[] = [
  ['QQ+', 'helpPairs'],
  ['AKs, AKo', 'helpSuited'],
  ['ATs+', 'helpRise'],
  ['JTs-54s', 'helpSpan'],
  ['AhKh', 'helpCards'],
  ['AKs:0.5', 'helpWeight'],
];
const MORE_CARDS: readonly Example[] = [
  ['AA', 'helpHolds'],
  ['AA$ds', 'helpClass'],
  ['JT98+', 'helpRundown'],
  ['AhA', 'helpOneCard'],
  ['AA!$rb', 'helpWithout'],
  ['AA:0.5', 'helpWeight'],
];

/** How ranges are written. */
export const RangeHelp = ({ withGrid }: { readonly withGrid: boolean }) => (
  <details class="fold">
    <summary>{t('howRanges')}</summary>
    <dl class="help">
      {(withGrid ? TWO_CARDS : MORE_CARDS).map(([text, meaning]) => (
        <div key={text}>
          <dt>
            <code>{text}</code>
          </dt>
          <dd>{t(meaning)}</dd>
        </div>
      ))}
    </dl>
  </details>
);
