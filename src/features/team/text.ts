import { countOf } from '#domain/text/count-of.ts';

/** Text of the team pages (visitor specification, section 2). */
export const TEAM_TEXT = {
  title: 'Our Team',
  founder: 'Our Founder',
  readMore: 'READ MORE',
  departments: 'Departments',
  allTeams: 'All Teams',
  /** The filter's announcement; without a department for all of them. */
  count: (n: number, department?: string) =>
    `${countOf(n, 'person', 'people')}${department ? ` in ${department}` : ''}`,
  back: 'BACK TO OUR TEAM',
  more: 'More People',
  call: (name: string) => `CALL ${firstName(name)}`,
  email: (name: string) => `EMAIL ${firstName(name)}`,
} as const;

/** Maximum number of colleagues on a team member's page (visitor specification, section 2). */
export const MORE_PEOPLE = 4;

function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}
