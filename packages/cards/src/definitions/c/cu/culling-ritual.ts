import { addMana, all, bound, card, spell } from '@spellwright/dsl'

export const cullingRitual = card({
  name: 'Culling Ritual',
  cost: '{2}{B}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'destroy', what: all({ not: { type: 'land' }, manaValue: { atMost: 2 } }), as: 'destroyed' },
        addMana({ kind: 'anyCombination', amount: bound('destroyed'), colors: ['B', 'G'] }),
      ],
    }),
  ],
})
