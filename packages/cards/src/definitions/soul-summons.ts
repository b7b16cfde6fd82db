import { card } from '@spellwright/dsl'

export const soulSummons = card({
  name: 'Soul Summons',
  cost: '{1}{W}',
  type: 'Sorcery',
  abilities: [{ kind: 'spell', effects: [{ kind: 'manifest', player: 'you', count: 1 }] }],
})
