import { useEffect, type ReactElement } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { SHELL_TEXT } from './text.ts';
import { HOME } from './sign-in/SignInScreen.tsx';

const text = SHELL_TEXT.error;

/** Shown in place of a screen that failed. */
export function ErrorPage(): ReactElement {
  const error = useRouteError();
  return <ErrorText error={error} isNotFound={isRouteErrorResponse(error) && error.status === 404} />;
}

/** Shown when the frame itself failed. */
export function OuterErrorPage(): ReactElement {
  return (
    <main id="content">
      <ErrorPage />
    </main>
  );
}

/** Shown for a URL without a screen. */
export function NoScreen(): ReactElement {
  return <ErrorText error={null} isNotFound />;
}

function ErrorText({ error, isNotFound }: { error: unknown; isNotFound: boolean }): ReactElement {
  const title = isNotFound ? text.notFoundTitle : text.title;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <section role="alert" className="mx-auto w-full max-w-text px-6 py-16">
      <h1 className="text-heading">{title}</h1>
      <p className="mt-4 border-l-2 border-error pl-5">{isNotFound ? text.notFound : messageOf(error)}</p>
      {!isNotFound && <p className="mt-4 text-ink-soft">{text.hint}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        {!isNotFound && (
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {text.reload}
          </button>
        )}
        <Link to={HOME} className="button button-quiet">
          {text.back}
        </Link>
      </div>
    </section>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
