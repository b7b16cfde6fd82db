import { card, createToken, dies, FOOD, triggered } from '@spellwright/dsl'

export const barteredCow = card({
  name: 'Bartered Cow',
  cost: '{3}{W}',
  type: 'Creature — Ox',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'either', events: [dies('self'), { kind: 'discarded', player: 'you', object: 'self' }] },
      effects: [createToken(1, FOOD)],
    }),
  ],
})
