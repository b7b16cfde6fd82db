import { card, dies, keyword, mana, token, triggered } from '@spellwright/dsl'

export const girderGoons = card({
  name: 'Girder Goons',
  cost: '{4}{B}',
  type: 'Creature — Ogre Warrior',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({
      on: dies('self'),
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: token({ colors: ['B'], type: 'Creature — Rogue', power: 2, toughness: 2 }),
          enters: ['tapped'],
        },
      ],
    }),
    keyword({ kind: 'blitz', cost: [mana('{3}{B}')] }),
  ],
})
