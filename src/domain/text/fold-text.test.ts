import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, foldWords } from './fold-text.ts';

describe('comparable text', () => {
  it('ignores case and accents', () => {
    expect(foldText('ÓBIDOS')).toBe('obidos');
    expect(foldText('São João')).toBe('sao joao');
  });

  it('takes the apostrophe of phones for that of keyboards', () => {
    expect(foldText('Casa d’Ouro')).toBe(foldText("Casa d'Ouro"));
  });

  it('makes whole words findable', () => {
    expect(foldWords('Carvalhal, Comporta')).toBe(' carvalhal comporta ');
    expect(foldWords('Porto Covo').includes(' covo ')).toBe(true);
    expect(foldWords('Montemor-o-Novo')).toBe(' montemor o novo ');
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
        expect(foldWords(foldWords(text))).toBe(foldWords(text));
      }),
    );
  });
});
