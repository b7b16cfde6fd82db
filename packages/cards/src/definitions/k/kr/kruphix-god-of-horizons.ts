import { card, continuous, keyword, rule } from '@spellwright/dsl'

export const kruphixGodOfHorizons = card({
  name: 'Kruphix, God of Horizons',
  cost: '{3}{G}{U}',
  type: 'Legendary Enchantment Creature — God',
  power: 4,
  toughness: 7,
  abilities: [
    keyword('indestructible'),
    continuous({
      condition: { kind: 'compare', quantity: { kind: 'devotion', colors: ['G', 'U'] }, is: { lessThan: 7 } },
      affects: 'self',
      apply: [{ kind: 'removeType', types: ['creature'] }],
    }),
    rule({ kind: 'maximumHandSize', player: 'you', size: 'none' }),
    rule({ kind: 'keepsMana', player: 'you', becomes: 'colorless' }),
  ],
})
