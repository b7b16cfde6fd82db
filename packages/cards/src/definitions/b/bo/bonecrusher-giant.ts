import { anyTarget, controllerOf, dealDamage, players, spell, the, triggered, twoFaced } from '@spellwright/dsl'

export const bonecrusherGiant = twoFaced(
  'adventure',
  {
    name: 'Bonecrusher Giant',
    cost: '{2}{R}',
    type: 'Creature — Giant',
    power: 4,
    toughness: 3,
    abilities: [
      triggered({
        on: { kind: 'becomesTarget', object: 'self', by: { zone: 'stack', stackKind: 'spell' } },
        effects: [dealDamage(2, players(controllerOf('eventSource')))],
      }),
    ],
  },
  {
    name: 'Stomp',
    cost: '{1}{R}',
    type: 'Instant — Adventure',
    abilities: [
      spell({
        targets: { victim: anyTarget },
        effects: [
          { kind: 'rule', rule: { kind: 'damageCantBePrevented' }, until: 'endOfTurn' },
          dealDamage(2, the('victim')),
        ],
      }),
    ],
  },
)
