import { signal } from '@preact/signals';
import { exampleInputs, type Inputs } from '../inputs/inputs.js';

/** The current inputs. */
export const inputs = signal<Inputs>(exampleInputs());

export const change = (to: (from: Inputs) => Inputs): void => {
  inputs.value = to(inputs.value);
};

/** The field whose editor is open. */
export type Slot = 'board' | 'dead' | `seat-${number}`;
export const openSlot = signal<Slot | null>(null);

/** Replaces the inputs. Seats keep their ids by position. */
export const adopt = (other: Inputs): void => {
  const { seats } = inputs.peek();
  inputs.value = {
    ...other,
    seats: other.seats.map((seat, index) => ({ ...seat, id: seats[index]?.id ?? seat.id })),
  };
};
