import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { HOME } from './sign-in/SignInScreen.tsx';
import { SHELL_WORDS } from './text.ts';

const words = SHELL_WORDS.closed;

/** A screen that this role does not open. */
export function ClosedScreen(): ReactElement {
  return (
    <>
      <ScreenHead title={words.title} introduction={words.text} />
      <Link to={HOME} className="button button-quiet">
        {words.back}
      </Link>
    </>
  );
}
