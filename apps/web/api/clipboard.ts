/** Copies a text. False if the browser does not allow it: over plain http pages of other hosts have no clipboard. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
