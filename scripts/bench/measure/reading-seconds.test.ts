import { expect, it } from 'vitest';
import { readingSeconds } from './reading-seconds.ts';

it('takes the slowest of the collections that are read in parallel', () => {
  const output = 'a: read 3 documents in 120 ms\nnoise\nb: read 10000 documents in 2500 ms\n';
  expect(readingSeconds(output)).toBe(2.5);
});

it('rejects the output of a build that read nothing', () => {
  expect(() => readingSeconds('built')).toThrow('printed no reading time');
});
