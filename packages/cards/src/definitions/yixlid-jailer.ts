import { card, continuous, loseAllAbilities } from '@spellwright/dsl'

export const yixlidJailer = card({
  name: 'Yixlid Jailer',
  cost: '{1}{B}',
  type: 'Creature — Zombie Wizard',
  power: 2,
  toughness: 1,
  abilities: [continuous({ affects: { zone: 'graveyard' }, apply: [loseAllAbilities] })],
})
