import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useCounts } from '#admin/lib/use-counts.ts';
import { screenPath, type AdminScreen } from './admin-screen.ts';
import { SHELL_TEXT } from './text.ts';

const text = SHELL_TEXT.counts;

interface Props {
  screen: AdminScreen;
  open: AdminScreen | undefined;
}

export function MenuLink({ screen, open }: Props): ReactElement | null {
  const { path, label, icon: Icon, counts } = screen;
  const count = useCounts()[counts ?? 'changes'];
  if (Icon === null) return null;
  const current = open === screen ? 'page' : open?.under === path ? 'true' : undefined;
  return (
    <li>
      <Link to={screenPath(screen)} className="rail-link" aria-current={current}>
        <Icon size={18} />
        {label}
        {counts !== undefined && count > 0 && (
          <span className="rail-count" aria-label={text[counts](count)} role="img">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </Link>
    </li>
  );
}
