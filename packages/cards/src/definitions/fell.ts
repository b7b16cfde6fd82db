import { card, destroy, spell, target, the } from '@spellwright/dsl'

export const fell = card({
  name: 'Fell',
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [spell({ targets: { creature: target({ type: 'creature' }) }, effects: [destroy(the('creature'))] })],
})
