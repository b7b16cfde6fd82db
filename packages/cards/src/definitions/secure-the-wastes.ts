import { card, createToken, spell, token, X } from '@spellwright/dsl'

const warrior = token({ colors: ['W'], type: 'Creature — Warrior', power: 1, toughness: 1 })

export const secureTheWastes = card({
  name: 'Secure the Wastes',
  cost: '{X}{W}',
  type: 'Instant',
  abilities: [spell({ effects: [createToken(X, warrior)] })],
})
