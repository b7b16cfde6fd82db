import { all, card, dealDamage, spell } from '@spellwright/dsl'

export const endTheFestivities = card({
  name: 'End the Festivities',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        dealDamage(1, {
          players: 'opponent',
          objects: all({ type: ['creature', 'planeswalker'], controller: 'opponent' }),
        }),
      ],
    }),
  ],
})
