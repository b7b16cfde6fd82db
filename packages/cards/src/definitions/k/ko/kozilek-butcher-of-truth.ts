import { card } from '@spellwright/dsl'

export const kozilekButcherOfTruth = card({
  name: 'Kozilek, Butcher of Truth',
  cost: '{10}',
  type: 'Legendary Creature — Eldrazi',
  power: 12,
  toughness: 12,
  abilities: [
    {
      kind: 'triggered',
      on: {
        kind: 'cast',
        player: 'you',
        spell: 'self',
      },
      effects: [
        {
          kind: 'draw',
          player: 'you',
          count: 4,
        },
      ],
    },
    {
      kind: 'keyword',
      keyword: {
        kind: 'annihilator',
        count: 4,
      },
    },
    {
      kind: 'triggered',
      on: {
        kind: 'zoneChange',
        object: 'self',
        to: 'graveyard',
      },
      effects: [
        {
          kind: 'move',
          verb: 'put',
          what: {
            all: {
              zone: 'graveyard',
              owner: {
                ownerOf: 'self',
              },
            },
          },
          to: 'library',
        },
        {
          kind: 'shuffle',
          player: {
            ownerOf: 'self',
          },
        },
      ],
    },
  ],
})
