import { card, keyword, replacement, rule } from '@spellwright/dsl'

export const crystalBarricade = card({
  name: 'Crystal Barricade',
  cost: '{1}{W}',
  type: 'Artifact Creature — Wall',
  power: 0,
  toughness: 4,
  abilities: [
    keyword('defender'),
    rule({ kind: 'playerHas', player: 'you', keyword: 'hexproof' }),
    replacement({
      kind: 'damage',
      to: { object: { type: 'creature', controller: 'you', other: true } },
      combat: 'noncombat',
      change: { kind: 'prevent', amount: 'all' },
    }),
  ],
})
