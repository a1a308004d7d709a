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
      {/* With a mouse the whole menu fits a window of 900 pixels, and grows in a taller one. */}
      <Link
        to={screenPath(screen)}
        className="flex min-h-10 items-center gap-3 border-l-4 border-transparent px-5 py-0.5 text-[0.875rem] hover:bg-rail-line aria-[current]:border-rail-mark aria-[current]:bg-rail-line aria-[current]:font-medium lg:min-h-[clamp(1.5rem,2.9dvh,2.25rem)]"
        aria-current={current}
      >
        <Icon size={18} />
        {label}
        {counts !== undefined && count > 0 && (
          <span
            className="ml-auto min-w-5.5 rounded-full bg-rail-mark px-1.5 text-center text-[0.75rem]/[1.375rem] font-medium text-rail"
            aria-label={text[counts](count)}
            role="img"
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </Link>
    </li>
  );
}
