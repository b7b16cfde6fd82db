import { card, keyword, sacrifice, token, triggered } from '@spellwright/dsl'

export const gutTrueSoulZealot = card({
  name: 'Gut, True Soul Zealot',
  cost: '{2}{R}',
  type: 'Legendary Creature — Goblin Shaman',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: { kind: 'attackersDeclared', player: 'you', attackers: {} },
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [sacrifice({ any: [{ type: 'artifact' }, { type: 'creature', not: { among: 'self' } }] })],
          then: [
            {
              kind: 'createToken',
              player: 'you',
              count: 1,
              token: token({
                colors: ['B'],
                type: 'Creature — Skeleton',
                power: 4,
                toughness: 1,
                abilities: [keyword('menace')],
              }),
              enters: ['tapped', 'attacking'],
            },
          ],
        },
      ],
    }),
    keyword('choose a Background'),
  ],
})
