import { activated, card, mana, manaValueOf, plus, put, sacrifice, search, shuffle, tap, the } from '@spellwright/dsl'

export const pyreOfHeroes = card({
  name: 'Pyre of Heroes',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [mana('{2}'), tap, sacrifice({ type: 'creature' }, 'sacrificed')],
      timing: 'sorcery',
      effects: [
        search({
          type: 'creature',
          shares: { what: 'creatureType', with: the('sacrificed') },
          manaValue: { exactly: plus(1, manaValueOf(the('sacrificed'))) },
        }),
        put('battlefield', the('found')),
        shuffle(),
      ],
    }),
  ],
})
