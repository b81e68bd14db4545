/** Secrets as the Standard Webhooks specification writes them: this prefix, then 24 to 64 bytes in base64. */
const PREFIX = 'whsec_';
const MIN_BYTES = 24;
const MAX_BYTES = 64;
/** As many as the output of SHA-256 has. */
export const SECRET_BYTES = 32;

/** The text of a secret. */
export const formatSecret = (bytes: Uint8Array): string => PREFIX + Buffer.from(bytes).toString('base64');

/** The bytes of a secret; null if the text is none. */
export const parseSecret = (text: string): Uint8Array | null => {
  if (!text.startsWith(PREFIX)) return null;
  const bytes = Buffer.from(text.slice(PREFIX.length), 'base64');
  // Node skips characters that are not base64: only the text of the bytes is accepted.
  const isWhole = formatSecret(bytes) === text;
  return isWhole && bytes.length >= MIN_BYTES && bytes.length <= MAX_BYTES ? bytes : null;
};
