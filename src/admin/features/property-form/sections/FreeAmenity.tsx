import type { Amenity } from '#domain/property/amenities/amenity.ts';
import { AMENITY_CATEGORIES } from '#domain/property/amenities/catalogue.ts';
import { useId, useState, type ReactElement } from 'react';
import { NewEntry } from '#admin/components/form/NewEntry.tsx';
import { Choice } from '#admin/components/form/Choice.tsx';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.amenities;

const CATEGORIES = AMENITY_CATEGORIES.map((id) => ({ id, label: text.categories[id] }));

export function FreeAmenity({ add }: { add: (amenity: Pick<Amenity, 'category' | 'name'>) => void }): ReactElement {
  const id = useId();
  const [name, setName] = useState('');
  const [category, setCategory] = useState<Amenity['category']>('essentials');
  const addTyped = (): void => {
    add({ category, name });
    setName('');
  };
  return (
    <NewEntry className="flex flex-wrap items-end gap-3" onAdd={addTyped}>
      <div className="field grow basis-64">
        <label className="field-label" htmlFor={`${id}-name`}>
          {text.free}
        </label>
        <input
          id={`${id}-name`}
          className="field-input"
          value={name}
          maxLength={160}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      <Choice className="field" label={text.category} value={category} options={CATEGORIES} choose={setCategory} />
      <button type="button" data-add className="button button-quiet" onClick={addTyped}>
        {text.add}
      </button>
    </NewEntry>
  );
}
