import { all, apply, card, setBasePT, spell, X } from '@spellwright/dsl'

export const biomassMutation = card({
  name: 'Biomass Mutation',
  cost: '{X}{G/U}{G/U}',
  type: 'Instant',
  abilities: [spell({ effects: [apply(all({ type: 'creature', controller: 'you' }), [setBasePT(X)])] })],
})
