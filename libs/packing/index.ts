export { ByteReader } from './byte-reader.js';
export { ByteWriter } from './byte-writer.js';
