import { card, put, rule } from '@spellwright/dsl'

export const leylineOfAnticipation = card({
  name: 'Leyline of Anticipation',
  cost: '{2}{U}{U}',
  type: 'Enchantment',
  abilities: [
    { kind: 'openingHand', effects: [put('battlefield', 'self')] },
    rule({ kind: 'castAsThoughFlash', player: 'you', spell: {} }),
  ],
})
