import { activated, anyColor, card, createToken, mana, tap, tapForMana, token } from '@spellwright/dsl'

export const jasmineDragonTeaShop = card({
  name: 'Jasmine Dragon Tea Shop',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    tapForMana(anyColor(), {
      kind: 'onlyCastOrActivate',
      spell: { subtype: 'Ally' },
      object: { subtype: 'Ally' },
    }),
    activated({
      cost: [mana('{5}'), tap],
      effects: [createToken(1, token({ colors: ['W'], type: 'Creature — Ally', power: 1, toughness: 1 }))],
    }),
  ],
})
