import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { GeoPoint } from '#domain/places/geo-point.ts';
import { clockText } from '#domain/property/outdoors/clock-text.ts';
import { goldenHours } from '#domain/property/outdoors/golden-hour.ts';
import type { OutdoorPlace } from '#domain/property/outdoors/outdoor-place.ts';
import { sunTimesText } from '#domain/property/outdoors/sun-times-text.ts';
import { SUN_DAYS, sunYears, type SunDayId } from '#domain/property/outdoors/sun-year.ts';
import type { SunTime } from '#domain/property/outdoors/sun.ts';
import { SUN_TEXT } from '#domain/property/outdoors/text.ts';
import { VENUE_TEXT as text } from '#domain/property/venue/text.ts';
import { Section } from './parts.tsx';
import { SEPARATOR, styles } from './styles.ts';

const own = StyleSheet.create({
  months: { flexDirection: 'row', flexWrap: 'wrap' },
  month: { width: '50%', flexDirection: 'row', paddingRight: 14 },
});

interface Props {
  readonly point: GeoPoint;
  readonly places: readonly OutdoorPlace[];
}

/** The golden hours by month, and when the sun is on the outdoor places. */
export function Light({ point, places }: Props) {
  return (
    <>
      <Section label={text.golden} whole>
        <View style={own.months}>
          {goldenHours(point).map(({ date, morning, evening }) => (
            <View key={date} style={own.month}>
              <Text style={[styles.soft, { width: 28 }]}>{monthText(date)}</Text>
              <Text style={{ flex: 1 }}>{`${rangeText(morning)} and ${rangeText(evening)}`}</Text>
            </View>
          ))}
        </View>
        <Text style={[styles.small, { marginTop: 3 }]}>{text.goldenNote}</Text>
      </Section>
      {places.length > 0 && (
        <Section label={SUN_TEXT.heading}>
          <SunLines point={point} places={places} gap={3} />
        </Section>
      )}
    </>
  );
}

interface SunProps extends Props {
  /** Points between two places. */
  readonly gap: number;
  /** Default all. */
  readonly days?: readonly SunDayId[];
}

/** Where each place faces and when it has sun, such as 'Faces south · 20 March: 7:00 to 19:10 · …'. */
export function SunLines({ point, places, gap, days = SUN_DAYS.map(({ id }) => id) }: SunProps) {
  return sunYears(places, point).map((place, index) => (
    <View key={index} style={{ marginBottom: gap }} wrap={false}>
      <Text>{place.name}</Text>
      <Text style={styles.small}>
        {[
          place.bearing === null ? SUN_TEXT.open : SUN_TEXT.faces(place.bearing),
          ...place.days
            .filter(({ id }) => days.includes(id))
            .map(({ id, sun }) => `${SUN_TEXT.days[id]}: ${sunTimesText(sun)}`),
        ].join(SEPARATOR)}
      </Text>
    </View>
  ));
}

const rangeText = ({ from, to }: SunTime): string => `${clockText(from)} to ${clockText(to)}`;

function monthText(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' });
}
