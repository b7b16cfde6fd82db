import { card, draw, spell, youCast } from '@spellwright/dsl'

export const glimpseOfNature = card({
  name: 'Glimpse of Nature',
  cost: '{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'delayedTrigger', on: youCast({ type: 'creature' }), lasts: 'everyTimeThisTurn', effects: [draw(1)] },
      ],
    }),
  ],
})
