import { PATHS } from '#domain/site/paths.ts';
import { goToSignIn, hideMemberPage } from '#lib/member/go-to-sign-in.ts';
import { knownMember, type KnownMember } from '#lib/member/known-member.ts';
import { signOutHere } from './sign-out.ts';
import { ACCOUNT_MENU_TEXT as text } from './account-menu-text.ts';

/** The member this page shows as signed in; null for nobody. */
let shown: KnownMember | null = null;

/** Shows the account menu to a member; for nobody, restores the sign-in links and leaves a members' page. */
export function followMember(member: KnownMember | null): void {
  const before = shown;
  shown = member;
  hideMenu();
  const page = document.querySelector<HTMLElement>('[data-members-only]');
  if (member === null) {
    if (page) goToSignIn();
    return;
  }
  // The page was filled for another member, or hidden after a sign-out.
  if (page && (page.hidden || (before !== null && before.uid !== member.uid))) {
    hideMemberPage();
    location.reload();
    return;
  }
  showMenu(member);
}

/** Ends the session in this tab too when its member has signed out in another. */
export async function followSignOut(uid: string): Promise<void> {
  if (knownMember()?.uid !== uid) return;
  const { endSession } = await import('#lib/member/session.ts');
  await endSession();
  followMember(null);
}

function showMenu({ email }: KnownMember): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-account-entry]')) {
    link.hidden = true;
    link.after(headerMenu(email, link));
  }
  for (const link of document.querySelectorAll<HTMLElement>('[data-account-mobile]')) {
    link.hidden = true;
    link.after(...mobileEntries());
  }
}

function hideMenu(): void {
  for (const made of document.querySelectorAll('[data-account-menu]')) made.remove();
  for (const link of document.querySelectorAll<HTMLElement>('[data-account-entry], [data-account-mobile]')) {
    link.hidden = false;
  }
}

function headerMenu(email: string, link: HTMLElement): HTMLElement {
  const button = create('button', {
    class: link.className,
    type: 'button',
    'aria-label': text.open,
    popovertarget: 'menu-account',
  });
  button.style.setProperty('anchor-name', '--menu-account');
  button.append(...[...link.children].map((icon) => icon.cloneNode(true)));
  const panel = create('div', { id: 'menu-account', popover: '', class: 'menu-panel' });
  panel.style.setProperty('position-anchor', '--menu-account');
  const emailLine = create('p', { class: 'border-b border-sand px-6 py-4 text-small break-all text-ink-soft' }, email);
  const list = document.createElement('ul');
  for (const entry of [
    create('a', { href: PATHS.favorites }, text.favorites),
    create('a', { href: PATHS.profile }, text.settings),
    signOutButton('menu-button w-full cursor-pointer text-left'),
  ]) {
    list.appendChild(document.createElement('li')).append(entry);
  }
  panel.append(emailLine, list);
  const menu = create('div', { 'data-account-menu': '' });
  menu.append(button, panel);
  return menu;
}

function mobileEntries(): HTMLElement[] {
  const settings = create('a', { href: PATHS.profile, 'data-account-menu': '' }, text.settings);
  const leave = signOutButton('w-full cursor-pointer');
  leave.dataset['accountMenu'] = '';
  return [settings, leave];
}

function signOutButton(className: string): HTMLElement {
  const button = create('button', { type: 'button', class: className }, text.signOut);
  button.addEventListener('click', () => void signOutHere());
  return button;
}

function create(name: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.textContent = text;
  return element;
}
