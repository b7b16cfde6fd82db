import { card, controllerOf, createToken, draw, exile, returnTo, spell, target, the, token } from '@spellwright/dsl'

export const seasonOfTheBurrow = card({
  name: 'Season of the Burrow',
  cost: '{3}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: {
        min: 0,
        max: 5,
        repeat: 'repeat',
        pawprints: 5,
        options: [
          {
            pawprints: 1,
            effects: [createToken(1, token({ colors: ['W'], type: 'Creature — Rabbit', power: 1, toughness: 1 }))],
          },
          {
            pawprints: 2,
            targets: { permanent: target({ not: { type: 'land' } }) },
            effects: [exile(the('permanent')), draw(1, controllerOf(the('permanent')))],
          },
          {
            pawprints: 3,
            targets: {
              card: target({ zone: 'graveyard', owner: 'you', is: 'permanentCard', manaValue: { atMost: 3 } }),
            },
            effects: [returnTo('battlefield', the('card'), { counters: { counter: 'indestructible', count: 1 } })],
          },
        ],
      },
      effects: [],
    }),
  ],
})
