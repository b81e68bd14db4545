/** The codes that begin and end each style on a terminal. */
const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type Style = keyof typeof STYLES;

/** Adds a style to a text, or returns it unchanged. */
export type Paint = (style: Style, text: string) => string;

/** Leaves texts unchanged. */
export const plain: Paint = (_, text) => text;

const inColour: Paint = (style, text) => {
  const [on, off] = STYLES[style];
  return `\u001b[${String(on)}m${text}\u001b[${String(off)}m`;
};

/**
 * How to paint what is written to a stream: in colour on a terminal. `NO_COLOR` and `FORCE_COLOR` decide first if they are set and not
 * empty (no-color.org, force-color.org).
 */
export const painterOf = (
  stream: { readonly isTTY?: boolean },
  environment: NodeJS.ProcessEnv = process.env,
): Paint => {
  const { NO_COLOR = '', FORCE_COLOR = '', TERM } = environment;
  if (NO_COLOR !== '') return plain;
  const isColoured =
    FORCE_COLOR === ''
      ? stream.isTTY === true && TERM !== 'dumb'
      : FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isColoured ? inColour : plain;
};
