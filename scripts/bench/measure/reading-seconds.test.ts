import { expect, it } from 'vitest';
import { readingSeconds } from './reading-seconds.ts';

it('takes the slowest of the collections that are read side by side', () => {
  const output = 'a: read 3 documents in 120 ms\nnoise\nb: read 10000 documents in 2500 ms\n';
  expect(readingSeconds(output)).toBe(2.5);
});

it('refuses a build that read nothing', () => {
  expect(() => readingSeconds('built')).toThrow('said nothing about reading Firestore');
});
