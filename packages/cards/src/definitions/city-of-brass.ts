import { anyColor, card, dealDamage, players, tapForMana, triggered } from '@spellwright/dsl'

export const cityOfBrass = card({
  name: 'City of Brass',
  type: 'Land',
  abilities: [
    triggered({ on: { kind: 'tapped', object: 'self' }, effects: [dealDamage(1, players('you'))] }),
    tapForMana(anyColor()),
  ],
})
