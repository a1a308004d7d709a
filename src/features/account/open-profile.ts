import { keepForAfterSignIn } from '#lib/member/after-sign-in.ts';
import { goToSignIn } from '#lib/member/go-to-sign-in.ts';
import { fetchName } from '#lib/member/profile-store.ts';
import { $savedIds, cachedFavorites } from '#lib/member/saved-property-ids.ts';
import { currentMember } from '#lib/member/session.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import { updateFavorites } from '#lib/member/update-favorites.ts';
import { startDataForm } from './data-form.ts';
import { startDeletionForm } from './deletion-form.ts';
import { startPasswordForm } from './password-form.ts';
import { profilePart, showProfileState } from './profile-parts.ts';
import { startSettingsForm } from './settings-form.ts';
import { signOutHere } from './sign-out.ts';

/** Starts the forms of the profile page and fills it. */
export async function openProfile(): Promise<void> {
  startSettingsForm();
  startPasswordForm();
  startDataForm();
  startDeletionForm();
  profilePart('[data-sign-out]').addEventListener('click', () => void signOutHere());
  profilePart('[data-retry]').addEventListener('click', () => void load());
  $savedIds.listen(showTotal);
  await load();
}

async function load(): Promise<void> {
  showProfileState('loading');
  try {
    await fill();
    showProfileState('profile');
  } catch (error) {
    if (error instanceof SessionEnded) {
      keepForAfterSignIn({ reason: 'ended', favorite: null });
      goToSignIn();
      return;
    }
    showProfileState('failed');
  }
}

async function fill(): Promise<void> {
  const member = await currentMember();
  if (member === null) throw new SessionEnded();
  const [name] = await Promise.all([fetchName(), updateFavorites(member.uid)]);
  profilePart('[data-email]').textContent = member.email;
  fieldOf('[data-own-email]').value = member.email ?? '';
  fieldOf('[name=name]').value = name;
  showSince(member.metadata.creationTime);
  showTotal();
}

function showSince(creationTime: string | undefined): void {
  if (creationTime === undefined) throw new Error('Auth gave an account without its beginning');
  const created = new Date(creationTime);
  const since = profilePart('[data-since]');
  since.setAttribute('datetime', created.toISOString().slice(0, 10));
  since.textContent = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(created);
}

function showTotal(): void {
  profilePart('[data-favorites-total]').textContent = String(cachedFavorites()?.length ?? 0);
}

function fieldOf(selector: string): HTMLInputElement {
  const field = profilePart(selector);
  if (!(field instanceof HTMLInputElement)) throw new Error(`${selector} is no field`);
  return field;
}
