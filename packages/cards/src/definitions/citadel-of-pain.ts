import { atBeginningOf, card, count, dealDamage, players, triggered } from '@spellwright/dsl'

export const citadelOfPain = card({
  name: 'Citadel of Pain',
  cost: '{2}{R}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: atBeginningOf('end', 'eachPlayer'),
      effects: [dealDamage(count({ type: 'land', is: 'untapped', controller: 'eventPlayer' }), players('eventPlayer'))],
    }),
  ],
})
