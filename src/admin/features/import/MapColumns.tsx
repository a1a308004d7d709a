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
import { FIELD_WORDS, IMPORT_WORDS } from './text.ts';

const words = IMPORT_WORDS.map;
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
    if (missing.length > 0) setFault(words.missing(missing.map(headingOf).join(', ')));
    else onCheck(mapping, sample && seed.trim() !== '' ? seed : null);
  };

  return (
    <section aria-labelledby="import-map">
      <h2 id="import-map" className="text-title">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{words.facts(file.name, facts.rows, facts.encoding.toUpperCase())}</p>
      <Banner>{fault}</Banner>
      <div className="import-scroll" role="region" aria-label={words.table} tabIndex={0}>
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col">{words.part}</th>
              <th scope="col">{words.column}</th>
              <th scope="col">{words.samples}</th>
            </tr>
          </thead>
          <tbody>
            {IMPORT_FIELDS.map((field) => (
              <MapRow
                key={field}
                label={FIELD_WORDS[field]}
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
          <span>{words.sample}</span>
        </label>
        <p className="field-hint">{words.sampleHint}</p>
        {sample && (
          <label className="field mt-3 block">
            <span className="field-label">{words.seed}</span>
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
          {words.check}
        </button>
        <button type="button" className="button button-quiet" onClick={onOther}>
          {words.other}
        </button>
      </div>
    </section>
  );
}
