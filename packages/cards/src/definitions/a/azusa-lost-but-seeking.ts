import { card, rule } from '@spellwright/dsl'

export const azusaLostButSeeking = card({
  name: 'Azusa, Lost but Seeking',
  cost: '{2}{G}',
  type: 'Legendary Creature — Human Monk',
  power: 1,
  toughness: 2,
  abilities: [rule({ kind: 'additionalLands', player: 'you', count: 2 })],
})
