import { BLOOD, card, createToken, enters, keyword, triggered } from '@spellwright/dsl'

export const falkenrathCelebrants = card({
  name: 'Falkenrath Celebrants',
  cost: '{4}{R}',
  type: 'Creature — Vampire',
  power: 4,
  toughness: 4,
  abilities: [keyword('menace'), triggered({ on: enters('self'), effects: [createToken(2, BLOOD)] })],
})
