import type { StoredHand } from '#client';
import { Time } from '../../components/time.js';
import { stakesText } from '../../games/stakes.js';
import { games } from '../../games/games.js';
import { plainAmount } from '../../messages/numbers.js';
import { language } from '../../state/settings.js';
import { shortened, visible } from '../../text/visible.js';
import { t } from './translate.js';

type PlayedHand = Extract<StoredHand, { readonly status: 'audited' | 'cancelled' }>;

const shown = (text: string): string => visible(shortened(text, 60));

/** The codes that are listed; the others are counted. */
const CODES = 2;

/** The names of statuses that are shown. */
const STATUS_NAMES = {
  cancelled: 'cancelledHand',
  rejected: 'rejectedHand',
  duplicate: 'duplicateHand',
} as const;

/** The codes of findings, each once, after the status of a hand that was not audited. */
const marksOf = ({ status, findings }: StoredHand): readonly string[] => {
  const codes = [...new Set(findings.map(({ code }) => code))];
  const more = codes.length - CODES;
  return [
    ...(status === 'audited' ? [] : [t(STATUS_NAMES[status])]),
    ...codes.slice(0, CODES),
    ...(more > 0 ? [t('moreCodes', { count: more })] : []),
  ];
};

/** The site, game, stakes and table of a hand that was played. */
const tableOf = ({ site, game, stakes, table }: PlayedHand): readonly string[] => {
  const name = games.value?.find((each) => each.id === game.variant)?.name[language.value] ?? game.variant;
  return [site ?? '', name, stakesText(stakes, language.value), table.name];
};

/** Where a hand is that was not played: its site, its log and its first line. */
const sourceOf = ({ site, file, member, lines: [line] }: StoredHand): readonly string[] => [
  site ?? '',
  file,
  member ?? '',
  t('onLine', { line }),
];

/** A hand of the list, which leads to the replayer. */
export const HandRow = ({ hand }: { readonly hand: StoredHand }) => {
  const { id, handId, findings } = hand;
  const played = 'players' in hand ? hand : null;
  const facts = (played === null ? sourceOf(hand) : tableOf(played)).filter((fact) => fact !== '').map(shown);
  const isFaulty = hand.status === 'rejected' || findings.some(({ severity }) => severity === 'illegal');
  return (
    <tr>
      <th scope="row">
        <a href={`/hands/${encodeURIComponent(id)}`}>
          <bdi>{handId === null ? t('noNumber') : shown(handId)}</bdi>
        </a>
      </th>
      <td class="when">{typeof played?.playedAt === 'string' && <Time at={played.playedAt} />}</td>
      <td class="about">
        <bdi>{facts.join(' · ')}</bdi>
      </td>
      <td class="pot-of-hand">
        {typeof played?.totalPot === 'string' &&
          `${plainAmount(played.totalPot, language.value)} ${shown(played.currency)}`}
      </td>
      <td class={isFaulty ? 'marks error' : 'marks'}>
        {marksOf(hand).map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </td>
    </tr>
  );
};

/** The columns of the list. */
export const HAND_COLUMNS = ['hand', 'when', 'about', 'pot', 'findings'] as const;
