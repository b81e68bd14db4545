import { Time } from '../../components/time.js';
import { games } from '../../games/games.js';
import { language } from '../../state/settings.js';
import { shortened, visible } from '../../text/visible.js';
import { t } from './translate.js';

/** The parts of a stored record that the list shows. */
export interface ListedHand {
  readonly id: string;
  readonly status: 'audited' | 'cancelled';
  readonly site: string | null;
  readonly handId: string | null;
  readonly playedAt: string | null;
  readonly currency: string;
  readonly game: { readonly variant: string };
  readonly stakes: { readonly smallBlind: string | null; readonly bigBlind: string | null };
  readonly table: { readonly name: string };
  readonly totalPot: string | null;
  readonly findings: readonly { readonly severity: string }[];
}

const shown = (text: string): string => visible(shortened(text, 60));

/** A hand of the list, which leads to the replayer. */
export const HandRow = ({ hand }: { readonly hand: ListedHand }) => {
  const { id, status, site, handId, playedAt, currency, game, stakes, table, totalPot, findings } = hand;
  const name = games.value?.find((each) => each.id === game.variant)?.name[language.value] ?? game.variant;
  const blinds = [stakes.smallBlind, stakes.bigBlind].flatMap((blind) => blind ?? []).join('/');
  const facts = [site ?? '', name, blinds, table.name].filter((fact) => fact !== '').map(shown);
  return (
    <li>
      <a href={`/hands/${encodeURIComponent(id)}`}>
        <bdi>{handId === null ? t('noNumber') : shown(handId)}</bdi>
      </a>
      <span class="when">{playedAt !== null && <Time at={playedAt} />}</span>
      <bdi class="about">{facts.join(' · ')}</bdi>
      <span class="pot-of-hand">
        {totalPot !== null && t('potOf', { amount: `${totalPot} ${shown(currency)}` })}
      </span>
      <span class={findings.some(({ severity }) => severity === 'illegal') ? 'marks error' : 'marks'}>
        {[
          status === 'cancelled' ? t('cancelledHand') : '',
          findings.length === 0
            ? ''
            : findings.length === 1
              ? t('oneFinding')
              : t('findingCount', { count: findings.length }),
        ]
          .filter((mark) => mark !== '')
          .join(' · ')}
      </span>
    </li>
  );
};
