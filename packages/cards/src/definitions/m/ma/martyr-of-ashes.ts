import { activated, all, card, dealDamage, mana, sacrificeSelf, X } from '@spellwright/dsl'

export const martyrOfAshes = card({
  name: 'Martyr of Ashes',
  cost: '{R}',
  type: 'Creature — Human Shaman',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{2}'), { kind: 'reveal', what: { zone: 'hand', color: 'R' }, count: X }, sacrificeSelf],
      effects: [dealDamage(X, all({ type: 'creature', not: { keyword: 'flying' } }))],
    }),
  ],
})
