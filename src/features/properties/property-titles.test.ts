import { describe, expect, it } from 'vitest';
import { slugFromTitle } from '#domain/text/slug-from-title.ts';
import { packTitles, unpackTitles } from './property-titles.ts';

describe('the list of titles for the not-found page', () => {
  const properties = [
    { title: 'Água de Monchique', slug: 'agua-de-monchique' },
    { title: "Quinta d'Água", slug: 'quinta-d-agua' },
    { title: 'Casa', slug: 'casa-do-mar' },
  ];

  it('is unpacked as it was packed', () => {
    expect(unpackTitles(JSON.parse(JSON.stringify(packTitles(properties))))).toEqual(properties);
  });

  it('leaves out slugs that follow from the title', () => {
    expect(packTitles(properties)).toEqual(['Água de Monchique', "Quinta d'Água", ['Casa', 'casa-do-mar']]);
  });

  it('spends at most 40 bytes on a property whose slug was made from its title', () => {
    const titles = ['Monte das Quatro Azinheiras', 'A Comporta Tree House', 'Monte do Relógio de Sol'];
    const list = JSON.stringify(packTitles(titles.map((title) => ({ title, slug: slugFromTitle(title) }))));
    expect(new TextEncoder().encode(list).length / titles.length).toBeLessThanOrEqual(40);
  });

  it.each([[{}], [[1]], [['Casa', ['only a title']]]])('rejects %j', (list) => {
    expect(() => unpackTitles(list)).toThrow(TypeError);
  });
});
