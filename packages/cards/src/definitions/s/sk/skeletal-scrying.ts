import { additionalCost, card, draw, exileCost, loseLife, spell, X } from '@spellwright/dsl'

export const skeletalScrying = card({
  name: 'Skeletal Scrying',
  cost: '{X}{B}',
  type: 'Instant',
  abilities: [additionalCost([exileCost({ zone: 'graveyard' }, X)]), spell({ effects: [draw(X), loseLife(X)] })],
})
