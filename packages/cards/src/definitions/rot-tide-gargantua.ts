import { card, keyword, triggered } from '@spellwright/dsl'

export const rotTideGargantua = card({
  name: 'Rot-Tide Gargantua',
  cost: '{3}{B}{B}',
  type: 'Creature — Zombie Kraken',
  power: 5,
  toughness: 4,
  abilities: [
    keyword('exploit'),
    triggered({
      on: { kind: 'exploited', object: 'self' },
      effects: [{ kind: 'sacrificeChoice', player: 'opponent', filter: { type: 'creature' }, count: 1 }],
    }),
  ],
})
