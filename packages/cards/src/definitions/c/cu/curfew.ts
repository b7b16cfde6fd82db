import { card, exactly, returnTo, spell, the } from '@spellwright/dsl'

export const curfew = card({
  name: 'Curfew',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [
            {
              kind: 'choose',
              player: the('player'),
              from: { type: 'creature', controller: the('player') },
              count: exactly(1),
              as: 'creature',
            },
            returnTo('hand', the('creature')),
          ],
        },
      ],
    }),
  ],
})
