import { summarizeProperty, type PropertySummary } from '#domain/property/summary.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import type { SummariesById } from './property-changes.ts';

/** A property for tests; its number makes its id, slug and title. */
export function propertyFixture(number: number, given: Partial<PublishedProperty> = {}): PropertySummary {
  const digits = String(number).padStart(12, '0');
  const id = `4b2d7c1e-93a0-4c56-8f1e-${digits}`;
  return summarizeProperty(publishedFixture({ id, slug: `house-${number}`, title: `House ${number}`, ...given }));
}

export function propertiesOf(...summaries: PropertySummary[]): SummariesById {
  return new Map(summaries.map((summary) => [summary.id, summary]));
}
