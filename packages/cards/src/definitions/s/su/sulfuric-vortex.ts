import { atBeginningOf, card, dealDamage, players, replacement, triggered } from '@spellwright/dsl'

export const sulfuricVortex = card({
  name: 'Sulfuric Vortex',
  cost: '{1}{R}{R}',
  type: 'Enchantment',
  abilities: [
    triggered({ on: atBeginningOf('upkeep', 'eachPlayer'), effects: [dealDamage(2, players('eventPlayer'))] }),
    replacement({ kind: 'gainLife', player: 'eachPlayer', change: { set: 0 } }),
  ],
})
