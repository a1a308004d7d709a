import type { NightRange } from '#domain/stay/nights.ts';
import { readDates, readGuests } from '#domain/stay/stay-url.ts';
import { $chosenGuests, $chosenRange } from '#lib/stay/chosen-stay.ts';

/** Chooses dates in the planner, which hydrates for it. */
function choose(range: NightRange): void {
  $chosenRange.set(range);
  document.querySelector('.stay-planner')?.closest('astro-island')?.dispatchEvent(new Event('hydrate'));
}

// Only with JavaScript can the free dates be pressed.
for (const item of document.querySelectorAll<HTMLElement>('[data-stay]')) {
  const [from = '', to = ''] = item.dataset['stay']?.split('/') ?? [];
  const button = document.createElement('button');
  button.type = 'button';
  button.append(...item.childNodes);
  button.addEventListener('click', () => {
    choose({ from, to });
    document.querySelector('.stay-planner')?.scrollIntoView({ block: 'nearest' });
  });
  item.append(button);
}

const query = new URLSearchParams(location.search);
const guests = readGuests(query);
if (guests !== null) $chosenGuests.set(guests);
const chosen = readDates(query);
if (chosen !== null) choose(chosen);
