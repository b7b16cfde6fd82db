import { card, entersTapped } from '@spellwright/dsl'

export const forgottenSentinel = card({
  name: 'Forgotten Sentinel',
  cost: '{4}',
  type: 'Artifact Creature — Golem',
  power: 4,
  toughness: 3,
  abilities: [entersTapped],
})
