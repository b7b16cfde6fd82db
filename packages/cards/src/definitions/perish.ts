import { all, card, destroyNoRegeneration, spell } from '@spellwright/dsl'

export const perish = card({
  name: 'Perish',
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [spell({ effects: [destroyNoRegeneration(all({ type: 'creature', color: 'G' }))] })],
})
