import { useReply } from '../api/use-reply.js';

/** The sites whose logs the service reads, and others, in the order of the alphabet. Empty texts are left out. */
export const useSites = (...others: readonly string[]): readonly string[] => {
  const { reply } = useReply({ route: '/v1/formats', options: {} });
  const known = reply?.ok === true ? reply.value.items.flatMap(({ sites }) => sites) : [];
  return sortedNames([...known.map(({ site }) => site), ...others]);
};

/** Currencies of most logs, play money and tournament chips, and others, in the order of the alphabet. Empty texts are left out. */
export const currenciesWith = (others: readonly string[]): readonly string[] =>
  sortedNames(['USD', 'EUR', 'GBP', 'PLAY', 'CHIPS', ...others]);

const sortedNames = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].filter((name) => name !== '').sort((a, b) => a.localeCompare(b));
