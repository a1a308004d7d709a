import type { ReactElement, ReactNode } from 'react';
import { formatTime } from '#admin/lib/format-time.ts';
import { CompletenessList } from './CompletenessList.tsx';
import type { PropertyFormModel } from './property-form-model.ts';
import { readForm } from './read-form.ts';
import { PROPERTY_TEXT } from './text.ts';

const { sections, draft } = PROPERTY_TEXT;
const ALL = [
  'basics',
  'price',
  'bedrooms',
  'stay',
  'services',
  'story',
  'amenities',
  'outdoors',
  'access',
  'venue',
  'pictures',
  'media',
  'map',
  'reviews',
  'pages',
  'calendar',
] as const;
const STAY: readonly string[] = ['stay', 'services'];

interface Props {
  model: PropertyFormModel;
  /** Whether the sections about a stay are shown. */
  stay: boolean;
  /** Whether there is a calendar below the form. */
  calendar: boolean;
  /** Whether there are unsaved changes. */
  unsaved: boolean;
  /** State of the draft on the device. */
  kept: { readonly keptAt: number | null; readonly rejected: boolean };
  children: ReactNode;
}

/** Beside the form: links to its sections, what is missing, and the state of the draft. */
export function FormAside({ model, stay, calendar, unsaved, kept, children }: Props): ReactElement {
  return (
    // It stays in view, and scrolls by itself where the window is lower.
    <aside className="grid gap-6 max-xl:row-start-1 max-xl:grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] max-xl:border-b max-xl:border-sand max-xl:pb-5 xl:sticky xl:top-20 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:-m-2 xl:max-h-[calc(100dvh-5rem)] xl:overflow-y-auto xl:p-2">
      <nav aria-label={sections.label}>
        <ul className="border-l border-sand max-xl:flex max-xl:flex-wrap max-xl:border-0">
          {ALL.filter((name) => (name === 'calendar' ? calendar : stay || !STAY.includes(name))).map((name) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="block px-3.5 py-1 text-small text-ink-soft hover:text-anil max-xl:pr-4 max-xl:pl-0"
              >
                {sections[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <CompletenessList form="property" control={model.form.control} read={() => readForm(model.form.getValues())} />
      <p className="text-small text-ink-soft">{unsaved && stateText(kept)}</p>
      {children}
    </aside>
  );
}

function stateText({ keptAt, rejected }: Props['kept']): string {
  if (rejected) return draft.rejected;
  return keptAt === null ? draft.unsaved : draft.kept(formatTime(keptAt));
}
