import { ExternalLink, LogOut } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { matchPath, useLocation } from 'react-router';
import { leaveStaffSession, type StaffMember } from '#admin/lib/staff-session.ts';
import { MENU_GROUPS, screenPath, type AdminScreen, type PublicPage } from './admin-screen.ts';
import { MenuLink } from './MenuLink.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { SHELL_TEXT } from './text.ts';

const text = SHELL_TEXT.rail;

interface Props {
  screens: readonly AdminScreen[];
  publicPages: readonly PublicPage[];
  staff: StaffMember;
}

/** The menu at the side; on a phone it is a popover that closes after a choice. */
export function Rail({ screens, publicPages, staff }: Props): ReactElement {
  const rail = useRef<HTMLElement>(null);
  // The key changes with every click, also on the link to the open screen.
  const { key, pathname } = useLocation();
  const open = screens.find((screen) => matchPath(screenPath(screen), pathname) !== null);
  useEffect(() => {
    if (rail.current?.matches(':popover-open') === true) rail.current.hidePopover();
  }, [key]);

  return (
    <aside ref={rail} id="rail" popover="auto" className="rail" aria-label={text.label}>
      <p className="rail-name">
        {document.body.dataset['brand']}
        <span className="label block text-rail-soft">{text.label}</span>
      </p>
      <nav aria-label={text.label} className="rail-menu">
        {MENU_GROUPS.map((group) => {
          const inGroup = screens.filter((screen) => screen.group === group && screen.icon !== null);
          if (inGroup.length === 0) return null;
          return (
            <div key={group}>
              <h2 id={`menu-${group}`} className="rail-heading">
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
        <h2 className="rail-heading">{text.site}</h2>
        <ul className="rail-pages">
          {publicPages.map(({ href, label }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener" className="rail-link rail-link-small">
                {label}
                <ExternalLink size={12} />
                <span className="sr-only">{text.newTab}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="rail-foot">
        <p className="truncate text-small" title={staff.email}>
          {staff.email}
        </p>
        <p className="text-small text-rail-soft">{SHELL_TEXT.roles[staff.role]}</p>
        <div className="rail-foot-line">
          <ThemeChoice />
          <button type="button" className="rail-logout" onClick={() => void leaveStaffSession()}>
            <LogOut size={18} />
            {text.logout}
          </button>
        </div>
      </div>
    </aside>
  );
}
