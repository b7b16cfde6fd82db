import {
  atBeginningOf,
  controllerOf,
  dealDamage,
  may,
  players,
  target,
  the,
  transform,
  triggered,
  twoFaced,
  when,
} from '@spellwright/dsl'

export const afflictedDeserterWerewolfRansacker = twoFaced(
  'transform',
  {
    name: 'Afflicted Deserter',
    cost: '{3}{R}',
    type: 'Creature — Human Werewolf',
    power: 3,
    toughness: 2,
    abilities: [
      triggered({
        on: atBeginningOf('upkeep', 'eachPlayer'),
        condition: { kind: 'happened', event: { kind: 'cast' }, when: 'lastTurn', times: { exactly: 0 } },
        effects: [transform('self')],
      }),
    ],
  },
  {
    name: 'Werewolf Ransacker',
    type: 'Creature — Werewolf',
    power: 5,
    toughness: 4,
    colorIndicator: ['R'],
    abilities: [
      triggered({
        on: { kind: 'transformed', object: 'self', into: 'Werewolf Ransacker' },
        targets: { artifact: target({ type: 'artifact' }) },
        effects: [
          may({ kind: 'destroy', what: the('artifact'), as: 'destroyed' }),
          when(
            { kind: 'exists', of: { zone: 'graveyard', among: the('destroyed') } },
            dealDamage(3, players(controllerOf(the('artifact')))),
          ),
        ],
      }),
      triggered({
        on: atBeginningOf('upkeep', 'eachPlayer'),
        condition: { kind: 'somePlayerDid', event: { kind: 'cast' }, when: 'lastTurn', times: { atLeast: 2 } },
        effects: [transform('self')],
      }),
    ],
  },
)
