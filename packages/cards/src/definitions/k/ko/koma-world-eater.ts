import { card, createToken, dealsDamageToPlayer, keyword, mana, token, triggered } from '@spellwright/dsl'

export const komaWorldEater = card({
  name: 'Koma, World-Eater',
  cost: '{3}{G}{G}{U}{U}',
  type: 'Legendary Creature — Serpent',
  power: 8,
  toughness: 12,
  abilities: [
    { kind: 'static', rule: { kind: 'cantBeCountered', what: 'self' }, zone: 'stack' },
    keyword('trample'),
    keyword({ kind: 'ward', cost: [mana('{4}')] }),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [
        createToken(
          4,
          token({ name: "Koma's Coil", colors: ['U'], type: 'Creature — Serpent', power: 3, toughness: 3 }),
        ),
      ],
    }),
  ],
})
