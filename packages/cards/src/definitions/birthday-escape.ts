import { card } from '@spellwright/dsl'

export const birthdayEscape = card({
  name: 'Birthday Escape',
  cost: '{U}',
  type: 'Sorcery',
  abilities: [{ kind: 'spell', effects: [{ kind: 'draw', player: 'you', count: 1 }, { kind: 'ringTempts' }] }],
})
