/** The text of a log in the encodings that sites use: UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
export const decodeLog = (bytes: ArrayBuffer): string => {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Whether bytes begin like a gzip or zip file. */
export const isPacked = (bytes: ArrayBuffer): boolean => {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  return (first === 0x1f && second === 0x8b) || (first === 0x50 && second === 0x4b);
};

/** The lines of a text. CRLF, LF and CR each end a line, as in the records of the audit. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);
