export const SOURCES: string;
export const PAGES: string;
export function recipeNames(): string[];
export function recipePage(name: string): Promise<string>;
