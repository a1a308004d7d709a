import type { Thing } from 'schema-dts';
import { pageDescription } from '#domain/site/page-titles.ts';
import { organizationId, teamMemberPath } from '#domain/site/paths.ts';
import type { TeamMember } from '#domain/content/team.ts';
import { pictureLinks } from './picture-links.ts';

/** A team member as schema.org data; only fields that the page shows. */
export function aboutPerson(member: TeamMember, site: URL): Thing[] {
  const image = pictureLinks([member.photo], site);
  return [
    {
      '@type': 'Person',
      name: member.name,
      jobTitle: member.title,
      url: new URL(teamMemberPath(member.id), site).href,
      ...(member.bio === '' ? {} : { description: pageDescription(member.bio) }),
      ...(image.length === 0 ? {} : { image }),
      ...(member.phone === '' ? {} : { telephone: member.phone }),
      ...(member.email === '' ? {} : { email: member.email }),
      worksFor: { '@id': organizationId(site) },
    },
  ];
}
