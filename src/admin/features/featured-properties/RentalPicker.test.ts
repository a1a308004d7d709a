import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Rental } from './rentals.ts';
import { RentalPicker } from './RentalPicker.tsx';

const rental: Rental = {
  ...{ id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', title: 'Casa da Duna', location: 'Comporta' },
  ...{ price: '', hero: null, archivedAt: null },
};

it('a rental is described by its location, which tells two of the same name apart', () => {
  const markup = render([rental]);
  const [, described = 'nothing'] = /aria-describedby="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toMatch(new RegExp(`<span id="${described}"[^>]*>Comporta</span>`));
});

/** What the sheet contains; a server renders no sheet. */
function render(rentals: readonly Rental[]): string {
  const Picker = (): ReactNode => {
    const sheet = RentalPicker({ rentals, onChoose: () => undefined, onClose: () => undefined });
    return (sheet as ReactElement<{ children: () => ReactNode }>).props.children();
  };
  return renderToStaticMarkup(createElement(Picker));
}
