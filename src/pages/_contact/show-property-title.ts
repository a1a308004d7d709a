import { slugInContactUrl } from '#domain/enquiry/contact-path.ts';
import { fetchTitles } from '#features/properties/property-titles.ts';

/** Shows the title of the property in the contact page's URL above the form; the form sends the property itself. */
async function showPropertyTitle(line: HTMLElement, slug: string): Promise<void> {
  const titles = await fetchTitles(line.dataset['titles'] ?? '');
  const found = titles.find((property) => property.slug === slug);
  const title = line.querySelector('.enquiry-about-title');
  if (found === undefined || title === null) return;
  title.textContent = found.title;
  line.dataset['known'] = '';
}

const line = document.querySelector<HTMLElement>('.enquiry-about');
const slug = slugInContactUrl(location.href);
if (line !== null && slug !== '') void showPropertyTitle(line, slug);
