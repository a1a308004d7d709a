import type { SampleContent } from '../read-content.ts';

/** Every picture that the content names, once each. */
export function wishedPictures(content: SampleContent): string[] {
  const galleries = [...content.property, ...content.destination].flatMap(({ value }) => value.gallery);
  const single = [
    ...content.property.map(({ value }) => value.hero),
    ...content.destination.map(({ value }) => value.heroImage),
    ...content.service.map(({ value }) => value.image),
    ...content.heroImage.map(({ value }) => value.image),
  ].filter((name) => name !== null);
  return [...new Set([...single, ...galleries.map(({ picture }) => picture)])].sort();
}
