import { publishingApi } from '#domain/api/publishing.ts';
import { isRolledBack } from '#domain/publishing/site-state-machine.ts';
import type { ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { isBusy, type SiteNow } from '#admin/lib/publishing/use-site.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { siteSentence } from './site-status.ts';
import { UnseenPart } from './UnseenPart.tsx';
import { refreshPublishing } from './use-changes.ts';
import { PUBLISH_TEXT } from './text.ts';

const text = PUBLISH_TEXT.progress;
const STEPS = ['requested', 'building', 'verifying', 'live'] as const;

/** Colours of the states that last. */
const COLOURS: Readonly<Record<string, string>> = { live: 'border-sale', failed: 'border-error' };

/** State of the site: progress of a build, or why it failed with a button to try again. */
export function SiteProgress({ now }: { now: SiteNow }): ReactElement | null {
  const { failure, attempt } = useAttempt();
  const { site, build } = now;
  if (site === null) return null;
  const { state } = site;
  const rolledBack = isRolledBack(site);
  const reached = STEPS.findIndex((step) => step === state);
  const isRollback = build?.action === 'rollback';
  return (
    <section
      aria-labelledby="site-progress"
      className={`mb-8 border-l-4 bg-limestone px-6 py-5 ${rolledBack ? 'border-anil' : (COLOURS[state] ?? 'border-clay')}`}
    >
      <h2 id="site-progress" className="label font-text text-clay">
        {text.heading}
      </h2>
      <p role="status" className="mt-2 font-display text-title">
        {siteSentence(now)}
      </p>
      {state === 'live' && !rolledBack && (
        <a href="#receipt" className="inline-link text-small">
          {text.report}
        </a>
      )}
      {isBusy(now) && !(isRollback && site.lease?.buildId === build.id) && (
        <ol className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small">
          {STEPS.map((step, place) => (
            <li
              key={step}
              className={`flex-[1_1_6rem] border-t-2 pt-2 ${place <= reached ? 'border-anil text-ink' : 'border-sand text-ink-soft'}`}
            >
              {PUBLISH_TEXT.buildStates[step]}
            </li>
          ))}
        </ol>
      )}
      {(rolledBack || state === 'failed') && <UnseenPart site={site} />}
      {state === 'failed' && (
        <>
          <p className="mt-2 text-error">{site.failure}</p>
          {build !== null && build.faults.length > 0 && (
            <>
              <h3 className="mt-3 font-text text-small font-medium">{text.faults}</h3>
              <ul className="text-small">
                {build.faults.map(({ page, why }) => (
                  <li key={`${page} ${why}`}>
                    <code>{page}</code> {why}
                  </li>
                ))}
              </ul>
            </>
          )}
          <Banner>{failure}</Banner>
          {isRollback ? (
            <p className="mt-3 text-small">{PUBLISH_TEXT.rollback.tryAgain}</p>
          ) : (
            <button
              type="button"
              className="button button-quiet mt-4"
              onClick={() =>
                void attempt(
                  callAsStaff(publishingApi, 'POST /api/admin/builds').then(refreshPublishing),
                  text.againFailed,
                )
              }
            >
              {text.again}
            </button>
          )}
        </>
      )}
      {build !== null && build.log !== '' && state !== 'live' && (
        <details className="mt-3 text-small">
          <summary>{text.log}</summary>
          <pre className="mt-2 max-h-64 overflow-auto bg-lime p-3 text-[0.75rem] whitespace-pre-wrap" tabIndex={0}>
            {build.log}
          </pre>
        </details>
      )}
    </section>
  );
}
