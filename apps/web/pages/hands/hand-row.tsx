import type { StoredHand } from '#client';
import { Time } from '../../components/time.js';
import { stakesText } from '../../games/stakes.js';
import { games } from '../../games/games.js';
import { plainAmount } from '../../messages/numbers.js';
import { language } from '../../state/settings.js';
import { shortened, visible } from '../../text/visible.js';
import { t } from './translate.js';

/** A hand that was played; the list has no others. */
export type ListedHand = Extract<StoredHand, { readonly status: 'audited' | 'cancelled' }>;

export const wasPlayed = (hand: StoredHand): hand is ListedHand => 'players' in hand;

const shown = (text: string): string => visible(shortened(text, 60));

/** The codes that are listed; the others are counted. */
const CODES = 2;

/** The codes of findings, each once, and whether the site cancelled the hand. */
const marksOf = ({ status, findings }: ListedHand): readonly string[] => {
  const codes = [...new Set(findings.map(({ code }) => code))];
  const more = codes.length - CODES;
  return [
    ...(status === 'cancelled' ? [t('cancelledHand')] : []),
    ...codes.slice(0, CODES),
    ...(more > 0 ? [t('moreCodes', { count: more })] : []),
  ];
};

/** A hand of the list, which leads to the replayer. */
export const HandRow = ({ hand }: { readonly hand: ListedHand }) => {
  const { id, site, handId, playedAt, currency, game, stakes, table, totalPot, findings } = hand;
  const name = games.value?.find((each) => each.id === game.variant)?.name[language.value] ?? game.variant;
  const amounts = stakesText(stakes, language.value);
  const facts = [site ?? '', name, amounts, table.name].filter((fact) => fact !== '').map(shown);
  return (
    <tr>
      <th scope="row">
        <a href={`/hands/${encodeURIComponent(id)}`}>
          <bdi>{handId === null ? t('noNumber') : shown(handId)}</bdi>
        </a>
      </th>
      <td class="when">{playedAt !== null && <Time at={playedAt} />}</td>
      <td class="about">
        <bdi>{facts.join(' · ')}</bdi>
      </td>
      <td class="pot-of-hand">
        {totalPot !== null && `${plainAmount(totalPot, language.value)} ${shown(currency)}`}
      </td>
      <td class={findings.some(({ severity }) => severity === 'illegal') ? 'marks error' : 'marks'}>
        {marksOf(hand).map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </td>
    </tr>
  );
};

/** The columns of the list. */
export const HAND_COLUMNS = ['hand', 'when', 'about', 'pot', 'findings'] as const;
