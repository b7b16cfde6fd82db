import { card, rule } from '@spellwright/dsl'

export const crucibleOfWorlds = card({
  name: 'Crucible of Worlds',
  cost: '{3}',
  type: 'Artifact',
  abilities: [rule({ kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: { type: 'land', owner: 'you' } })],
})
