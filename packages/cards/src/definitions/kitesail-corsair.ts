import { card, continuous, gain, matches } from '@spellwright/dsl'

export const kitesailCorsair = card({
  name: 'Kitesail Corsair',
  cost: '{1}{U}',
  type: 'Creature — Human Pirate',
  power: 2,
  toughness: 1,
  abilities: [
    continuous({ condition: matches('self', { is: 'attacking' }), affects: 'self', apply: [gain('flying')] }),
  ],
})
