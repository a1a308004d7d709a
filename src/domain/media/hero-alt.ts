/**
 * Lets the alt text of a hero that is the title alone, as the suggested one is, follow the title; what somebody wrote stays,
 * and so does a missing one.
 */
export function describeHero<Image extends { readonly alt: string }>(
  title: string,
  hero: Image | null,
  titleBefore: string,
): Image | null {
  return titleBefore !== '' && hero?.alt === titleBefore ? { ...hero, alt: title } : hero;
}
