/** Reused, because a new buffer for every block would cost more than the copy. */
let scratch = Buffer.allocUnsafeSlow(128 * 1024);

/**
 * The same text as one contiguous string. The runtime keeps a slice as a view of the longer text, and a concatenation as
 * a tree; both need one more step for every character, which costs a reader a tenth of its time. O(length).
 */
export const flatten = (text: string): string => {
  const bytes = text.length * 2;
  if (scratch.length < bytes) scratch = Buffer.allocUnsafeSlow(bytes);
  const narrow = scratch.toString('latin1', 0, scratch.write(text, 0, 'latin1'));
  // Characters above U+00FF are lost in Latin-1.
  return narrow === text ? narrow : scratch.toString('utf16le', 0, scratch.write(text, 0, 'utf16le'));
};
