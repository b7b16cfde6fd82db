import {
  addMana,
  card,
  dealDamage,
  keyword,
  leaves,
  mana,
  players,
  rule,
  targetPlayer,
  the,
  triggered,
  X,
  youCast,
} from '@spellwright/dsl'

export const electroAssaultingBattery = card({
  name: 'Electro, Assaulting Battery',
  cost: '{1}{R}{R}',
  type: 'Legendary Creature — Human Villain',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('flying'),
    rule({ kind: 'keepsMana', player: 'you', type: 'R' }),
    triggered({ on: youCast({ type: ['instant', 'sorcery'] }), effects: [addMana('{R}')] }),
    triggered({
      on: leaves('self'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [mana('{X}')],
          x: 'chosen',
          then: [
            {
              kind: 'reflexiveTrigger',
              targets: { player: targetPlayer },
              effects: [dealDamage(X, players(the('player')))],
            },
          ],
        },
      ],
    }),
  ],
})
