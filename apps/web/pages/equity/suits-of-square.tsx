import { parseCards } from '../../cards/notation.js';
import { Face, namesOfCards } from '../../components/cards.js';
import { plainPercent } from '../../messages/numbers.js';
import { language } from '../../state/settings.js';
import { type Cell, FULL, handsOf } from './ranges/grid.js';
import { t } from './translate.js';

interface SuitsProps {
  readonly cell: Cell;
  /** The weight that a press gives. */
  readonly brush: number;
  /** Weight 0 removes the hand. */
  readonly onPaint: (hand: string, weight: number) => void;
}

/** The hands of a square, suit by suit. */
export const SuitsOfSquare = ({ cell, brush, onPaint }: SuitsProps) => (
  <div class="suits" role="group" aria-label={t('suitsOf', { hand: cell.hand })}>
    <p class="small">{t('suitsOf', { hand: cell.hand })}</p>
    {handsOf(cell).map(({ hand, weight }) => {
      const { cards } = parseCards(hand);
      const name = namesOfCards(cards);
      const part = plainPercent(weight / FULL, language.value);
      return (
        <button
          key={hand}
          type="button"
          class="combo"
          data-combo={hand}
          aria-pressed={weight > 0}
          aria-label={name}
          title={weight > 0 ? part : undefined}
          data-part={weight > 0 && weight < FULL ? part : undefined}
          onClick={() => onPaint(hand, weight === brush ? 0 : brush)}
        >
          {cards.map((card) => (
            <Face key={card} card={card} />
          ))}
        </button>
      );
    })}
  </div>
);
