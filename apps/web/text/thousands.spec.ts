import { mayHaveThousands } from './thousands.js';

test('an amount may have signs between its thousands if three digits follow each', () => {
  expect(['1,000', '1.000', '12.345,50', '1,000,000', '999.999'].map(mayHaveThousands)).not.toContain(false);
  expect(['1000', '0.125', '1.5', '1,50', '1000.000', '1.0000', ''].map(mayHaveThousands)).not.toContain(
    true,
  );
});
