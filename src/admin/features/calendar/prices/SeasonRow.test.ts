import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { seasonFixture } from '#domain/stay/stay-fixture.ts';
import type { NightWord } from '#domain/stay/night-word.ts';
import { NightWordContext } from '../use-night-word.ts';
import { SeasonRow } from './SeasonRow.tsx';

const show = (changeoverDay: number, word: NightWord): string => {
  const row = createElement(SeasonRow, { season: seasonFixture({ changeoverDay }) });
  return renderToStaticMarkup(createElement(NightWordContext, { value: word }, row));
};

it('a booking of a venue ends on the day before it may begin, as on the page of the venue', () => {
  expect(show(6, 'day')).toContain('Saturday to Friday');
  expect(show(1, 'day')).toContain('Monday to Sunday');
  expect(show(6, 'night')).toContain('Saturday to Saturday');
});
