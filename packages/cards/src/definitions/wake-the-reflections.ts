import { card, spell } from '@spellwright/dsl'

export const wakeTheReflections = card({
  name: 'Wake the Reflections',
  cost: '{W}',
  type: 'Sorcery',
  abilities: [spell({ effects: [{ kind: 'populate' }] })],
})
