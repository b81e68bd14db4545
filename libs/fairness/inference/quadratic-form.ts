/**
 * d' C⁻¹ d for each deviation d and a covariance matrix C, by Cholesky decomposition. O(n³ + deviations × n²). Null if C is singular.
 *
 * @param covariance rows of a symmetric matrix
 */
export const quadraticForms = (
  covariance: readonly (readonly number[])[],
  deviations: readonly (readonly number[])[],
): number[] | null => {
  const lower = cholesky(covariance);
  if (lower === null) return null;
  return deviations.map((deviation) => {
    const solved = new Float64Array(deviation.length);
    let form = 0;
    for (let row = 0; row < deviation.length; row++) {
      let rest = deviation[row];
      for (let column = 0; column < row; column++) rest -= lower[row][column] * solved[column];
      solved[row] = rest / lower[row][row];
      form += solved[row] ** 2;
    }
    return form;
  });
};

/** Pivots below this part of the diagonal count as zero. */
const SINGULAR = 1e-9;

const cholesky = (matrix: readonly (readonly number[])[]): Float64Array[] | null => {
  const lower = matrix.map((row) => new Float64Array(row.length));
  for (let row = 0; row < matrix.length; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row][column];
      for (let k = 0; k < column; k++) sum -= lower[row][k] * lower[column][k];
      if (row > column) lower[row][column] = sum / lower[column][column];
      else if (sum <= SINGULAR * matrix[row][row]) return null;
      else lower[row][row] = Math.sqrt(sum);
    }
  }
  return lower;
};
