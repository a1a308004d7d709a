import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { formatArea } from '#domain/property/facts.ts';
import { VENUE_TEXT as text } from '#domain/property/venue/text.ts';
import type { VenueSpace } from '#domain/property/venue/venue-facts.ts';
import { Section } from './parts.tsx';
import { COLORS, styles } from './styles.ts';
import { PDF_TEXT } from './text.ts';

const own = StyleSheet.create({
  line: { flexDirection: 'row', borderTopWidth: 0.6, borderTopColor: COLORS.sand, paddingVertical: 2.5 },
  figure: { width: 62, textAlign: 'right' },
});

/** The capacities of rooms and gardens. */
export function Spaces({ spaces }: { readonly spaces: readonly VenueSpace[] }) {
  if (spaces.length === 0) return null;
  return (
    <Section label={PDF_TEXT.spaces}>
      <View style={[styles.row, styles.small]} wrap={false}>
        <Text style={{ flex: 1 }}>{text.space}</Text>
        {[text.seated, text.standing, text.area].map((name) => (
          <Text key={name} style={own.figure}>
            {name}
          </Text>
        ))}
      </View>
      {spaces.map(({ name, isOutdoors, seated, standing, area }, index) => (
        <View key={index} style={own.line} wrap={false}>
          <Text style={{ flex: 1 }}>{`${name}${isOutdoors ? `, ${text.outdoors}` : ''}`}</Text>
          <Text style={own.figure}>{seated ?? text.unknown}</Text>
          <Text style={own.figure}>{standing ?? text.unknown}</Text>
          <Text style={own.figure}>{area === null ? text.unknown : formatArea(area)}</Text>
        </View>
      ))}
    </Section>
  );
}
