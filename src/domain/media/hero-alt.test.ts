import { expect, it } from 'vitest';
import { describeHero } from './hero-alt.ts';

it.each([
  [{ alt: 'Casa' }, { alt: 'Quinta' }],
  [{ alt: 'Casa at dusk' }, { alt: 'Casa at dusk' }],
  [{ alt: '' }, { alt: '' }],
  [null, null],
])('the hero %o of a property that was renamed has the alt text of %o', (hero, described) => {
  expect(describeHero('Quinta', hero, 'Casa')).toEqual(described);
});

it('the hero of a property that gets its first title keeps its missing alt text', () => {
  expect(describeHero('Quinta', { alt: '' }, '')).toEqual({ alt: '' });
});
