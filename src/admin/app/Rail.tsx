import { ExternalLink, LogOut } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import type { StaffMember } from '#admin/lib/staff-session.ts';
import { MENU_GROUPS, screenPath, type AdminScreen } from './admin-screen.ts';
import { MenuLink } from './MenuLink.tsx';
import { PUBLIC_PAGES } from './navigation.ts';
import { SIGN_OUT } from './sign-in/SignInScreen.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { SHELL_TEXT } from './text.ts';

const text = SHELL_TEXT.rail;

const HEADING =
  'px-5 pt-1.5 pb-0.5 font-text text-[0.6875rem]/[1.35] font-medium tracking-[0.08em] text-rail-soft uppercase';

interface Props {
  screens: readonly AdminScreen[];
  staff: StaffMember;
}

/** The menu at the side; on a phone it is a popover that closes after a choice. */
export function Rail({ screens, staff }: Props): ReactElement {
  const rail = useRef<HTMLElement>(null);
  // The key changes with every click, also on the link to the open screen.
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const open = screens.find((screen) => matchPath(screenPath(screen), pathname) !== null);
  useEffect(() => {
    if (rail.current?.matches(':popover-open') === true) rail.current.hidePopover();
  }, [key]);

  return (
    <aside
      ref={rail}
      id="rail"
      popover="auto"
      aria-label={text.label}
      // Not every browser closes it, and none when the focus returns to the button below it.
      onBlur={({ currentTarget, relatedTarget }) => {
        const leaves = relatedTarget !== null && !currentTarget.contains(relatedTarget);
        if (leaves && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
      }}
      className="h-dvh w-60 flex-col gap-2 overflow-y-auto bg-rail pt-4 text-rail-ink open:flex **:focus-visible:-outline-offset-3 **:focus-visible:outline-rail-ink **:focus-visible:shadow-none lg:sticky lg:inset-auto lg:top-0 lg:left-0 lg:flex"
    >
      <p className="px-5 font-display text-[1.375rem] leading-[1.1]">
        {document.body.dataset['brand']}
        <span className="label mt-0.5 block font-text text-rail-soft">{text.label}</span>
      </p>
      <nav aria-label={text.label}>
        {MENU_GROUPS.map((group) => {
          const inGroup = screens.filter((screen) => screen.group === group && screen.icon !== null);
          if (inGroup.length === 0) return null;
          return (
            <div key={group}>
              <h2 id={`menu-${group}`} className={HEADING}>
                {SHELL_TEXT.groups[group]}
              </h2>
              <ul aria-labelledby={`menu-${group}`}>
                {inGroup.map((screen) => (
                  <MenuLink key={screen.path} screen={screen} open={open} />
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      <nav aria-label={text.site}>
        <h2 className={HEADING}>{text.site}</h2>
        <ul className="grid grid-cols-[auto_1fr] [&>li:nth-child(2n)>a]:pl-2">
          {PUBLIC_PAGES.map(({ href, label }) => (
            <li key={href}>
              <a
                href={href}
                target="_blank"
                rel="noopener"
                className="flex min-h-8 items-center gap-1 border-l-4 border-transparent py-0.5 pl-5 text-[0.75rem] whitespace-nowrap text-rail-soft hover:bg-rail-line"
              >
                {label}
                <ExternalLink size={12} />
                <span className="sr-only">{text.newTab}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto border-t border-rail-line px-5 py-2">
        <p className="truncate text-small" title={staff.email}>
          {staff.email}
        </p>
        <p className="text-small text-rail-soft">{SHELL_TEXT.roles[staff.role]}</p>
        <div className="mt-1 flex items-center justify-between">
          <ThemeChoice />
          <button
            type="button"
            className="flex min-h-9 cursor-pointer items-center gap-2 text-[0.875rem] underline-offset-[0.25em] hover:underline"
            onClick={() => void navigate('/admin', { replace: true, state: SIGN_OUT })}
          >
            <LogOut size={18} />
            {text.logout}
          </button>
        </div>
      </div>
    </aside>
  );
}
