import { FAILED_TO_FETCH_SERVICES } from '#domain/site/text.ts';

export const SERVICES_TEXT = {
  title: 'Services Management',
  introduction: 'The sections of the services page, in the order in which visitors read them.',
  add: 'Add Service',
  edit: 'Edit Service',
  loading: 'Loading services...',
  failed: FAILED_TO_FETCH_SERVICES,
  list: 'Services',
  order: (place: number) => `Order ${place}`,
  states: { on: 'Active', off: 'Hidden' },
  shown: (title: string) => `Show “${title}” on the services page`,
  question: ({ title }: { readonly title: string }) => ({
    title: `Delete “${title}”?`,
    children: 'The services page shows it until it is published again. This cannot be undone.',
    yes: 'Delete service',
  }),
  picture: { left: 'Picture left', right: 'Picture right', none: 'No picture' },
  background: { white: 'White', 'gray-50': 'Gray' },
  linkHint: "A page of this site such as '/contact', an https URL, or # for no link.",
  positions: [
    { id: 'right', label: 'Right' },
    { id: 'left', label: 'Left' },
  ],
  backgrounds: [
    { id: 'white', label: 'White' },
    { id: 'gray-50', label: 'Gray' },
  ],
} as const;
