import { FURTHER_FIELDS, IMPORTED_COLUMNS, type ImportField } from '#domain/import/columns.ts';
import { headingOf, missingColumns } from '#domain/import/mapping.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import type { OpenSheet, SheetChoices } from './import-state.ts';
import { MapRow } from './MapRow.tsx';
import { IMPORT_TEXT } from './text.ts';

const text = IMPORT_TEXT.map;

interface Props {
  sheet: OpenSheet;
  onCheck: (choices: SheetChoices) => void;
  onOther: () => void;
}

/** Maps the columns of the sheet, with its first rows as samples. */
export function MapColumns({ sheet, onCheck, onOther }: Props): ReactElement {
  const { file, facts } = sheet;
  const [mapping, setMapping] = useState(sheet.mapping);
  const [clears, setClears] = useState(sheet.clears);
  const [usesSample, setUsesSample] = useState(sheet.sampleSeed !== null);
  const [seed, setSeed] = useState(sheet.sampleSeed ?? 'sample');
  const [error, setError] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  // A field whose column was removed stays in the table, so that another can be chosen.
  const isAbsent = (field: ImportField): boolean =>
    FURTHER_FIELDS.has(field) && mapping[field] === undefined && sheet.mapping[field] === undefined;
  const absent = IMPORTED_COLUMNS.filter(({ field }) => isAbsent(field)).length;
  const take = (field: ImportField, column: number | null): void => {
    const others = Object.fromEntries(Object.entries(mapping).filter(([name]) => name !== field));
    setMapping(column === null ? others : { ...others, [field]: column });
    setError('');
  };
  const clear = (field: ImportField, isChosen: boolean): void => {
    const others = clears.filter((name) => name !== field);
    setClears(isChosen ? [...others, field] : others);
  };
  const check = (): void => {
    const missing = missingColumns(mapping);
    if (missing.length > 0) setError(text.missing(missing.map(headingOf).join(', ')));
    else {
      // Without its column a field would be cleared in every row.
      const mapped = clears.filter((field) => mapping[field] !== undefined);
      onCheck({ mapping, clears: mapped, sampleSeed: usesSample && seed.trim() !== '' ? seed : null });
    }
  };

  return (
    <section aria-labelledby="import-map">
      <h2 id="import-map" data-first tabIndex={-1} className="text-title">
        {text.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{text.facts(file.name, facts.rows, facts.encoding.toUpperCase())}</p>
      <Banner>{error}</Banner>
      <div className="overflow-x-auto border-y border-sand" role="region" aria-label={text.table} tabIndex={0}>
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col">{text.part}</th>
              <th scope="col">{text.column}</th>
              <th scope="col">{text.empty}</th>
              <th scope="col">{text.samples}</th>
            </tr>
          </thead>
          <tbody>
            {IMPORTED_COLUMNS.filter(({ field }) => showsAll || !isAbsent(field)).map(
              ({ field, label, isRequired = false, canBeCleared = false }) => (
                <MapRow
                  key={field}
                  label={label}
                  isRequired={isRequired}
                  column={mapping[field] ?? null}
                  facts={facts}
                  take={(column) => take(field, column)}
                  clearing={
                    canBeCleared && mapping[field] !== undefined
                      ? { isChosen: clears.includes(field), choose: (isChosen) => clear(field, isChosen) }
                      : null
                  }
                />
              ),
            )}
          </tbody>
        </table>
      </div>
      {absent > 0 && (
        <button
          type="button"
          className="inline-link mt-3 cursor-pointer py-1"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? text.fewer : text.further(absent)}
        </button>
      )}
      <div className="mt-6 max-w-text">
        <label className="field-check">
          <input type="checkbox" checked={usesSample} onChange={({ target }) => setUsesSample(target.checked)} />
          <span>{text.sample}</span>
        </label>
        <p className="field-hint">{text.sampleHint}</p>
        {usesSample && (
          <label className="field mt-3 block">
            <span className="field-label">{text.seed}</span>
            <input
              className="field-input"
              value={seed}
              maxLength={SHORT_TEXT}
              onChange={({ target }) => setSeed(target.value)}
            />
          </label>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={check}>
          {text.check}
        </button>
        <button type="button" className="button button-quiet" onClick={onOther}>
          {text.other}
        </button>
      </div>
    </section>
  );
}
