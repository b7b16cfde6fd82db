import { card, keyword, rule } from '@spellwright/dsl'

export const vaporkin = card({
  name: 'Vaporkin',
  cost: '{1}{U}',
  type: 'Creature — Elemental',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('flying'),
    rule({ kind: 'canBlockOnly', what: 'self', attackers: { type: 'creature', keyword: 'flying' } }),
  ],
})
