import { card, draw, replacement } from '@spellwright/dsl'

export const thoughtReflection = card({
  name: 'Thought Reflection',
  cost: '{4}{U}{U}{U}',
  type: 'Enchantment',
  abilities: [replacement({ kind: 'draw', player: 'you', instead: [draw(2)] })],
})
