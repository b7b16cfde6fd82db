import { additionalCost, card, manaValueOf, plus, put, sacrifice, search, shuffle, spell, the } from '@spellwright/dsl'

export const neoform = card({
  name: 'Neoform',
  cost: '{G}{U}',
  type: 'Sorcery',
  abilities: [
    additionalCost([sacrifice({ type: 'creature' }, 'sacrificed')]),
    spell({
      effects: [
        search({ type: 'creature', manaValue: { exactly: plus(1, manaValueOf(the('sacrificed'))) } }),
        put('battlefield', the('found'), { counters: { counter: '+1/+1', count: 1 } }),
        shuffle(),
      ],
    }),
  ],
})
