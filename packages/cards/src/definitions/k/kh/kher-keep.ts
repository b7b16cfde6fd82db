import { activated, card, createToken, mana, tap, tapForMana, token } from '@spellwright/dsl'

const kobold = token({ name: 'Kobolds of Kher Keep', colors: ['R'], type: 'Creature — Kobold', power: 0, toughness: 1 })

export const kherKeep = card({
  name: 'Kher Keep',
  type: 'Legendary Land',
  abilities: [tapForMana('{C}'), activated({ cost: [mana('{1}{R}'), tap], effects: [createToken(1, kobold)] })],
})
