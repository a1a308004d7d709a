/** Text of the services page (visitor specification, section 2). */
export const SERVICES_TEXT = {
  title: 'Bespoke Management Services',
  heading: 'Individual care, tailored to your needs',
  contents: 'Services on this page',
} as const;
