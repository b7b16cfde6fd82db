import { card, keyword, pump, rule, triggered } from '@spellwright/dsl'

export const khenraScrapper = card({
  name: 'Khenra Scrapper',
  cost: '{2}{R}',
  type: 'Creature — Jackal Warrior',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('menace'),
    rule({ kind: 'mayExert', what: 'self' }),
    triggered({ on: { kind: 'exerted', object: 'self', when: 'asItAttacks' }, effects: [pump('self', 2, 0)] }),
  ],
})
