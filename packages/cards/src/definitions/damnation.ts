import { all, card, destroyNoRegeneration, spell } from '@spellwright/dsl'

export const damnation = card({
  name: 'Damnation',
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  abilities: [spell({ effects: [destroyNoRegeneration(all({ type: 'creature' }))] })],
})
