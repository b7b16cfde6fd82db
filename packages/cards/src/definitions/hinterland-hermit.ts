import { atBeginningOf, rule, transform, triggered, twoFaced } from '@spellwright/dsl'

export const hinterlandHermit = twoFaced(
  'transform',
  {
    name: 'Hinterland Hermit',
    cost: '{1}{R}',
    type: 'Creature — Human Werewolf',
    power: 2,
    toughness: 1,
    abilities: [
      triggered({
        on: atBeginningOf('upkeep', 'eachPlayer'),
        condition: { kind: 'happened', event: { kind: 'cast' }, when: 'lastTurn', times: { exactly: 0 } },
        effects: [transform('self')],
      }),
    ],
  },
  {
    name: 'Hinterland Scourge',
    colorIndicator: ['R'],
    type: 'Creature — Werewolf',
    power: 3,
    toughness: 2,
    abilities: [
      rule({ kind: 'mustBeBlocked', what: 'self', by: 'atLeastOne' }),
      triggered({
        on: atBeginningOf('upkeep', 'eachPlayer'),
        condition: { kind: 'somePlayerDid', event: { kind: 'cast' }, when: 'lastTurn', times: { atLeast: 2 } },
        effects: [transform('self')],
      }),
    ],
  },
)
