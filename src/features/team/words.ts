/** Words of the team pages (visitor specification, section 2). */
export const TEAM_WORDS = {
  title: 'Our Team',
  founder: 'Our Founder',
  readMore: 'READ MORE',
  back: 'BACK TO OUR TEAM',
  more: 'More People',
  call: (name: string) => `CALL ${firstName(name)}`,
  email: (name: string) => `EMAIL ${firstName(name)}`,
} as const;

/** Others of the same department shown on a person's page (visitor specification, section 2). */
export const MORE_PEOPLE = 4;

function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}
