import type { Page } from '@playwright/test';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { PATHS, teamMemberPath } from '#domain/site/paths.ts';
import { phoneUrl } from '#domain/text/phone-url.ts';
import type { TeamMember } from '#domain/content/team.ts';
import { publishedDocuments } from '#support/content/published-content.ts';
import { publishedSite } from '#support/content/published-content.ts';
import { expect, test } from '../fixtures.ts';

const team = (): Promise<TeamMember[]> => publishedDocuments('teamMembers', PUBLISHED_SCHEMAS.teamMembers);

const filter = (page: Page) => page.getByRole('navigation', { name: 'Departments' });

async function largestDepartment() {
  const members = await team();
  const departments = await publishedDocuments('departments', PUBLISHED_SCHEMAS.departments);
  const counted = departments.map(({ id, name }) => ({
    id,
    name,
    count: members.filter(({ department }) => department === name).length,
  }));
  const [largest] = counted.sort((a, b) => b.count - a.count);
  if (!largest) throw new Error('expected a department');
  return { ...largest, members };
}

test.describe('the team without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the introduction, the founder, and everybody with phone and email', async ({ page }) => {
    const members = await team();
    const { settings } = await publishedSite();
    await page.goto(PATHS.team);
    const main = page.getByRole('main');
    for (const paragraph of settings.teamIntroduction.split('\n')) await expect(main).toContainText(paragraph);
    for (const founder of members.filter(({ isFeatured }) => isFeatured)) {
      const block = main.getByRole('region', { name: founder.name });
      await expect(block).toContainText('Our Founder');
      await expect(block.getByRole('link', { name: 'READ MORE' })).toHaveAttribute('href', teamMemberPath(founder.id));
    }
    for (const { id, name, title, department, phone, email } of members) {
      const card = main.getByRole('region', { name: department }).getByRole('article').filter({ hasText: name });
      await expect(card).toContainText(title);
      await expect(card.getByRole('link', { name })).toHaveAttribute('href', teamMemberPath(id));
      if (phone) await expect(card.getByRole('link', { name: phone })).toHaveAttribute('href', phoneUrl(phone));
      if (email) await expect(card.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    }
  });

  test('the departments are links to their sections', async ({ page }) => {
    const { id, name, members } = await largestDepartment();
    await page.goto(PATHS.team);
    await filter(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    await expect(page.getByRole('article')).toHaveCount(members.length);
  });
});

test.describe('the department filter', () => {
  test('offers All Teams and one button per department', async ({ page }) => {
    const departments = await publishedDocuments('departments', PUBLISHED_SCHEMAS.departments);
    await page.goto(PATHS.team);
    await expect(filter(page).getByRole('link')).toHaveText(['All Teams', ...departments.map(({ name }) => name)]);
    await expect(filter(page).locator('[aria-current]')).toHaveText('All Teams');
  });

  test('shows one department, announces the count and is in the URL', async ({ page }) => {
    const { id, name, count, members } = await largestDepartment();
    await page.goto(PATHS.team);
    const choice = filter(page).getByRole('link', { name });
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(count);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} people in ${name}`);
    await expect(choice).toHaveAttribute('aria-current', 'true');
    await expect(choice).toBeFocused();
    await expect(choice).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));

    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(members.length);
    await page.goForward();
    await expect(page.getByRole('article')).toHaveCount(count);
    await filter(page).getByRole('link', { name: 'All Teams' }).click();
    await expect(page.getByRole('article')).toHaveCount(members.length);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${members.length} people`);
  });

  test('opens from a shared link', async ({ page }) => {
    const { id, name, count } = await largestDepartment();
    await page.goto(`${PATHS.team}#${id}`);
    await expect(page.getByRole('article')).toHaveCount(count);
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    await expect(filter(page)).toBeInViewport();
  });
});

test.describe("a person's page without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test('shows title, name, biography, buttons, the way back and up to four others of the department', async ({
    page,
  }) => {
    const members = await team();
    for (const member of members) {
      await page.goto(teamMemberPath(member.id));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(member.name);
      await expect(main).toContainText(member.title);
      for (const paragraph of member.bio.split('\n')) {
        await expect(main.locator('p', { hasText: paragraph.trim() }).first()).toBeVisible();
      }
      const first = member.name.split(' ')[0] ?? '';
      const call = main.getByRole('link', { name: `CALL ${first}` });
      if (member.phone) await expect(call).toHaveAttribute('href', phoneUrl(member.phone));
      else await expect(call).toHaveCount(0);
      const email = main.getByRole('link', { name: `EMAIL ${first}` });
      if (member.email) await expect(email).toHaveAttribute('href', `mailto:${member.email}`);
      else await expect(email).toHaveCount(0);
      await expect(main.getByRole('link', { name: 'BACK TO OUR TEAM' })).toHaveAttribute('href', '/our-team');

      const others = members.filter(({ id, department }) => id !== member.id && department === member.department);
      const more = main.getByRole('region', { name: 'More People' });
      if (others.length === 0) await expect(more).toHaveCount(0);
      else await expect(more.getByRole('heading', { level: 3 })).toHaveText(others.slice(0, 4).map(({ name }) => name));
    }
  });
});
