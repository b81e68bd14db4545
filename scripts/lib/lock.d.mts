/** See lock.mjs. */
export interface Lock {
  release(): void;
}

export function tryLock(file: string): Promise<Lock | { readonly holder: number }>;
export function waitForLock(file: string, onWait: () => void): Promise<Lock>;
