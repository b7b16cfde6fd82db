import { card, draw, keyword, mana, spell } from '@spellwright/dsl'

export const whispersOfTheMuse = card({
  name: 'Whispers of the Muse',
  cost: '{U}',
  type: 'Instant',
  abilities: [keyword({ kind: 'buyback', cost: [mana('{5}')] }), spell({ effects: [draw(1)] })],
})
