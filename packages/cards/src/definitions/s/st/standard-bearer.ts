import { card, rule } from '@spellwright/dsl'

export const standardBearer = card({
  name: 'Standard Bearer',
  cost: '{1}{W}',
  type: 'Creature — Human Flagbearer',
  power: 1,
  toughness: 1,
  abilities: [rule({ kind: 'mustTarget', player: 'opponent', what: { subtype: 'Flagbearer' } })],
})
