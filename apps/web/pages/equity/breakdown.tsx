import './breakdown.css';
import { useState } from 'preact/hooks';
import { deckOf } from '../../cards/deck.js';
import { type Game, hasGrid, streetOfBoard } from '../../games/game.js';
import { Face, nameOfCard } from '../../components/cards.js';
import { ProblemMessage } from '../../components/problem-message.js';
import { STREET_NAMES } from '../../messages/names.js';
import { percent } from '../../messages/numbers.js';
import { language } from '../../state/settings.js';
import type { Answer, Categories } from './api/answer.js';
import { CATEGORY_NAMES } from './category-names.js';
import { heatOf, type HandEquity } from './ranges/heat.js';
import { breakdown, isBreakdownOpen, retryBreakdown } from './state/breakdown.js';
import { t } from './translate.js';

/** The details of the result: each hand of a range, hand categories by street, equities by the next card. */
export const Breakdown = ({ game }: { readonly game: Game }) => (
  <details
    class="fold breakdown"
    open={isBreakdownOpen.value}
    onToggle={(event) => {
      isBreakdownOpen.value = event.currentTarget.open;
    }}
  >
    <summary>{t('breakdown')}</summary>
    {isBreakdownOpen.value && <Content game={game} />}
  </details>
);

const Content = ({ game }: { readonly game: Game }) => {
  const [chosen, setChosen] = useState(0);
  const current = breakdown.value;
  if (current === null) return <p class="small">{t('breakdownWaits')}</p>;
  const { answer, problem } = current;
  if (answer === null)
    return problem === null ? null : (
      <ProblemMessage problem={problem} title={t('notComputed')} onRetry={retryBreakdown} />
    );
  const index = Math.min(chosen, answer.players.length - 1);
  const { hands, categories = [] } = answer.players[index] ?? {};
  return (
    <>
      <label class="of-player">
        {t('detailsOf')}{' '}
        <select value={String(index)} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
          {answer.players.map((_, player) => (
            <option key={player} value={String(player)}>
              {t('player', { n: player + 1 })}
            </option>
          ))}
        </select>
      </label>
      {answer.method === 'monte-carlo' && <p class="small">{t('detailsSampled')}</p>}
      {hands === null && <p class="small">{t('tooManyHands')}</p>}
      {hands != null &&
        hands.length > 1 &&
        (hasGrid(game) ? (
          <Heat hands={hands} ranks={deckOf(game.deck).ranks} />
        ) : (
          <BestHands hands={hands} />
        ))}
      {categories.length > 0 && <CategoryBars categories={categories} game={game} />}
      {answer.nextCards != null && answer.nextCards.length > 0 && (
        <NextCards cards={answer.nextCards} player={index} />
      )}
    </>
  );
};

const whole = (share: number): string => percent(share, language.value, 0);

/** The grid of two-card hands, coloured by equity. */
const Heat = ({ hands, ranks }: { readonly hands: readonly HandEquity[]; readonly ranks: string }) => (
  <>
    <h3>{t('equityByHand')}</h3>
    <div class="wide" tabIndex={0} role="region" aria-label={t('equityByHand')}>
      <table class="heat">
        <tbody>
          {heatOf(hands, ranks).map((row, y) => (
            <tr key={y}>
              {row.map((equity, x) => (
                <td
                  key={x}
                  class={equity === null ? 'cold' : 'warm'}
                  style={equity === null ? {} : { '--heat': `${(equity * 100).toFixed(1)}%` }}
                >
                  {nameAt(ranks, x, y)}
                  {equity !== null && <b>{whole(equity)}</b>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);

const nameAt = (ranks: string, x: number, y: number): string => {
  const names = `${ranks.charAt(Math.min(x, y))}${ranks.charAt(Math.max(x, y))}`;
  return x === y ? names : `${names}${x > y ? 's' : 'o'}`;
};

const MOST_HANDS = 20;

/** The best hands of a range without a grid. */
const BestHands = ({ hands }: { readonly hands: readonly HandEquity[] }) => (
  <>
    <h3>{t('equityByHand')}</h3>
    <ul class="bars">
      {[...hands]
        .sort((one, other) => (other.equity ?? -1) - (one.equity ?? -1))
        .slice(0, MOST_HANDS)
        .map(({ hand, equity }) => (
          <Bar key={hand} name={hand} share={equity} />
        ))}
    </ul>
    {hands.length > MOST_HANDS && (
      <p class="small">{t('bestOf', { shown: MOST_HANDS, all: hands.length })}</p>
    )}
  </>
);

interface CategoryBarsProps {
  readonly categories: readonly Categories[];
  readonly game: Game;
}

const CategoryBars = ({ categories, game }: CategoryBarsProps) => {
  const [chosen, setChosen] = useState(categories.length - 1);
  const stage = categories[chosen] ?? categories.at(-1);
  return (
    <>
      <h3>{t('categories')}</h3>
      <label class="of-player">
        {t('street')}{' '}
        <select value={String(chosen)} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
          {categories.map((each, index) => (
            <option key={index} value={String(index)}>
              {stageName(each, game)}
            </option>
          ))}
        </select>
      </label>
      <ul class="bars">
        {stage?.frequencies.map(({ category, part }) => (
          <Bar key={category} name={CATEGORY_NAMES[category]?.[language.value] ?? category} share={part} />
        ))}
      </ul>
    </>
  );
};

/** The street of a stage, or else its board or cards, and the half of the pot. */
const stageName = ({ board, cards, half }: Categories, game: Game): string => {
  const street = STREET_NAMES[streetOfBoard(game, board) ?? '']?.[language.value];
  const name = street ?? (board > 0 ? t('boardOf', { cards: board }) : t('handOf', { cards }));
  const halves: Readonly<Record<string, string>> = { high: t('high'), low: t('low') };
  return half === null ? name : `${name}, ${halves[half] ?? half}`;
};

/** The equity of a player after each next card, best first. */
const NextCards = ({
  cards,
  player,
}: {
  readonly cards: NonNullable<Answer['nextCards']>;
  readonly player: number;
}) => (
  <>
    <h3>{t('nextCards')}</h3>
    <ul class="bars cards-to-come">
      {[...cards]
        .sort((one, other) => (other.players[player] ?? 0) - (one.players[player] ?? 0))
        .map(({ card, players }) => (
          <li key={card}>
            <span class="card">
              <Face card={card} />
            </span>
            <span class="unseen">{nameOfCard(card)}</span>
            <Track share={players[player] ?? 0} />
            <b>{percent(players[player] ?? 0, language.value, 1)}</b>
          </li>
        ))}
    </ul>
  </>
);

/** A part of all; null if there is none, such as the equity of a hand that no hand of the others leaves possible. */
const Bar = ({ name, share }: { readonly name: string; readonly share: number | null }) => (
  <li>
    <span>{name}</span>
    <Track share={share ?? 0} />
    <b>{share === null ? '–' : percent(share, language.value, 1)}</b>
  </li>
);

const Track = ({ share }: { readonly share: number }) => (
  <span class="track" aria-hidden="true">
    <span style={{ width: `${(Math.min(1, share) * 100).toFixed(2)}%` }} />
  </span>
);
