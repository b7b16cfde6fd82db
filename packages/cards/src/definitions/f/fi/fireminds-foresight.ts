import { card, type Effect, put, search, shuffle, spell, the } from '@spellwright/dsl'

const find = (value: number): readonly Effect[] => [
  search({ type: 'instant', manaValue: { exactly: value } }, { reveal: 'reveal' }),
  put('hand', the('found')),
]

export const firemindsForesight = card({
  name: "Firemind's Foresight",
  cost: '{5}{U}{R}',
  type: 'Instant',
  abilities: [spell({ effects: [...find(3), ...find(2), ...find(1), shuffle()] })],
})
