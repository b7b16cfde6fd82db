import { card, put, rule } from '@spellwright/dsl'

export const leylineOfSanctity = card({
  name: 'Leyline of Sanctity',
  cost: '{2}{W}{W}',
  type: 'Enchantment',
  abilities: [
    { kind: 'openingHand', effects: [put('battlefield', 'self')] },
    rule({ kind: 'playerHas', player: 'you', keyword: 'hexproof' }),
  ],
})
