import { card, dies, POWERSTONE, triggered } from '@spellwright/dsl'

export const powerstoneEngineer = card({
  name: 'Powerstone Engineer',
  cost: '{1}{W}',
  type: 'Creature — Human Artificer',
  power: 2,
  toughness: 1,
  abilities: [
    triggered({
      on: dies('self'),
      effects: [{ kind: 'createToken', player: 'you', count: 1, token: POWERSTONE, enters: ['tapped'] }],
    }),
  ],
})
