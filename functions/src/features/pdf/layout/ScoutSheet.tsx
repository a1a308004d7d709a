import { Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { PropertyPosition } from '#domain/places/locate-property.ts';
import { ACCESS_TEXT } from '#domain/property/access/text.ts';
import { DISTANCE_LABELS } from '#domain/property/distances/distance-kinds.ts';
import { distanceText } from '#domain/property/distances/text.ts';
import { propertyFacts } from '#domain/property/facts.ts';
import { VENUE_TEXT } from '#domain/property/venue/text.ts';
import { venueLines } from '#domain/property/venue/venue-lines.ts';
import { DISPLAY_FONT } from '../load-fonts.ts';
import type { Photo } from '../photos.ts';
import { Person, SmallPrint } from './Contact.tsx';
import { Light } from './Light.tsx';
import type { LimitedContent } from './limit-content.ts';
import { Footer, Lines, Section } from './parts.tsx';
import { Photograph } from './Photograph.tsx';
import { QrCode } from './QrCode.tsx';
import { Spaces } from './Spaces.tsx';
import { COLORS, SEPARATOR, styles } from './styles.ts';
import { labelText, PDF_TEXT as text } from './text.ts';

const own = StyleSheet.create({
  flow: { fontSize: 8.5, lineHeight: 1.4 },
  title: { fontFamily: DISPLAY_FONT, fontSize: 24, lineHeight: 1.1, marginTop: 4 },
  head: { flexDirection: 'row', alignItems: 'flex-end' },
  row: { flexDirection: 'row', gap: 11, marginTop: 12 },
  contact: { flex: 1, backgroundColor: COLORS.pine, color: COLORS.lime, padding: 12, justifyContent: 'center' },
  end: { marginTop: 12 },
});

interface Props {
  readonly content: LimitedContent;
  readonly photos: readonly Photo[];
}

/** One or two pages for those who plan an event or a shoot: whom to ask, spaces, power, vehicles and light. */
export function ScoutSheet({ content, photos }: Props) {
  const { property, settings, url, point } = content;
  const facts = propertyFacts(property).map(({ label, value }) => `${label}: ${value}`);
  const access = content.access.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  const distances = property.distances.map((distance) => ({
    label: DISTANCE_LABELS[distance.kind],
    value: distanceText(distance),
  }));
  return (
    <Page size="A4" style={[styles.page, { paddingTop: 36, paddingBottom: 48 }]}>
      <Footer brand={settings.brandName} title={property.title} />
      <View style={own.flow}>
        <View style={own.head}>
          <View style={{ flex: 1 }}>
            <Text style={styles.label}>{`${text.scoutSheet} · ${labelText(property)}`}</Text>
            <Text style={own.title}>{property.title}</Text>
          </View>
          <QrCode text={url} size={62} />
        </View>
        <View style={own.row}>
          {photos.map((photo, index) => (
            <Photograph key={index} photo={photo} />
          ))}
          <View style={own.contact}>
            <Person content={content} />
          </View>
        </View>
        <Spaces spaces={property.spaces} />
        <Section label={VENUE_TEXT.heading(property.type)}>
          <Lines
            lines={[
              ...venueLines(property),
              { label: text.facts, value: facts.join(SEPARATOR) },
              { label: text.position, value: positionText(point) },
            ].filter(({ value }) => value !== '')}
          />
        </Section>
        {point.source !== 'country' && <Light point={point} places={property.outdoorPlaces} />}
        {access.length > 0 && (
          <Section label={ACCESS_TEXT.heading} whole>
            <Lines lines={access} inPairs />
          </Section>
        )}
        {/* The small print is not alone on a second page. */}
        <View wrap={false}>
          {distances.length > 0 && (
            <Section label={text.distances}>
              <Lines lines={distances} inPairs />
            </Section>
          )}
          <View style={[styles.small, own.end]}>
            <SmallPrint content={content} color={COLORS['ink-soft']} />
          </View>
        </View>
      </View>
    </Page>
  );
}

/** The point of the property itself; '' when the page shows none, or an area alone. */
function positionText({ latitude, longitude, exact }: PropertyPosition): string {
  return exact ? `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` : '';
}
