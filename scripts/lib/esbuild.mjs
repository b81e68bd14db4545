/**
 * Runs work with the `build` of esbuild, and ends the process of esbuild after it: otherwise that stays as long as the service that
 * was built and started.
 *
 * @template T
 * @param {(build: typeof import('esbuild').build) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withEsbuild(work) {
  // Not a static import: the package may be installed after this module was loaded.
  const { build, stop } = await import('esbuild');
  try {
    return await work(build);
  } finally {
    await stop();
  }
}
