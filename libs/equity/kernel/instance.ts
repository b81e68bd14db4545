import type { SevenCards } from '#ranking';
import { KERNEL } from './generated/kernel.js';

/** What is used of WebAssembly; TypeScript describes it for browsers only. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
};

/** What the kernel offers (`assembly/index.ts`): places in its memory, in bytes, and what works on them. */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  freeFrom(): number;
  useScale(rows: number, columns: number, strengths: number, flushes: number): void;
  leftAt(): number;
  leftInAt(): number;
  boardInAt(): number;
  keysAt(): number;
  handInAt(): number;
  winsAt(): number;
  sharedAt(): number;
  countBoards(players: number): void;
}

const PAGE = 65_536;
const ALIGNMENT = 8;

const decode = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

let compiled: object | undefined;

/** An instance of the kernel with the tables of one scale: one for each worker and scale, as its memory is its scratch. */
export class KernelInstance {
  readonly exports: Exports;
  private free: number;

  constructor({ rows, columns, strengths, flushes }: SevenCards) {
    compiled ??= new WebAssembly.Module(decode(KERNEL));
    this.exports = new WebAssembly.Instance(compiled).exports as Exports;
    this.free = this.exports.freeFrom();
    const [rowsAt, columnsAt, strengthsAt, flushesAt] = [rows, columns, strengths, flushes].map((table) =>
      this.place(table),
    );
    this.exports.useScale(rowsAt, columnsAt, strengthsAt, flushesAt);
  }

  /** Room for so many bytes. */
  reserve(bytes: number): number {
    const at = Math.ceil(this.free / ALIGNMENT) * ALIGNMENT;
    this.free = at + bytes;
    const { memory } = this.exports;
    const missing = Math.ceil(this.free / PAGE) - memory.buffer.byteLength / PAGE;
    if (missing > 0) memory.grow(missing);
    return at;
  }

  private place(table: Uint16Array): number {
    const at = this.reserve(table.byteLength);
    new Uint16Array(this.exports.memory.buffer, at, table.length).set(table);
    return at;
  }
}
