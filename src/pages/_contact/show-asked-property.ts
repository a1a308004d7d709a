import { slugInContactAddress } from '#domain/enquiry/contact-path.ts';
import { unpackTitles } from '#features/properties/property-titles.ts';

/** Names the property that the address of the contact page is about, on its line above the form; the form sends it by itself. */
async function showAskedProperty(line: HTMLElement, slug: string): Promise<void> {
  const response = await fetch(line.dataset['titles'] ?? '');
  if (!response.ok) return;
  const found = unpackTitles(await response.json()).find((property) => property.slug === slug);
  const title = line.querySelector('.enquiry-about-title');
  if (found === undefined || title === null) return;
  title.textContent = found.title;
  line.dataset['known'] = '';
}

const line = document.querySelector<HTMLElement>('.enquiry-about');
const slug = slugInContactAddress(location.href);
if (line !== null && slug !== '') void showAskedProperty(line, slug);
