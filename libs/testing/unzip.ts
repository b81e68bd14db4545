import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** The files of a zip by name, read by a reader that checks sizes and sums. */
export const unzip = (zip: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true, strictFileNames: true }, (error: Error | null, file: ZipFile) => {
      if (error !== null) {
        reject(error);
        return;
      }
      const files = new Map<string, Buffer>();
      file.on('error', reject);
      file.on('end', () => {
        resolve(files);
      });
      file.on('entry', (entry: Entry) => {
        readEntry(file, entry).then((bytes) => {
          files.set(entry.fileName, bytes);
          file.readEntry();
        }, reject);
      });
      file.readEntry();
    });
  });

const readEntry = (file: ZipFile, entry: Entry): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => {
      if (error !== null) {
        reject(error);
        return;
      }
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('error', reject);
      stream.on('end', () => {
        resolve(Buffer.concat(parts));
      });
    });
  });
