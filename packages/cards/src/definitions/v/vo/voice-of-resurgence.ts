import { card, count, createToken, dies, type Quantity, token, triggered } from '@spellwright/dsl'

const creatures: Quantity = count({ type: 'creature', controller: 'you' })

export const voiceOfResurgence = card({
  name: 'Voice of Resurgence',
  cost: '{G}{W}',
  type: 'Creature — Elemental',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: { kind: 'either', events: [{ kind: 'cast', player: 'opponent', during: 'you' }, dies('self')] },
      effects: [
        createToken(
          1,
          token({
            colors: ['G', 'W'],
            type: 'Creature — Elemental',
            abilities: [{ kind: 'characteristicDefining', power: creatures, toughness: creatures }],
          }),
        ),
      ],
    }),
  ],
})
