import { card, draw, mill, type Quantity, spell, targetPlayer, the, times, X, youControl } from '@spellwright/dsl'

const OR_BOTH: Quantity = {
  kind: 'if',
  condition: youControl({ is: 'commander' }),
  then: 2,
  else: 1,
}

export const drownInDreams = card({
  name: 'Drown in Dreams',
  cost: '{X}{2}{U}',
  type: 'Instant',
  abilities: [
    spell({
      modes: {
        min: 1,
        max: OR_BOTH,
        options: [
          { targets: { player: targetPlayer }, effects: [draw(X, the('player'))] },
          { targets: { miller: targetPlayer }, effects: [mill(times(2, X), the('miller'))] },
        ],
      },
      effects: [],
    }),
  ],
})
