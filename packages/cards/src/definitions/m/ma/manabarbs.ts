import { card, dealDamage, players, triggered } from '@spellwright/dsl'

export const manabarbs = card({
  name: 'Manabarbs',
  cost: '{3}{R}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'tappedForMana', object: { type: 'land' }, player: 'eachPlayer' },
      effects: [dealDamage(1, players('eventPlayer'))],
    }),
  ],
})
