import { addMana, card, spell } from '@spellwright/dsl'

export const highTide = card({
  name: 'High Tide',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'delayedTrigger',
          on: { kind: 'tappedForMana', object: { subtype: 'Island' } },
          lasts: 'everyTimeThisTurn',
          effects: [addMana('{U}', undefined, 'eventPlayer')],
        },
      ],
    }),
  ],
})
