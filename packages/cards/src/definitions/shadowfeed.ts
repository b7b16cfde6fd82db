import { card, exile, gainLife, spell, target, the } from '@spellwright/dsl'

export const shadowfeed = card({
  name: 'Shadowfeed',
  cost: '{B}',
  type: 'Instant',
  abilities: [spell({ targets: { card: target({ zone: 'graveyard' }) }, effects: [exile(the('card')), gainLife(3)] })],
})
