import { card, dealsDamageToPlayer, exactly, may, put, the, triggered } from '@spellwright/dsl'

export const goblinLackey = card({
  name: 'Goblin Lackey',
  cost: '{R}',
  type: 'Creature — Goblin',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: dealsDamageToPlayer('self'),
      effects: [
        may(
          {
            kind: 'choose',
            player: 'you',
            from: { zone: 'hand', subtype: 'Goblin', is: 'permanentCard' },
            whose: 'you',
            count: exactly(1),
            as: 'goblin',
          },
          put('battlefield', the('goblin')),
        ),
      ],
    }),
  ],
})
