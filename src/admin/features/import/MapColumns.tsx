import {
  headingOf,
  IMPORT_FIELDS,
  IMPORT_REQUIRED,
  missingColumns,
  type ImportField,
  type ImportMapping,
} from '#domain/import/mapping.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import type { OpenSheet } from './import-state.ts';
import { MapRow } from './MapRow.tsx';
import { FIELD_TEXT, IMPORT_TEXT } from './text.ts';

const text = IMPORT_TEXT.map;
const REQUIRED: readonly ImportField[] = IMPORT_REQUIRED;

interface Props {
  /** The sheet. */
  sheet: OpenSheet;
  /** Begins the dry run. */
  onCheck: (mapping: ImportMapping, sampleSeed: string | null) => void;
  /** Chooses another sheet. */
  onOther: () => void;
}

/** Says which column of the sheet is what, beside its first rows. */
export function MapColumns({ sheet, onCheck, onOther }: Props): ReactElement {
  const { file, facts } = sheet;
  const [mapping, setMapping] = useState(sheet.mapping);
  const [sample, setSample] = useState(sheet.sampleSeed !== null);
  const [seed, setSeed] = useState(sheet.sampleSeed ?? 'sample');
  const [fault, setFault] = useState('');
  const take = (field: ImportField, column: number | null): void => {
    const others = Object.fromEntries(Object.entries(mapping).filter(([name]) => name !== field));
    setMapping(column === null ? others : { ...others, [field]: column });
    setFault('');
  };
  const check = (): void => {
    const missing = missingColumns(mapping);
    if (missing.length > 0) setFault(text.missing(missing.map(headingOf).join(', ')));
    else onCheck(mapping, sample && seed.trim() !== '' ? seed : null);
  };

  return (
    <section aria-labelledby="import-map">
      <h2 id="import-map" className="text-title">
        {text.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{text.facts(file.name, facts.rows, facts.encoding.toUpperCase())}</p>
      <Banner>{fault}</Banner>
      <div className="import-scroll" role="region" aria-label={text.table} tabIndex={0}>
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col">{text.part}</th>
              <th scope="col">{text.column}</th>
              <th scope="col">{text.samples}</th>
            </tr>
          </thead>
          <tbody>
            {IMPORT_FIELDS.map((field) => (
              <MapRow
                key={field}
                label={FIELD_TEXT[field]}
                isRequired={REQUIRED.includes(field)}
                column={mapping[field] ?? null}
                facts={facts}
                take={(column) => take(field, column)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-6 max-w-text">
        <label className="field-check">
          <input type="checkbox" checked={sample} onChange={({ target }) => setSample(target.checked)} />
          <span>{text.sample}</span>
        </label>
        <p className="field-hint">{text.sampleHint}</p>
        {sample && (
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
