import { card, controllerOf, dealDamage, eventAmount, players, preventFromChosenSource, spell } from '@spellwright/dsl'

export const deflectingPalm = card({
  name: 'Deflecting Palm',
  cost: '{R}{W}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        ...preventFromChosenSource(undefined, {
          to: { player: 'you' },
          then: [dealDamage(eventAmount, players(controllerOf('eventSource')))],
        }),
      ],
    }),
  ],
})
