import { signal } from '@preact/signals';
import { exampleInputs, type Inputs } from '../inputs/inputs.js';

/** The current inputs. */
export const inputs = signal<Inputs>(exampleInputs());

/** Which field led to which inputs, for changes that are one step of undo while they continue. */
let changed: { readonly inputs: Inputs; readonly field: string } | null = null;

/** @param field the name of a field that changes bit by bit, such as a text that is typed */
export const change = (to: (from: Inputs) => Inputs, field?: string): void => {
  const after = to(inputs.peek());
  changed = field === undefined ? null : { inputs: after, field };
  inputs.value = after;
};

/** The field whose change led to these inputs; null if it was none that changes bit by bit. */
export const lastField = (now: Inputs): string | null => (changed?.inputs === now ? changed.field : null);

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
