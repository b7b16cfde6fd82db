import { attacks, card, createToken, draw, enters, may, threshold, token, triggered } from '@spellwright/dsl'

export const kioraTheRisingTide = card({
  name: 'Kiora, the Rising Tide',
  cost: '{2}{U}',
  type: 'Legendary Creature — Merfolk Noble',
  power: 3,
  toughness: 2,
  abilities: [
    triggered({ on: enters('self'), effects: [draw(2), { kind: 'discard', player: 'you', count: 2, how: 'choice' }] }),
    triggered({
      abilityWord: 'Threshold',
      on: attacks('self'),
      condition: threshold,
      effects: [
        may(
          createToken(
            1,
            token({
              name: 'Scion of the Deep',
              colors: ['U'],
              type: 'Legendary Creature — Octopus',
              power: 8,
              toughness: 8,
            }),
          ),
        ),
      ],
    }),
  ],
})
