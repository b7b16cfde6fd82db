import { card, spell } from '@spellwright/dsl'

export const timeWalk = card({
  name: 'Time Walk',
  cost: '{1}{U}',
  type: 'Sorcery',
  abilities: [spell({ effects: [{ kind: 'extraTurn', player: 'you' }] })],
})
