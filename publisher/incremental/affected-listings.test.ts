import { describe, expect, it } from 'vitest';
import { CARDS_A_PAGE } from '#domain/search/limits.ts';
import { applyChanges } from './property-changes.ts';
import { affectedListings } from './affected-listings.ts';
import { propertyFixture, propertiesOf } from './release-fixture.ts';

/** Two pages of rentals and one property on the third. */
const summaries = Array.from({ length: CARDS_A_PAGE * 2 + 1 }, (_, index) => propertyFixture(index + 1));
const last = propertyFixture(CARDS_A_PAGE * 2 + 1);
const affectedBy = (published: typeof summaries, departed: string[] = []) =>
  affectedListings(applyChanges(propertiesOf(...summaries), { published, departed }));

describe('the pages of a listing', () => {
  it('are rendered where the card of the property is; the others name the new index', () => {
    expect(affectedBy([{ ...propertyFixture(30), tag: 'New' }])).toEqual([
      { type: 'rental', render: ['/rentals/2'], rename: ['/rentals', '/rentals/3'], remove: [] },
    ]);
  });

  it('are all rendered when a filter finds something that found nothing before, or the other way round', () => {
    const [affected] = affectedBy([propertyFixture(30, { description: 'A house among the pines of the forest.' })]);
    expect(affected).toMatchObject({ render: ['/rentals', '/rentals/2', '/rentals/3'], rename: [] });
  });

  it('are all rendered when their number changes, and the last page is removed with its last property', () => {
    expect(affectedBy([], [last.id])).toEqual([
      { type: 'rental', render: ['/rentals', '/rentals/2'], rename: [], remove: ['/rentals/3'] },
    ]);
  });

  it('are rendered from the old position of a property to its new one', () => {
    const [affected] = affectedBy([{ ...propertyFixture(1), title: 'House 40' }]);
    expect(affected?.render).toEqual(['/rentals', '/rentals/2']);
  });

  it('are rendered in both listings when a property gets another type', () => {
    const types = affectedBy([propertyFixture(30, { type: 'mid_term_rental' })]).map(({ type, render }) => [
      type,
      render,
    ]);
    expect(types).toEqual([
      ['rental', ['/rentals', '/rentals/2']],
      ['mid_term_rental', ['/mid-term-rental', '/long-term-rental']],
    ]);
  });
});
