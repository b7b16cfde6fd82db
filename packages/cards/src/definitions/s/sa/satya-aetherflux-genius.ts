import {
  atBeginningOf,
  attacks,
  card,
  getEnergy,
  keywords,
  manaValueOf,
  payEnergy,
  sacrificeIt,
  target,
  the,
  triggered,
  unless,
  upTo,
} from '@spellwright/dsl'

export const satyaAetherfluxGenius = card({
  name: 'Satya, Aetherflux Genius',
  cost: '{1}{U}{R}{W}',
  type: 'Legendary Creature — Human Artificer',
  power: 3,
  toughness: 5,
  abilities: [
    ...keywords('menace', 'haste'),
    triggered({
      on: attacks('self'),
      targets: {
        creature: target({ type: 'creature', is: 'nontoken', controller: 'you', other: true }, { count: upTo(1) }),
      },
      effects: [
        {
          kind: 'createTokenCopy',
          player: 'you',
          count: 1,
          of: the('creature'),
          enters: ['tapped', 'attacking'],
          as: 'token',
        },
        getEnergy(2),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [unless('you', [payEnergy(manaValueOf(the('token')))], sacrificeIt(the('token')))],
        },
      ],
    }),
  ],
})
