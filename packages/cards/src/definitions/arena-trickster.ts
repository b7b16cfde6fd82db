import { card } from '@spellwright/dsl'

export const arenaTrickster = card({
  name: 'Arena Trickster',
  cost: '{3}{R}',
  type: 'Creature — Human Shaman',
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      on: {
        kind: 'cast',
        player: 'you',
        nth: 1,
        during: 'opponent',
      },
      effects: [
        {
          kind: 'putCounters',
          what: 'self',
          counter: '+1/+1',
          count: 1,
        },
      ],
    },
  ],
})
