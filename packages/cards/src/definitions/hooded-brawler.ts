import { card, pump, rule, triggered } from '@spellwright/dsl'

export const hoodedBrawler = card({
  name: 'Hooded Brawler',
  cost: '{2}{G}',
  type: 'Creature — Snake Warrior',
  power: 3,
  toughness: 2,
  abilities: [
    rule({ kind: 'mayExert', what: 'self' }),
    triggered({ on: { kind: 'exerted', object: 'self', when: 'asItAttacks' }, effects: [pump('self', 2, 2)] }),
  ],
})
