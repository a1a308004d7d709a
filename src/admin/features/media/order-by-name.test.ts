import { expect, it } from 'vitest';
import { orderByName } from './order-by-name.ts';

it('files are ordered by name, their numbers by value', () => {
  const names = ['10.jpg', '2.jpg', 'b.jpg', 'A.jpg', '1.jpg'];
  expect(orderByName(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    '1.jpg',
    '2.jpg',
    '10.jpg',
    'A.jpg',
    'b.jpg',
  ]);
});
