import { card, createToken, dies, keyword, powerOf, putCounters, token, triggered } from '@spellwright/dsl'

const whiteVampire = token({
  colors: ['W'],
  type: 'Creature — Vampire',
  power: 1,
  toughness: 1,
  abilities: [keyword('lifelink')],
})

export const elendaTheDuskRose = card({
  name: 'Elenda, the Dusk Rose',
  cost: '{2}{W}{B}',
  type: 'Legendary Creature — Vampire Knight',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('lifelink'),
    triggered({ on: dies({ type: 'creature', other: true }), effects: [putCounters('+1/+1', 1, 'self')] }),
    triggered({ on: dies('self'), effects: [createToken(powerOf('self'), whiteVampire)] }),
  ],
})
