import { amass, card, spell } from '@spellwright/dsl'

export const relentlessAdvance = card({
  name: 'Relentless Advance',
  cost: '{3}{U}',
  type: 'Sorcery',
  abilities: [spell({ effects: [amass('Zombie', 3)] })],
})
