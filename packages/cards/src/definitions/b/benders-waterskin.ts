import { anyColor, card, rule, tapForMana } from '@spellwright/dsl'

export const bendersWaterskin = card({
  name: "Bender's Waterskin",
  type: 'Artifact',
  cost: '{3}',
  abilities: [rule({ kind: 'untapsInOthersUntapSteps', what: 'self' }), tapForMana(anyColor())],
})
