import type { PictureWishes } from './prepare-pictures.ts';
import type { SampleContent } from './read-content.ts';

/** Every picture that the content names, once each, and everybody who needs a monogram. */
export function wishedPictures(content: SampleContent): PictureWishes {
  const galleries = [...content.property, ...content.destination].flatMap(({ value }) => value.gallery);
  const single = [
    ...content.property.map(({ value }) => value.hero),
    ...content.destination.map(({ value }) => value.heroImage),
    ...content.service.map(({ value }) => value.image),
    ...content.heroImage.map(({ value }) => value.image),
  ].filter((name) => name !== null);
  return {
    names: [...new Set([...single, ...galleries.map(({ picture }) => picture)])].sort(),
    people: content.teamMember.map(({ value }) => value.name),
  };
}
