import { card, keyword, pump, rule, triggered } from '@spellwright/dsl'

export const nefCropEntangler = card({
  name: 'Nef-Crop Entangler',
  cost: '{1}{R}',
  type: 'Creature — Human Warrior',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('trample'),
    rule({ kind: 'mayExert', what: 'self' }),
    triggered({ on: { kind: 'exerted', object: 'self', when: 'asItAttacks' }, effects: [pump('self', 1, 2)] }),
  ],
})
