import { describe, expect, it } from 'vitest';
import { matchRank, rankMatches } from './rank-match.ts';

describe('the order of what is found', () => {
  const titles = ['Villa Alvor', 'The Vilas', 'Casa da Vila', 'Quinta Novila', 'Vila', 'Vila Nova', 'Solar'];

  it('begins with the whole name, then what begins with the words, then with one of its words, then the rest', () => {
    const found = rankMatches(titles, 'vila', (title) => ({ name: title, also: '' }));
    expect(found).toEqual(['Vila', 'Vila Nova', 'Casa da Vila', 'The Vilas', 'Quinta Novila']);
  });

  it('puts a match in the name before one beside it', () => {
    const found = rankMatches(['Casa Azul, Lisbon', 'Lisbon Loft, Cascais'], 'lisbon', (text) => {
      const [name = '', also = ''] = text.split(', ');
      return { name, also };
    });
    expect(found).toEqual(['Lisbon Loft, Cascais', 'Casa Azul, Lisbon']);
  });

  it('finds nothing that lacks one of the words, whatever their order and accents', () => {
    expect(matchRank({ name: 'Pátio da Lagoa', also: 'Óbidos' }, 'lagoa patio')).not.toBeNull();
    expect(matchRank({ name: 'Pátio da Lagoa', also: 'Óbidos' }, 'patio mar')).toBeNull();
  });
});
