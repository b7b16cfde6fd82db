import { card, continuous, gain } from '@spellwright/dsl'

export const berserkersOnslaught = card({
  name: "Berserkers' Onslaught",
  cost: '{3}{R}{R}',
  type: 'Enchantment',
  abilities: [
    continuous({ affects: { type: 'creature', is: 'attacking', controller: 'you' }, apply: [gain('double strike')] }),
  ],
})
