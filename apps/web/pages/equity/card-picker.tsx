import { useRef, useState } from 'preact/hooks';
import { type Card, type Deck, JOKER } from '../../cards/deck.js';
import { parseCards, formatCards } from '../../cards/notation.js';
import { Face, nameOfCard } from '../../components/cards.js';
import { focusPlace, nextPlace } from '../../components/roving-focus.js';
import { t } from './translate.js';

export interface PickerProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly deck: Deck;
  /** Cards of other fields. */
  readonly used: ReadonlySet<Card>;
  /** The maximum number of cards. */
  readonly maxCards: number;
  readonly onChange: (text: string) => void;
}

/** A text field and a deck to choose cards from. */
export const CardPicker = ({ id, label, text, deck, used, maxCards, onChange }: PickerProps) => {
  const { cards, errorAt } = parseCards(text);
  const chosen = new Set(cards);
  const field = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ x: 0, y: 0 });

  const toggle = (card: Card): void => {
    if (chosen.has(card)) onChange(formatCards(cards.filter((each) => each !== card)));
    // In a complete field another card replaces the last one, for example to try rivers.
    else if (!used.has(card)) onChange(formatCards([...cards.slice(0, maxCards - 1), card]));
  };
  const button = (card: Card, x: number, y: number) => {
    const isUsed = used.has(card) && !chosen.has(card);
    return (
      <button
        key={card}
        type="button"
        class="pick"
        data-x={x}
        data-y={y}
        data-card={card}
        tabIndex={place.x === x && place.y === y ? 0 : -1}
        aria-pressed={chosen.has(card)}
        aria-disabled={isUsed}
        aria-label={isUsed ? `${nameOfCard(card)}, ${t('inUse')}` : nameOfCard(card)}
        onFocus={() => setPlace({ x, y })}
        onClick={() => toggle(card)}
      >
        <Face card={card} />
      </button>
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = nextPlace(event.key, place, { columns: deck.ranks.length, rows: deck.suits.length });
    if (to === null || field.current === null) return;
    event.preventDefault();
    focusPlace(field.current, to);
  };

  return (
    <div class="picker">
      <label for={`${id}-text`}>{t('typeCards')}</label>
      <input
        id={`${id}-text`}
        class="typed"
        aria-invalid={errorAt !== null}
        aria-describedby={`${id}-error`}
        value={text}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <div class="deck" role="group" aria-label={label} ref={field} onKeyDown={onKeyDown}>
        {[...deck.suits].map((suit, y) => (
          <div class="suit" key={suit}>
            {[...deck.ranks].map((rank, x) => button(rank + suit, x, y))}
          </div>
        ))}
        {deck.joker && <div class="suit">{button(JOKER, 0, deck.suits.length)}</div>}
      </div>
    </div>
  );
};
