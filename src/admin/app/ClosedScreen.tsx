import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { HOME } from './sign-in/SignInScreen.tsx';
import { SHELL_TEXT } from './text.ts';

const text = SHELL_TEXT.closed;

export function ClosedScreen(): ReactElement {
  return (
    <>
      <ScreenHead title={text.title} introduction={text.text} />
      <Link to={HOME} className="button button-quiet">
        {text.back}
      </Link>
    </>
  );
}
