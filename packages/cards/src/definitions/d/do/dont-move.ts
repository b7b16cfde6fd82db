import { all, card, destroy, spell } from '@spellwright/dsl'

export const dontMove = card({
  name: "Don't Move",
  cost: '{3}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        destroy(all({ type: 'creature', is: 'tapped' })),
        {
          kind: 'delayedTrigger',
          on: { kind: 'tapped', object: { type: 'creature' } },
          lasts: 'everyTimeUntilYourNextTurn',
          effects: [destroy('eventObject')],
        },
      ],
    }),
  ],
})
