import { describe, expect, it } from 'vitest';
import { PATHS, teamMemberPath } from '#domain/site/paths.ts';
import { phoneUrl } from '#domain/text/phone-url.ts';
import { readMarkup } from '#support/site/built-site.ts';
import { attributesOf, each, named, textOf, textsOf, theOne } from '#support/site/find-markup.ts';
import { sampleContent, sampleSettings } from '#support/site/sample-content.ts';

const page = await readMarkup(PATHS.team);
const members = await sampleContent('teamMembers');
const departments = await sampleContent('departments');
const settings = await sampleSettings();

/** The links of phone and email, as [text, URL]. */
function contactLinks({ phone, email }: { phone: string; email: string }): string[][] {
  return [...(phone === '' ? [] : [[phone, phoneUrl(phone)]]), ...(email === '' ? [] : [[email, `mailto:${email}`]])];
}

describe('the team page', () => {
  it('shows the introduction and the founder', () => {
    const texts = textsOf(page('main p'));
    for (const paragraph of settings.teamIntroduction.split('\n')) expect(texts).toContain(paragraph.trim());
    const founders = members.filter(({ isFeatured }) => isFeatured);
    expect(founders.length).toBeGreaterThan(0);
    for (const founder of founders) {
      const block = theOne(page('main section'), founder.name);
      expect(textsOf(block.find('p'))).toContain('Our Founder');
      expect(theOne(block.find('a'), `READ MORE: ${founder.name}`).attr('href')).toBe(teamMemberPath(founder.id));
    }
  });

  it('opens with text alone while there is no photograph of the team: no property stands in for it', () => {
    expect(settings.teamPhoto).toBeNull();
    const introduction = page('main h1').closest('header');
    expect(textsOf(introduction.find('h1'))).toEqual(['Our Team']);
    expect(introduction.find('img, figure, a').length).toBe(0);
  });

  it('shows everybody in their department, in order, with title, phone and email', () => {
    for (const { name } of departments) {
      const cards = each(theOne(page('main section'), name).find('article'));
      const shown = cards.map((card) => ({
        name: textOf(card.find('h3')),
        path: card.find('h3 a').attr('href'),
        title: textOf(card.find('p')),
        links: each(card.find('a').not('h3 a')).map((link) => [textOf(link), link.attr('href')]),
      }));
      const ofDepartment = members.filter(({ department }) => department === name);
      expect(shown).toEqual(
        ofDepartment.map((member) => ({
          name: member.name,
          path: teamMemberPath(member.id),
          title: member.title,
          links: contactLinks(member),
        })),
      );
    }
    expect(page('main article').length).toBe(members.length);
  });

  it('offers a link to all teams and one to the section of each department', () => {
    const links = theOne(page('nav'), 'Departments').find('a');
    expect(textsOf(links)).toEqual(['All Teams', ...departments.map(({ name }) => name)]);
    const sections = departments.map(({ name }) => `#${theOne(page('main section'), name).attr('id')}`);
    expect(attributesOf(links, 'href').slice(1)).toEqual(sections);
    expect(page(`[id="${links.first().attr('href')?.slice(1)}"]`).find('article').length).toBe(members.length);
  });
});

describe.each(members)('the page of $name', (member) => {
  it('shows title, name and biography, and leads back to the team', async () => {
    const own = await readMarkup(teamMemberPath(member.id));
    expect(textsOf(own('h1'))).toEqual([member.name]);
    const texts = textsOf(own('main p'));
    for (const text of [member.title, ...member.bio.split('\n')]) expect(texts).toContain(text.trim());
    expect(theOne(own('main a'), 'BACK TO OUR TEAM').attr('href')).toBe(PATHS.team);
  });

  it('has a button for the phone and one for the email where there is one', async () => {
    const own = await readMarkup(teamMemberPath(member.id));
    const first = member.name.split(' ')[0] ?? '';
    const buttons = each(own('main a')).filter((link) => /^(?:CALL|EMAIL) /.test(textOf(link)));
    expect(buttons.map((link) => [textOf(link), link.attr('href')])).toEqual(
      contactLinks(member).map(([, url = '']) => [url.startsWith('tel:') ? `CALL ${first}` : `EMAIL ${first}`, url]),
    );
  });

  it('shows up to four others of the department', async () => {
    const own = await readMarkup(teamMemberPath(member.id));
    const others = members.filter(({ id, department }) => id !== member.id && department === member.department);
    const more = named(own('main section'), 'More People');
    expect(textsOf(more.find('h3'))).toEqual(others.slice(0, 4).map(({ name }) => name));
    expect(more.length).toBe(others.length === 0 ? 0 : 1);
  });
});
