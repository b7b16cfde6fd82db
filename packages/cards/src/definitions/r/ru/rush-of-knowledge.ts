import { card, draw, spell } from '@spellwright/dsl'

export const rushOfKnowledge = card({
  name: 'Rush of Knowledge',
  cost: '{4}{U}',
  type: 'Sorcery',
  abilities: [spell({ effects: [draw({ kind: 'greatest', value: 'manaValue', of: { controller: 'you' } })] })],
})
