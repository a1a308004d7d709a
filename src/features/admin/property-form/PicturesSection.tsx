import { GALLERY_MAX } from '@site/domain/limits';
import { gallerySchema, type Picture } from '@site/domain/picture';
import type { ReactElement } from 'react';
import { OrderedList } from '../../../components/admin/OrderedList.tsx';
import { FieldNotes } from '../../../components/form/FieldNotes.tsx';
import { FormPicture } from '../../../lib/staff/content/FormPicture.tsx';
import { PictureIntake } from '../../../lib/staff/picture-desk.tsx';
import { FormSection } from './FormSection.tsx';
import { GalleryItem } from './GalleryItem.tsx';
import { galleryItems } from './gallery-items.ts';
import type { PropertyFormModel } from './property-form-model.ts';
import { usePart } from './use-part.ts';
import { PROPERTY_LABELS as labels, PROPERTY_WORDS } from './words.ts';

const words = PROPERTY_WORDS.gallery;

/** The hero and the gallery: added, described, ordered and taken out; all of it is saved with the form. */
export function PicturesSection({ model }: { model: PropertyFormModel }): ReactElement {
  const [gallery, setGallery] = usePart(model, 'gallery', gallerySchema);
  const { id, error } = model.part('gallery');
  const items = galleryItems(gallery);
  // Uploads settle one after the other, each with the gallery as it is by then.
  const add = (picture: Picture): void => {
    const now = gallerySchema.parse(model.form.getValues('gallery'));
    if (now.length < GALLERY_MAX) setGallery([...now, picture]);
  };

  return (
    <FormSection id="pictures" title={PROPERTY_WORDS.sections.pictures}>
      <FormPicture {...model.part('hero')} form={model.form} name="hero" label={labels.hero} optional />
      <div id={id} tabIndex={-1} className="field-wide">
        <h3 className="mb-4 font-text font-medium">{words.current(gallery.length)}</h3>
        <OrderedList
          label={labels.gallery}
          items={items}
          layout="grid"
          nameOf={({ place }) => words.image(place + 1)}
          onOrder={(ids) => {
            setGallery(ids.flatMap((key) => items.find((item) => item.id === key)?.picture ?? []));
            return Promise.resolve();
          }}
        >
          {({ picture }, handles, place) => (
            <GalleryItem
              picture={picture}
              place={place + 1}
              handles={handles}
              change={(changed) => setGallery(gallery.with(place, changed))}
              remove={() => setGallery(gallery.toSpliced(place, 1))}
            />
          )}
        </OrderedList>
        <FieldNotes id={id} error={error} />
      </div>
      <div className="field-wide">
        <h3 className="mb-3 font-text font-medium">{words.add}</h3>
        {gallery.length < GALLERY_MAX ? (
          <PictureIntake onPicture={add} />
        ) : (
          <p className="text-ink-soft">{words.full(GALLERY_MAX)}</p>
        )}
      </div>
    </FormSection>
  );
}
