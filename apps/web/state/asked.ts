import { signal } from '@preact/signals';
import { firstQuestion, type Question } from '../question/question.js';

/** The question as it stands in the fields. */
export const question = signal<Question>(firstQuestion());

export const change = (to: (from: Question) => Question): void => {
  question.value = to(question.value);
};

/** The field whose cards or hands are being chosen. */
export type Slot = 'board' | 'dead' | `seat-${number}`;
export const openSlot = signal<Slot | null>(null);

/** A question from elsewhere in place of the one that is there; players in the same place stay who they are. */
export const adopt = (other: Question): void => {
  const { seats } = question.peek();
  question.value = {
    ...other,
    seats: other.seats.map((seat, index) => ({ ...seat, id: seats[index]?.id ?? seat.id })),
  };
};
