import { card, exile, keyword, search, shuffle, spell, targetPlayer, the } from '@spellwright/dsl'

export const bitterOrdeal = card({
  name: 'Bitter Ordeal',
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [search({}, { whose: the('player') }), exile(the('found')), shuffle(the('player'))],
    }),
    keyword('gravestorm'),
  ],
})
