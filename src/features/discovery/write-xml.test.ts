import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeXml, textElement, XML_DECLARATION } from './write-xml.ts';
import { readXml } from './xml-fixture.ts';

function isAllowedInXml(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x20 ? code !== 0xfffe && code !== 0xffff : [0x9, 0xa, 0xd].includes(code);
}

describe('text in XML', () => {
  it('is escaped', () => {
    expect(escapeXml(`Sun & <sea> "d'Or"`)).toBe('Sun &amp; &lt;sea&gt; &quot;d&apos;Or&quot;');
  });

  it('loses characters that XML cannot contain', () => {
    expect(escapeXml('a\u0000b\u000bc\ufffed\ud800e')).toBe('abcd\ufffde');
  });

  it('keeps accents and characters beyond the first plane', () => {
    expect(escapeXml('Maré 𝒜')).toBe('Maré 𝒜');
  });

  it('is well-formed whatever it says, and is read back unchanged but for the ends of lines', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = readXml(XML_DECLARATION + textElement('title', `&${text}]]>`)).text;
        const kept = Array.from(text).filter(isAllowedInXml).join('');
        expect(read).toBe(`&${kept.replaceAll(/\r\n?/g, '\n')}]]>`);
      }),
    );
  });
});
