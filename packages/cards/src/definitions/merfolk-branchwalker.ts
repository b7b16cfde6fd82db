import { card, enters, explore, triggered } from '@spellwright/dsl'

export const merfolkBranchwalker = card({
  name: 'Merfolk Branchwalker',
  cost: '{1}{G}',
  type: 'Creature — Merfolk Scout',
  power: 2,
  toughness: 1,
  abilities: [triggered({ on: enters('self'), effects: [explore('self')] })],
})
