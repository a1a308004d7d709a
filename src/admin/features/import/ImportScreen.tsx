import { useEffect, useRef, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { LeaveGuard } from '#admin/components/form/LeaveGuard.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { CheckedPlan } from './CheckedPlan.tsx';
import { ChooseSheet } from './ChooseSheet.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';
import { MapColumns } from './MapColumns.tsx';
import { useImport, type Import } from './use-import.ts';
import { IMPORT_TEXT as text } from './text.ts';

/** The import of a sheet in steps: choose the file, map its columns, check with a dry run, import. */
export function ImportScreen(): ReactElement {
  const work = useImport();
  const { state } = work;
  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction} />
      <LeaveGuard isUnsaved={() => state.step === 'importing'} text={() => text.leave} />
      <Banner>{'failure' in state ? state.failure : ''}</Banner>
      <Banner tone="note">{'progress' in state && state.progress.isOffline && text.progress.offline}</Banner>
      <Step work={work} />
    </>
  );
}

/** The current step. A new one takes the focus, which the step before has lost with its buttons, and is read out. */
function Step({ work }: { work: Import }): ReactElement {
  const content = useRef<HTMLDivElement>(null);
  // While a file is read, its field stays.
  const step = work.state.step === 'inspecting' ? 'choose' : work.state.step;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [step]);
  return (
    <div ref={content}>
      <StepContent work={work} />
    </div>
  );
}

function StepContent({ work }: { work: Import }): ReactElement {
  const { state } = work;
  switch (state.step) {
    case 'choose':
      return <ChooseSheet inspecting={null} choose={work.choose} />;
    case 'inspecting':
      return <ChooseSheet inspecting={state.name} choose={work.choose} />;
    case 'map':
      return (
        <MapColumns
          sheet={state.sheet}
          onCheck={(choices) => work.check(state.sheet, choices)}
          onOther={work.restart}
        />
      );
    case 'checking':
      return <ImportProgress label={text.progress.checking} progress={state.progress} onCancel={work.cancel} />;
    case 'checked':
      return (
        <CheckedPlan sheet={state.sheet} onRun={() => work.run(state.sheet)} onBack={() => work.back(state.sheet)} />
      );
    case 'importing':
      return <ImportProgress label={text.progress.importing} progress={state.progress} onCancel={work.cancel} />;
    case 'done':
      return <ImportResult {...state} onAgain={work.restart} />;
  }
}
