import type { Page } from '@playwright/test';
import { PATHS } from '#domain/site/paths.ts';
import { sampleContent } from '#support/site/sample-content.ts';
import { expect, test } from '../fixtures.ts';
import { forceColours } from '../system-highlight.ts';

// Who is on the page and where the links lead: tests/site/team.test.ts.

const filter = (page: Page) => page.getByRole('navigation', { name: 'Departments' });

async function largestDepartment() {
  const members = await sampleContent('teamMembers');
  const departments = await sampleContent('departments');
  const counted = departments.map(({ id, name }) => ({
    id,
    name,
    count: members.filter(({ department }) => department === name).length,
  }));
  const [largest] = counted.sort((a, b) => b.count - a.count);
  if (!largest) throw new Error('expected a department');
  return { ...largest, members };
}

test.describe('the department filter', () => {
  test('shows one department, announces the count and is in the URL', async ({ page }) => {
    const { id, name, count, members } = await largestDepartment();
    await page.goto(PATHS.team);
    await expect(filter(page).locator('[aria-current]')).toHaveText('All Teams');
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

  test('marks the choice in the colours of a system that sets its own', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(PATHS.team);
    const highlight = await forceColours(page);
    await expect(filter(page).locator('[aria-current]')).toHaveCSS('background-color', highlight);
    await expect(filter(page).locator('a:not([aria-current])').first()).not.toHaveCSS('background-color', highlight);
  });

  test('opens from a shared link', async ({ page }) => {
    const { id, name, count } = await largestDepartment();
    await page.goto(`${PATHS.team}#${id}`);
    await expect(page.getByRole('article')).toHaveCount(count);
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    await expect(filter(page)).toBeInViewport();
  });

  test('shows all teams, and so does the way back, at a URL cut short', { tag: '@nightly' }, async ({ page }) => {
    const { name, count, members } = await largestDepartment();
    await page.goto(`${PATHS.team}#%`);
    await expect(filter(page).locator('[aria-current]')).toHaveText('All Teams');
    await filter(page).getByRole('link', { name }).click();
    await expect(page.getByRole('article')).toHaveCount(count);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(members.length);
  });
});
