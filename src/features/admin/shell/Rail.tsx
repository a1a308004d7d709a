import { useEffect, useRef, type ReactElement } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../../../components/admin/Icon.tsx';
import { leaveStaffSession, type StaffMember } from '../../../lib/staff/staff-session.ts';
import { screenPath, type AdminScreen, type PublicPage } from './admin-screen.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import { SHELL_WORDS } from './words.ts';

const words = SHELL_WORDS.rail;

interface Props {
  /** The screens this person may open. */
  screens: readonly AdminScreen[];
  /** Pages of the site. */
  publicPages: readonly PublicPage[];
  /** Who works here. */
  staff: StaffMember;
}

/** The menu at the side; on a telephone it comes over the screen and goes when somebody chose. */
export function Rail({ screens, publicPages, staff }: Props): ReactElement {
  const rail = useRef<HTMLElement>(null);
  // The key changes with every press, also of a link to the screen that is open.
  const { key } = useLocation();
  useEffect(() => {
    if (rail.current?.matches(':popover-open') === true) rail.current.hidePopover();
  }, [key]);

  return (
    <aside ref={rail} id="rail" popover="auto" className="rail" aria-label={words.label}>
      <p className="rail-name">
        {document.body.dataset['brand']}
        <span className="label block text-rail-soft">{words.label}</span>
      </p>
      <nav aria-label={words.label}>
        <ul>
          {screens.map((screen) =>
            screen.icon === null ? null : (
              <li key={screen.path}>
                <NavLink to={screenPath(screen)} className="rail-link">
                  <Icon name={screen.icon} />
                  {screen.label}
                </NavLink>
              </li>
            ),
          )}
        </ul>
      </nav>
      <nav aria-label={words.site}>
        <h2 className="label px-5 pb-2 font-text text-rail-soft">{words.site}</h2>
        <ul>
          {publicPages.map(({ href, label }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener" className="rail-link rail-link-small">
                {label}
                <Icon name="external-link" size={14} className="ml-auto" />
                <span className="sr-only">{words.newTab}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="rail-foot">
        <ThemeChoice />
        <p className="truncate text-small" title={staff.email}>
          {staff.email}
        </p>
        <p className="text-small text-rail-soft">{SHELL_WORDS.roles[staff.role]}</p>
        <button
          type="button"
          className="rail-link -mx-5 w-[calc(100%+2.5rem)]"
          onClick={() => void leaveStaffSession()}
        >
          <Icon name="log-out" />
          {words.logout}
        </button>
      </div>
    </aside>
  );
}
