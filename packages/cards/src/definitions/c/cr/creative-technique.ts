import { card, exile, keyword, put, shuffle, spell, the } from '@spellwright/dsl'

export const creativeTechnique = card({
  name: 'Creative Technique',
  cost: '{4}{R}',
  type: 'Sorcery',
  abilities: [
    keyword('demonstrate'),
    spell({
      effects: [
        shuffle(),
        { kind: 'revealUntil', player: 'you', filter: { not: { type: 'land' } }, as: 'found', others: 'others' },
        exile(the('found'), { as: 'card' }),
        put('library', the('others'), { library: { position: 'bottom', order: 'random' } }),
        { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may' },
      ],
    }),
  ],
})
