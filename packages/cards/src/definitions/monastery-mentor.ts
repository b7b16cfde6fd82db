import { card, createToken, keyword, token, triggered, youCast } from '@spellwright/dsl'

const monk = token({ colors: ['W'], type: 'Creature — Monk', power: 1, toughness: 1, abilities: [keyword('prowess')] })

export const monasteryMentor = card({
  name: 'Monastery Mentor',
  cost: '{2}{W}',
  type: 'Creature — Human Monk',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('prowess'),
    triggered({ on: youCast({ not: { type: 'creature' } }), effects: [createToken(1, monk)] }),
  ],
})
