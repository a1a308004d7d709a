import type { ContentInput } from '#domain/content/schemas.ts';
import { destinationSchema } from '#domain/places/destination.ts';
import { DESTINATION_SLUGS, type DestinationSlug } from '#domain/places/destination-list.ts';
import { FAILED_TO_FETCH_PROPERTIES } from '#domain/search/text.ts';
import type { ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { Choice } from '#admin/components/form/Choice.tsx';
import { useFormValue } from '#admin/components/form/use-form-value.ts';
import { ChoiceField } from '#components/form/ChoiceField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { useContent } from '#admin/lib/content/use-content.ts';
import { usePropertyTitles } from '#admin/lib/content/property-titles.ts';
import type { ContentForm } from '#admin/lib/content/use-content-form.ts';
import { destinationsResource } from '#admin/lib/content/content-resources.ts';
import { DESTINATIONS_TEXT as text } from './text.ts';

const labels = FIELD_LABELS.destinations;

interface Props {
  editor: ContentForm<ContentInput<'destinations'>>;
  /** The destination itself, which cannot be its own neighbour. */
  slug: DestinationSlug;
}

/** The properties and other destinations that belong to a destination. */
export function DestinationRelations({ editor, slug }: Props): ReactElement {
  const { form, field } = editor;
  const names = new Map(useContent(destinationsResource).data?.map((one) => [one.slug, one.name]));
  const { data: titles, isError } = usePropertyTitles();
  const [suggested, suggest] = useFormValue(form, 'suggestedPropertyId');
  const chosen = destinationSchema.shape.suggestedPropertyId.catch(null).parse(suggested) ?? '';
  const isListed = chosen === '' || titles?.some(({ id }) => id === chosen) === true;
  const others = DESTINATION_SLUGS.filter((other) => other !== slug);
  return (
    <>
      <h2 className="form-part text-title">{text.sections.related}</h2>
      <TextField {...field('locationText')} label={labels.locationText} hint={text.hints.locationText} required wide />
      <ChoiceField
        {...field('nearbyDestinations')}
        label={labels.nearbyDestinations}
        options={others.map((other) => ({ id: other, label: names.get(other) ?? other }))}
      />
      <div className="field-wide">
        {isError && <Banner>{FAILED_TO_FETCH_PROPERTIES}</Banner>}
        <Choice
          className="field"
          label={labels.suggestedPropertyId}
          value={chosen}
          options={[
            { id: '', label: text.noProperty },
            ...(isListed ? [] : [{ id: chosen, label: text.otherProperty }]),
            ...(titles ?? []).map(({ id, title }) => ({ id, label: title })),
          ]}
          choose={(id) => suggest(id === '' ? null : id)}
        />
      </div>
    </>
  );
}
