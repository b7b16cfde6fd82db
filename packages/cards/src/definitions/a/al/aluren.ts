import { card, rule } from '@spellwright/dsl'

export const aluren = card({
  name: 'Aluren',
  type: 'Enchantment',
  cost: '{2}{G}{G}',
  abilities: [
    rule({
      kind: 'mayCastFor',
      player: 'eachPlayer',
      spell: { type: 'creature', manaValue: { atMost: 3 } },
      cost: [],
      flash: 'flash',
    }),
  ],
})
