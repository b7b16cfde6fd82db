import { atBeginningOf, attacks, card, exile, keywords, the, token, triggered } from '@spellwright/dsl'

export const kariZevSkyshipRaider = card({
  name: 'Kari Zev, Skyship Raider',
  cost: '{1}{R}',
  type: 'Legendary Creature — Human Pirate',
  power: 1,
  toughness: 3,
  abilities: [
    ...keywords('first strike', 'menace'),
    triggered({
      on: attacks('self'),
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: token({ name: 'Ragavan', colors: ['R'], type: 'Legendary Creature — Monkey', power: 2, toughness: 1 }),
          enters: ['tapped', 'attacking'],
          as: 'token',
        },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('endCombat', 'eachPlayer'),
          lasts: 'once',
          effects: [exile(the('token'))],
        },
      ],
    }),
  ],
})
