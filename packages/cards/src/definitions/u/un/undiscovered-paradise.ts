import { activated, addMana, anyColor, card, ruleUntil, tap } from '@spellwright/dsl'

export const undiscoveredParadise = card({
  name: 'Undiscovered Paradise',
  type: 'Land',
  abilities: [
    activated({
      cost: [tap],
      effects: [addMana(anyColor()), ruleUntil({ kind: 'returnsAsItUntaps', what: 'self' }, 'nextUntapStep')],
    }),
  ],
})
