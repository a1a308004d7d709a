import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { LEGAL_SLUGS } from '#domain/content/legal-page.ts';
import { slugFromTitle } from '#domain/text/slug-from-title.ts';
import { rejectFaults, type ContentFault, type Sourced } from './content-fault.ts';
import type { SampleContent } from './read-content.ts';

/** Finds faults across files: unknown names, duplicates and missing entries. */
export function findContentFaults(content: SampleContent): ContentFault[] {
  const typeByTitle = new Map(content.property.map(({ value }) => [value.title, value.type]));
  const departments = new Set(content.department.map(({ value }) => value.name));
  const titled = (source: Sourced<unknown>, field: string, title: string): ContentFault[] =>
    typeByTitle.has(title) ? [] : [faultIn(source, field, `there is no property titled '${title}'`)];

  return [
    ...repeated(content.property, 'id', ({ id }) => id),
    ...repeated(content.property, 'title', ({ title }) => slugFromTitle(title)),
    ...content.destination.flatMap((source) =>
      source.value.suggestedPropertyTitle === null
        ? []
        : titled(source, 'suggestedPropertyTitle', source.value.suggestedPropertyTitle),
    ),
    ...missing(content.destination, 'destinations', DESTINATION_SLUGS),
    ...missing(content.legalPage, 'legal', LEGAL_SLUGS),
    ...[content.service, content.department, content.teamMember, content.heroImage, content.featured].flatMap((list) =>
      repeated<{ id: string }>(list, 'id', ({ id }) => id),
    ),
    ...content.teamMember
      .filter(({ value }) => !departments.has(value.department))
      .map((source) => faultIn(source, 'department', `there is no department '${source.value.department}'`)),
    ...content.featured.flatMap((source) => {
      const { propertyTitle } = source.value;
      const type = typeByTitle.get(propertyTitle);
      if (type === undefined || type === 'rental') return titled(source, 'propertyTitle', propertyTitle);
      return [
        faultIn(source, 'propertyTitle', `only holiday rentals can be featured, '${propertyTitle}' is '${type}'`),
      ];
    }),
    ...content.settings.flatMap((source) =>
      source.value.home.galleryPropertyTitles.flatMap((title, index) =>
        titled(source, `home.galleryPropertyTitles[${index}]`, title),
      ),
    ),
  ];
}

/** Throws one FixableError that lists all faults, if there are any. */
export function checkContent(content: SampleContent): void {
  rejectFaults(findContentFaults(content));
}

function faultIn(source: Sourced<unknown>, field: string, message: string): ContentFault {
  return { file: source.file, field: source.field === '' ? field : `${source.field}.${field}`, message };
}

function repeated<Value>(
  sources: readonly Sourced<Value>[],
  field: string,
  keyOf: (value: Value) => string,
): ContentFault[] {
  const first = new Map<string, string>();
  return sources.flatMap((source) => {
    const key = keyOf(source.value);
    const earlier = first.get(key);
    first.set(key, earlier ?? source.file);
    return earlier === undefined ? [] : [faultIn(source, field, `'${key}' is taken by ${earlier}`)];
  });
}

function missing(
  sources: readonly Sourced<{ slug: string }>[],
  file: string,
  slugs: readonly string[],
): ContentFault[] {
  const present = sources.map(({ value }) => value.slug);
  return [
    ...slugs
      .filter((slug) => !present.includes(slug))
      .map((slug) => ({ file, field: '', message: `'${slug}' is missing` })),
    ...repeated(sources, 'slug', ({ slug }) => slug),
  ];
}
