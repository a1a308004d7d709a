import { useIsMutating, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { findUnsavedWork, saveWork, type LeaveText } from '#admin/components/form/unsaved-work.ts';
import { SHELL_TEXT } from './text.ts';

/**
 * Keeps a screen open as long as leaving it would lose something; closing the window asks. Navigation waits for changes that
 * are being saved. Then it continues, asks about unsaved work, or is cancelled after a rejection, because its message has to
 * be read here. The only blocker of the back office: the router supports one at a time.
 */
export function NavigationGuard(): ReactElement | null {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const isSaving = useIsMutating() > 0;
  // Whether one of the changes since the last moment without any was rejected.
  const isRejected = useRef(false);
  const isLeaving = useRef(false);
  const [question, setQuestion] = useState<LeaveText | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (client.isMutating() > 0) return true;
    isRejected.current = false;
    // Another URL of the same screen, such as a section's, keeps its work.
    return currentLocation.pathname !== nextLocation.pathname && findUnsavedWork() !== undefined;
  });
  const isBlocked = blocker.state === 'blocked';
  const leavesScreen = isBlocked && blocker.location.pathname !== pathname;

  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        if (event.action.type === 'error') isRejected.current = true;
        if (event.action.type === 'pending' && client.isMutating() === 1) isRejected.current = false;
      }),
    [client],
  );
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (client.isMutating() > 0 || findUnsavedWork() !== undefined) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [client]);

  const saveFirst = useEffectEvent(() => (leavesScreen ? saveWork() : undefined));
  const continueOrAsk = useEffectEvent(() => {
    const unsaved = leavesScreen ? findUnsavedWork() : undefined;
    if (unsaved !== undefined) setQuestion(unsaved.text());
    else if (isRejected.current) blocker.reset?.();
    else blocker.proceed?.();
  });
  useEffect(() => {
    if (!isBlocked) return;
    isLeaving.current = false;
    void untilSaved(client)
      .then(() => saveFirst())
      .then(() => untilSaved(client))
      .then(() => continueOrAsk());
  }, [isBlocked, client]);

  if (!isBlocked) return null;
  if (question === null) {
    return isSaving ? (
      <p role="status" className="fixed right-4 bottom-4 z-40 border-b-4 border-anil bg-white px-5 py-3 shadow-lift">
        {SHELL_TEXT.saving}
      </p>
    ) : null;
  }
  const stay = (): void => {
    setQuestion(null);
    // The dialog closes before it reports which button was pressed.
    queueMicrotask(() => {
      if (!isLeaving.current) blocker.reset();
    });
  };
  const leave = (): void => {
    isLeaving.current = true;
    blocker.proceed();
  };
  return (
    <ConfirmDialog title={question.title} yes={question.yes} no={question.no} onYes={leave} onClose={stay}>
      {question.hint}
    </ConfirmDialog>
  );
}

/** Resolves when no change is being saved. */
function untilSaved(client: QueryClient): Promise<void> {
  return new Promise((done) => {
    const check = (): void => {
      if (client.isMutating() > 0) return;
      stop();
      done();
    };
    const stop = client.getMutationCache().subscribe(check);
    check();
  });
}
