import type { FieldType, PrintedField } from './printed-hand.js';

/** Whether the lines are XML. */
export const isXml = (lines: readonly string[]): boolean => {
  const first = lines.find((line) => line.trim() !== '')?.trim() ?? '';
  return first.startsWith('<') && !first.startsWith('<!--');
};

const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const CONTENT = />([^<>]+)</g;

/** The values of attributes and the texts of elements. */
export const fieldsOfXml = (text: string, names: readonly string[]): PrintedField[] => {
  const fields: PrintedField[] = [];
  const add = (label: string, value: string, start: number): void => {
    if (value.trim() === '') return;
    const cards = [...value.matchAll(XML_CARD)];
    if (cards.length > 0 && /^[\s,]*$/.test(value.replace(XML_CARD, '').replaceAll('null', '')))
      for (const card of cards)
        fields.push({ type: 'card', start: start + card.index, end: start + card.index + card[0].length });
    else fields.push({ type: typeOf(label, value, names), start, end: start + value.length });
  };
  for (const found of text.matchAll(ATTRIBUTE)) add(found[1], found[2], found.index + found[1].length + 2);
  for (const found of text.matchAll(CONTENT)) {
    const label = /<([\w:-]+)[^<>]*$/.exec(text.slice(0, found.index))?.[1] ?? '';
    add(label, found[1], found.index + 1);
  }
  return fields;
};

const XML_CARD = /(?<![\w])(?:[CDHS](?:10|[2-9TJQKA])|(?:10|[2-9TJQKA])[cdhsCDHS])(?![\w])/g;

const typeOf = (label: string, value: string, names: readonly string[]): FieldType => {
  if (names.includes(value)) return 'player';
  if (label === 'LINK' && /^\d+$/.test(value)) return 'card';
  if (/^player$|seat|dealer|button|position/i.test(label) && /^\d+$/.test(value)) return 'seat';
  if (/\d:\d\d|^\d{4}-\d\d-\d\d/.test(value) || /time|date|^data$/i.test(label)) return 'time';
  if (
    /^[^\d\s]{0,3}\d[\d.,\s]*\D{0,3}$/.test(value) &&
    !/id$|no$|code|num|seq|index|version|count$|type|seats/i.test(label)
  )
    return 'amount';
  return /^\d+$/.test(value) ? 'number' : 'word';
};
