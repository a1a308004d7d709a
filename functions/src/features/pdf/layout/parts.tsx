import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { PDF_TEXT as text } from './text.ts';
import { COLORS, MARGIN, styles } from './styles.ts';

/** Where the content of sections begins, in points from the margin. */
export const COLUMN_LEFT = 112;

const own = StyleSheet.create({
  section: { marginTop: 15, paddingTop: 10 },
  name: { width: COLUMN_LEFT, paddingRight: 12 },
  content: { flex: 1 },
  line: { flexDirection: 'row', borderTopWidth: 0.6, borderTopColor: COLORS.sand, paddingVertical: 2.5 },
  firstLine: { borderTopWidth: 0, paddingTop: 0 },
  pairs: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
  inPair: { width: '48%' },
  footer: { position: 'absolute', bottom: 30, left: MARGIN, right: MARGIN, flexDirection: 'row', fontSize: 7.5 },
});

interface SectionProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Whether it stays on one page; default false. */
  readonly whole?: boolean;
}

/** A section under a hairline: its name at the left, its content beside it. */
export function Section({ label, children, whole = false }: SectionProps) {
  return (
    <View style={[own.section, styles.hairline, styles.row]} wrap={!whole}>
      <View style={own.name}>
        <Text style={styles.label}>{label}</Text>
      </View>
      <View style={own.content}>{children}</View>
    </View>
  );
}

/** A text in paragraphs. */
export function Paragraphs({ children }: { readonly children: string }) {
  const paragraphs = children.split('\n').filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph, index) => (
    <Text key={index} style={{ marginTop: index === 0 ? 0 : 6 }} orphans={2} widows={2}>
      {paragraph}
    </Text>
  ));
}

export interface Line {
  readonly label: string;
  readonly value: string;
}

interface LinesProps {
  readonly lines: readonly Line[];
  /** Whether two are beside each other; default false. */
  readonly inPairs?: boolean;
}

/** Names and values under hairlines. */
export function Lines({ lines, inPairs = false }: LinesProps) {
  return (
    <View style={inPairs ? own.pairs : {}}>
      {lines.map(({ label, value }, index) => (
        <View
          key={index}
          style={[own.line, index < (inPairs ? 2 : 1) ? own.firstLine : {}, inPairs ? own.inPair : {}]}
          wrap={false}
        >
          <Text style={[styles.soft, { width: inPairs ? 76 : 90, paddingRight: 8 }]}>{label}</Text>
          <Text style={{ flex: 1 }}>{value}</Text>
        </View>
      ))}
    </View>
  );
}

/** The line at the bottom of each page: whose it is, and its number. */
export function Footer({ brand, title }: { readonly brand: string; readonly title: string }) {
  return (
    <View fixed style={[own.footer, styles.soft]}>
      <Text style={{ width: COLUMN_LEFT }}>{brand}</Text>
      <Text style={{ flex: 1, maxLines: 1, textOverflow: 'ellipsis' }}>{title}</Text>
      <Text
        style={{ width: 60, textAlign: 'right' }}
        render={({ pageNumber, totalPages }) => text.of(pageNumber, totalPages)}
      />
    </View>
  );
}
