import { activated, addMana, anyColor, card, sacrificeSelf } from '@spellwright/dsl'

export const lionsEyeDiamond = card({
  name: "Lion's Eye Diamond",
  type: 'Artifact',
  cost: '{0}',
  abilities: [
    activated({
      cost: [{ kind: 'discard', what: 'hand' }, sacrificeSelf],
      timing: 'instant',
      effects: [addMana(anyColor(3))],
    }),
  ],
})
