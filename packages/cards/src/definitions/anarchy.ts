import { all, card, destroy, spell } from '@spellwright/dsl'

export const anarchy = card({
  name: 'Anarchy',
  cost: '{2}{R}{R}',
  type: 'Sorcery',
  abilities: [spell({ effects: [destroy(all({ color: 'W' }))] })],
})
