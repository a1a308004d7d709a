import type { ReactElement } from 'react';
import { useFormValue } from '#admin/components/form/use-form-value.ts';
import { TextField } from '#components/form/TextField.tsx';
import type { SettingsEditor } from './SettingsForm.tsx';
import { SETTINGS_TEXT } from './text.ts';

const { reviews: text, sections } = SETTINGS_TEXT;

/** Initial values of a new badge; empty fields have to be filled in before it can be saved. */
const NEW_BADGE = { source: '', rating: 5, count: 1, address: '' };

/** The reviews badge, which is optional. */
export function ReviewsFields({ editor }: { editor: SettingsEditor }): ReactElement {
  const { form, field } = editor;
  const [reviews, set] = useFormValue(form, 'reviews');
  const isShown = reviews !== null;
  const number = (name: string) => ({ ...field(name), registration: form.register(name, { valueAsNumber: true }) });
  return (
    <>
      <h2 className="form-part text-title">{sections.reviews}</h2>
      <div className="field-check field-wide">
        <input
          id="settings-reviews"
          type="checkbox"
          checked={isShown}
          onChange={({ currentTarget }) => set(currentTarget.checked ? NEW_BADGE : null)}
        />
        <label htmlFor="settings-reviews">{text.show}</label>
      </div>
      {isShown && (
        <>
          <TextField {...field('reviews.source')} label={text.source} required />
          <TextField {...field('reviews.address')} label={text.address} required />
          <TextField {...number('reviews.rating')} label={text.rating} type="number" min={1} max={5} required />
          <TextField {...number('reviews.count')} label={text.count} type="number" min={1} required />
        </>
      )}
    </>
  );
}
