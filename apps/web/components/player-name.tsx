import { shortened, visible } from '../text/visible.js';

/** Longer than any name of a site. */
const MOST_CHARACTERS = 200;

/** The name of a player as text. A log chooses it, so characters that could change how the page is read are made visible. */
export const nameText = (name: string): string => visible(shortened(name, MOST_CHARACTERS));

/** The name of a player, kept apart from the direction of the text around it. */
export const PlayerName = ({ name }: { readonly name: string }) => <bdi>{nameText(name)}</bdi>;
