import { card, controllerOf, dealDamage, eventAmount, players, spell, the } from '@spellwright/dsl'

export const deflectingPalm = card({
  name: 'Deflecting Palm',
  cost: '{R}{W}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'chooseSource', as: 'source' },
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            source: the('source'),
            to: { player: 'you' },
            change: { kind: 'prevent', amount: 'all' },
            then: [dealDamage(eventAmount, players(controllerOf('eventSource')))],
          },
          until: 'endOfTurn',
          uses: 'once',
        },
      ],
    }),
  ],
})
