import { activated, card, mill, powerOf, sacrifice, targetPlayer, the } from '@spellwright/dsl'

export const altarOfDementia = card({
  name: 'Altar of Dementia',
  type: 'Artifact',
  cost: '{2}',
  abilities: [
    activated({
      cost: [sacrifice({ type: 'creature' }, 'sacrificed')],
      targets: { player: targetPlayer },
      effects: [mill(powerOf(the('sacrificed')), the('player'))],
    }),
  ],
})
