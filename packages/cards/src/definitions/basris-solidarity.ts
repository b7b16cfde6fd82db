import { all, card, putCounters, spell } from '@spellwright/dsl'

export const basrisSolidarity = card({
  name: "Basri's Solidarity",
  cost: '{1}{W}',
  type: 'Sorcery',
  abilities: [spell({ effects: [putCounters('+1/+1', 1, all({ type: 'creature', controller: 'you' }))] })],
})
