import { card, createToken, dealsDamageToPlayer, keyword, mana, token, triggered } from '@spellwright/dsl'

const blueIllusion = token({
  colors: ['U'],
  type: 'Creature — Illusion',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})

export const moonbladeShinobi = card({
  name: 'Moonblade Shinobi',
  cost: '{3}{U}',
  type: 'Creature — Human Ninja',
  power: 3,
  toughness: 2,
  abilities: [
    keyword({ kind: 'ninjutsu', cost: [mana('{2}{U}')] }),
    triggered({ on: dealsDamageToPlayer('self', 'combat'), effects: [createToken(1, blueIllusion)] }),
  ],
})
