/** The cards of a text such as `Ah Kd ??`. */
export const cardsIn = (text: string): readonly string[] => (text === '' ? [] : text.split(/\s+/));
