import { isDay } from '#domain/core/iso-day.ts';
import { sameValue } from '#domain/core/same-value.ts';
import { addDays, overlaps } from '#domain/stay/nights.ts';
import type { Season } from '#domain/stay/season.ts';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { EditorForm } from '#admin/components/form/EditorForm.tsx';
import { Sheet } from '#admin/components/Sheet.tsx';
import { useContentForm } from '#admin/lib/content/use-content-form.ts';
import { bindNumber } from './bind-number.ts';
import { saveTerms } from '../calendar-calls.ts';
import { describeChangeover, describeNights } from '../describe-range.ts';
import type { TermsEditor } from './PriceLists.tsx';
import {
  fieldsOf,
  findSeasonItem,
  seasonFormSchema,
  seasonOfFields,
  storedSeasonSchema,
  type SeasonFields,
  type SeasonItem,
  type SeasonStart,
} from './season-form.ts';
import { useNightWord } from '../use-night-word.ts';
import { CALENDAR_TEXT } from '../text.ts';

const { season: text, prices } = CALENDAR_TEXT;

const UNITS = ['night', 'week', 'month'] as const;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface Props {
  editor: TermsEditor;
  /** Null for a new one. */
  season: Season | null;
  /** Initial values of a new one. */
  start: SeasonStart;
  onClose: () => void;
}

/** The form of a season. */
export function SeasonSheet({
  editor: { property, stored, terms, onSaved },
  season,
  start,
  onClose,
}: Props): ReactElement {
  const word = useNightWord();
  const labels = text.labels(word);
  const editor = useContentForm<SeasonFields, SeasonItem>({
    id: 'season',
    schema: seasonFormSchema(word),
    stored: storedSeasonSchema(season?.id ?? ''),
    start: season === null ? start : fieldsOf(season),
    item: season === null || stored === null ? null : findSeasonItem(stored, season.id),
    labels,
    save: async (fields, base, key) => {
      const id = base?.season.id ?? key;
      const saved = seasonOfFields(id, fields);
      const calendar = await saveTerms(property.id, {
        base: base?.calendar ?? stored,
        change: ({ seasons, fees }) => ({ seasons: [...seasons.filter((other) => other.id !== id), saved], fees }),
        isSame: ({ seasons }) =>
          base === null ||
          sameValue(
            seasons.find((other) => other.id === id),
            base.season,
          ),
      });
      return { ...fields, rev: calendar.rev, season: saved, calendar };
    },
    rejected: text.rejected,
    // At once, so that the focus is on the opener again when a filled gap takes it away.
    close: () => flushSync(onClose),
    onSaved: ({ calendar, name }) => onSaved(calendar, prices.saved(name)),
    messageOf: ({ code, path = [] }) =>
      code === 'invalid_format' && String(path[0]).endsWith('Night') ? text.choose : undefined,
    alsoCheck: ({ firstNight, lastNight }) => {
      if (!isDay(firstNight) || !isDay(lastNight) || firstNight > lastNight) return [];
      const range = { from: firstNight, to: addDays(lastNight, 1) };
      const clash = terms.seasons.find((other) => other.id !== season?.id && overlaps(other, range));
      if (clash === undefined) return [];
      return [{ path: 'lastNight', message: text.clash(clash.name, describeNights(clash), word) }];
    },
  });
  const { form, field } = editor;
  const unit: unknown = useWatch({ control: form.control, name: 'unit' });
  return (
    <Sheet title={season === null ? text.add : text.edit} unsaved={editor.unsaved} onClose={onClose}>
      {(close) => (
        <EditorForm shell={editor.shell} label={season === null ? text.add : text.edit} onCancel={close}>
          <TextField {...field('name')} label={labels.name} wide required />
          <TextField {...field('firstNight')} label={labels.firstNight} type="date" required />
          <TextField {...field('lastNight')} label={labels.lastNight} type="date" required />
          <TextField {...bindNumber(editor, 'price')} label={labels.price} type="number" min={1} required />
          <SelectField
            {...field('unit')}
            // What is hidden must not keep the season from being saved.
            registration={form.register('unit', { onChange: () => form.resetField('weekendPrice') })}
            label={labels.unit}
            options={UNITS.map((id) => ({ id, label: text.units(word)[id] }))}
          />
          {unit === 'night' && (
            <TextField
              {...bindNumber(editor, 'weekendPrice')}
              label={labels.weekendPrice}
              type="number"
              min={1}
              hint={text.weekendHint(word)}
            />
          )}
          <TextField
            {...bindNumber(editor, 'minimumNights')}
            label={labels.minimumNights}
            type="number"
            min={1}
            required
          />
          <SelectField
            {...bindNumber(editor, 'changeoverDay')}
            label={labels.changeoverDay}
            options={[
              { id: '', label: text.anyDay },
              ...WEEKDAYS.map((day) => ({ id: String(day), label: describeChangeover(day, word) })),
            ]}
          />
        </EditorForm>
      )}
    </Sheet>
  );
}
