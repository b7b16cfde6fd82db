import { card, spell } from '@spellwright/dsl'

export const cataclysm = card({
  name: 'Cataclysm',
  cost: '{2}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'sacrificeChoice',
          player: 'eachPlayer',
          filter: {},
          count: { allBut: [{ type: 'artifact' }, { type: 'creature' }, { type: 'enchantment' }, { type: 'land' }] },
        },
      ],
    }),
  ],
})
