import { card, keyword } from '@spellwright/dsl'

export const somberwaldDryad = card({
  name: 'Somberwald Dryad',
  cost: '{1}{G}',
  type: 'Creature — Dryad',
  power: 2,
  toughness: 2,
  abilities: [keyword({ kind: 'landwalk', land: { subtype: 'Forest' } })],
})
