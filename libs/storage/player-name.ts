/** A name for comparisons without regard to case. Folded here, because PostgreSQL folds other letters in each locale. */
export const foldName = (name: string): string => name.normalize('NFC').toLowerCase();
