import { card, rule } from '@spellwright/dsl'

export const seedbornMuse = card({
  name: 'Seedborn Muse',
  cost: '{3}{G}{G}',
  type: 'Creature — Spirit',
  power: 2,
  toughness: 4,
  abilities: [rule({ kind: 'untapsInOthersUntapSteps', what: { controller: 'you' } })],
})
