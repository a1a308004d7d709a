import { slugInContactUrl } from '#domain/enquiry/contact-path.ts';
import { unpackTitles } from '#features/properties/property-titles.ts';

/** Shows the title of the property in the contact page's URL above the form; the form sends the property itself. */
async function showPropertyTitle(line: HTMLElement, slug: string): Promise<void> {
  const response = await fetch(line.dataset['titles'] ?? '');
  if (!response.ok) return;
  const found = unpackTitles(await response.json()).find((property) => property.slug === slug);
  const title = line.querySelector('.enquiry-about-title');
  if (found === undefined || title === null) return;
  title.textContent = found.title;
  line.dataset['known'] = '';
}

const line = document.querySelector<HTMLElement>('.enquiry-about');
const slug = slugInContactUrl(location.href);
if (line !== null && slug !== '') void showPropertyTitle(line, slug);
