import { card, entersTapped } from '@spellwright/dsl'

export const shamblingGhoul = card({
  name: 'Shambling Ghoul',
  cost: '{1}{B}',
  type: 'Creature — Zombie',
  power: 2,
  toughness: 3,
  abilities: [entersTapped],
})
