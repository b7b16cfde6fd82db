import { activated, card, mana, manaValueOf, plus, put, sacrifice, search, shuffle, tap, the } from '@spellwright/dsl'

export const repurposingBay = card({
  name: 'Repurposing Bay',
  type: 'Artifact',
  cost: '{2}{U}',
  abilities: [
    activated({
      cost: [mana('{2}'), tap, sacrifice({ type: 'artifact', other: true }, 'sacrificed')],
      timing: 'sorcery',
      effects: [
        search({ type: 'artifact', manaValue: { exactly: plus(1, manaValueOf(the('sacrificed'))) } }),
        put('battlefield', the('found')),
        shuffle(),
      ],
    }),
  ],
})
