import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findContentFaults } from './check-content.ts';
import { readPictureIndex } from './media/picture-index.ts';
import { readContent, type SampleContent } from './read-content.ts';

const SEED = import.meta.dirname;
const original = await readContent(
  join(SEED, 'content'),
  new Set((await readPictureIndex(join(SEED, 'pictures'))).keys()),
);

function first<Value>(values: readonly Value[]): Value {
  const [value] = values;
  if (value === undefined) throw new Error('the sample content lacks what this test needs');
  return value;
}

describe('sample content as a whole', () => {
  let content: SampleContent;

  beforeEach(() => {
    content = structuredClone(original);
  });

  it('features holiday rentals only', () => {
    const sale = first(content.property.filter(({ value }) => value.type === 'real_estate')).value.title;
    first(content.featured).value.propertyTitle = sale;
    expect(findContentFaults(content)).toEqual([
      {
        file: 'featured.json',
        field: '[0].propertyTitle',
        message: `only holiday rentals can be featured, '${sale}' is 'real_estate'`,
      },
    ]);
  });

  it('suggests properties that exist', () => {
    const { file, value } = first(content.destination);
    value.suggestedPropertyTitle = 'Nowhere';
    expect(findContentFaults(content)).toEqual([
      { file, field: 'suggestedPropertyTitle', message: "there is no property titled 'Nowhere'" },
    ]);
  });

  it('shows properties that exist in the home gallery', () => {
    first(content.settings).value.home.galleryPropertyTitles = ['Nowhere'];
    expect(findContentFaults(content)).toEqual([
      {
        file: 'settings.json',
        field: 'home.galleryPropertyTitles[0]',
        message: "there is no property titled 'Nowhere'",
      },
    ]);
  });

  it('puts nobody in a department that does not exist', () => {
    first(content.teamMember).value.department = 'Cellar';
    expect(findContentFaults(content)).toEqual([
      { file: 'team-members.json', field: '[0].department', message: "there is no department 'Cellar'" },
    ]);
  });

  it('gives no two properties the same slug', () => {
    const { file, value } = first(content.property);
    const copy = { ...value, id: 'b3f0a7f2-6d0c-4c57-9a2b-0f5a8d3c1e77', title: `${value.title}!` };
    content.property.push({ file: 'properties/copy.json', field: '', value: copy });
    expect(findContentFaults(content)).toEqual([
      { file: 'properties/copy.json', field: 'title', message: expect.stringContaining(`is taken by ${file}`) },
    ]);
  });

  it('has all eleven destinations', () => {
    content.destination = content.destination.filter(({ value }) => value.slug !== 'azores');
    expect(findContentFaults(content)).toEqual([{ file: 'destinations', field: '', message: "'azores' is missing" }]);
  });
});
