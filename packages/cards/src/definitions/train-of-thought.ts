import { card, draw, keyword, mana, spell } from '@spellwright/dsl'

export const trainOfThought = card({
  name: 'Train of Thought',
  cost: '{1}{U}',
  type: 'Sorcery',
  abilities: [keyword({ kind: 'replicate', cost: [mana('{1}{U}')] }), spell({ effects: [draw()] })],
})
