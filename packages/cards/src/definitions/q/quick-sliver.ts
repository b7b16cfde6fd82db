import { card, keyword, rule } from '@spellwright/dsl'

export const quickSliver = card({
  name: 'Quick Sliver',
  cost: '{1}{G}',
  type: 'Creature — Sliver',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('flash'),
    rule({ kind: 'castAsThoughFlash', player: 'eachPlayer', spell: { subtype: 'Sliver' } }),
  ],
})
