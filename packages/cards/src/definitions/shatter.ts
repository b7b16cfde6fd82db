import { card, destroy, spell, target, the } from '@spellwright/dsl'

export const shatter = card({
  name: 'Shatter',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [spell({ targets: { artifact: target({ type: 'artifact' }) }, effects: [destroy(the('artifact'))] })],
})
