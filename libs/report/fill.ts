/** Puts values into the places of a phrase; functions, as a name may hold what `replace` takes for a sign. */
export const fill = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replace(/\{([A-Za-z]+)\}/g, (place, name: string) => values[name] ?? place);
