import type { ReactElement } from 'react';
import { FormLines } from '#admin/components/form/FormLines.tsx';
import { FormRecords } from '#admin/components/form/FormRecords.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { BRACKET_LISTS, BRACKET_PARTS, STEP_PARTS } from './entry-parts.ts';
import type { SettingsEditor } from './SettingsForm.tsx';
import { SETTINGS_TEXT } from './text.ts';

const { purchase: text, sections, entries } = SETTINGS_TEXT;

const NUMBERS = ['stampDutyRate', 'deedAndRegistry', 'imiFrom', 'imiTo'] as const;

/** What the law of a year takes from a buyer. */
export function PurchaseFields({ editor }: { editor: SettingsEditor }): ReactElement {
  const { form, field, part } = editor;
  const of = (name: string): string => `purchaseTable.${name}`;
  const number = (name: string) => ({
    ...field(of(name)),
    registration: form.register(of(name), { setValueAs: numberOrNone }),
  });
  return (
    <>
      <h2 className="form-part text-title">{sections.purchase}</h2>
      <p className="field-wide text-small text-ink-soft">{text.hint}</p>
      <TextField {...number('year')} label={text.year} type="number" required />
      <TextField {...field(of('validUntil'))} label={text.validUntil} type="date" required />
      <TextField {...field(of('source'))} label={text.source} required />
      <TextField {...field(of('sourceUrl'))} label={text.sourceUrl} required />
      {NUMBERS.map((name) => (
        <TextField key={name} {...number(name)} label={text[name]} type="number" required />
      ))}
      <TextField
        {...number('nonResidentRate')}
        label={text.nonResidentRate}
        type="number"
        hint={text.nonResidentHint}
        optional
      />
      {BRACKET_LISTS.map((name) => (
        <FormRecords
          key={name}
          {...part(of(name))}
          form={form}
          name={of(name)}
          label={text[name]}
          entry={entries.brackets}
          parts={BRACKET_PARTS}
          hint={text.bracketHint}
        />
      ))}
      <FormRecords
        {...part(of('aimi'))}
        form={form}
        name={of('aimi')}
        label={text.aimi}
        entry={entries.aimi}
        parts={STEP_PARTS}
      />
      <FormLines {...part(of('notes'))} form={form} name={of('notes')} label={text.notes} entry={entries.notes} />
    </>
  );
}

/** An empty field is no rate. */
function numberOrNone(typed: unknown): number | null {
  return typed === null || typed === '' ? null : Number(typed);
}
