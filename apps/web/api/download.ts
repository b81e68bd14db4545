/** Time for the browser to begin a download, before its address is withdrawn. */
const DOWNLOAD_MS = 60_000;

/** Offers a file for download. */
export const download = (content: Blob, fileName: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
};
