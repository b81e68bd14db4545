import type { Card, Deck } from '../../cards/deck.js';
import { typeInto, parseCards } from '../../cards/notation.js';
import { change, openSlot, inputs } from './state/inputs.js';
import { CardPicker } from './card-picker.js';
import { Cards, namesOfCards } from '../../components/cards.js';
import { FieldError } from './field-error.js';
import { SlotEditor, SlotTrigger } from './slot.js';
import { t } from './translate.js';

interface FieldProps {
  readonly slot: 'board' | 'dead';
  readonly deck: Deck;
  readonly used: ReadonlySet<Card>;
  readonly maxCards: number;
  /** The number of places, shown even if empty. */
  readonly places: number;
}

/** The board, or the dead cards. */
export const CardsField = ({ slot, deck, used, maxCards, places }: FieldProps) => {
  const text = inputs.value[slot];
  const { cards } = parseCards(text);
  const name = t(slot);
  const nothing = t(slot === 'board' ? 'noBoard' : 'none');
  return (
    <>
      <div role="group" class={openSlot.value === slot ? 'common open' : 'common'} aria-label={name}>
        <h3>{name}</h3>
        <SlotTrigger
          slot={slot}
          label={`${name}: ${cards.length === 0 ? nothing : namesOfCards(cards)}`}
          onType={(character) => change((from) => ({ ...from, [slot]: typeInto(text, character, maxCards) }))}
        >
          <Cards cards={cards} places={places} />
          {cards.length === 0 && places === 0 && <span class="any">{nothing}</span>}
        </SlotTrigger>
        <FieldError id={`${slot}-error`} pointer={`/${slot}`} text={text} />
      </div>
      {openSlot.value === slot && (
        <SlotEditor slot={slot} title={name}>
          <CardPicker
            id={slot}
            label={t('cardsOf', { who: name })}
            text={text}
            deck={deck}
            used={used}
            maxCards={maxCards}
            onChange={(to) => change((from) => ({ ...from, [slot]: to }))}
          />
          <button type="button" class="quiet" onClick={() => change((from) => ({ ...from, [slot]: '' }))}>
            {t('clear')}
          </button>
        </SlotEditor>
      )}
    </>
  );
};
