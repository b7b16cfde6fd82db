import {
  atBeginningOf,
  controllerOf,
  createToken,
  dealDamage,
  enters,
  gainLife,
  keyword,
  target,
  the,
  token,
  transform,
  triggered,
  twoFaced,
  upTo,
} from '@spellwright/dsl'

const greenWolf = token({ colors: ['G'], type: 'Creature — Wolf', power: 2, toughness: 2 })

export const huntmasterOfTheFells = twoFaced(
  'transform',
  {
    name: 'Huntmaster of the Fells',
    cost: '{2}{R}{G}',
    type: 'Creature — Human Werewolf',
    power: 2,
    toughness: 2,
    abilities: [
      triggered({
        on: {
          kind: 'either',
          events: [enters('self'), { kind: 'transformed', object: 'self', into: 'Huntmaster of the Fells' }],
        },
        effects: [createToken(1, greenWolf), gainLife(2)],
      }),
      triggered({
        on: atBeginningOf('upkeep', 'eachPlayer'),
        condition: { kind: 'happened', event: { kind: 'cast' }, when: 'lastTurn', times: { exactly: 0 } },
        effects: [transform('self')],
      }),
    ],
  },
  {
    name: 'Ravager of the Fells',
    type: 'Creature — Werewolf',
    power: 4,
    toughness: 4,
    colorIndicator: ['G', 'R'],
    abilities: [
      keyword('trample'),
      triggered({
        on: { kind: 'transformed', object: 'self', into: 'Ravager of the Fells' },
        targets: {
          first: { players: { player: 'opponent' }, objects: { type: 'planeswalker' } },
          creature: target(
            { type: 'creature', any: [{ controller: the('first') }, { controller: controllerOf(the('first')) }] },
            { count: upTo(1) },
          ),
        },
        effects: [dealDamage(2, the('first')), dealDamage(2, the('creature'))],
      }),
      triggered({
        on: atBeginningOf('upkeep', 'eachPlayer'),
        condition: { kind: 'somePlayerDid', event: { kind: 'cast' }, when: 'lastTurn', times: { atLeast: 2 } },
        effects: [transform('self')],
      }),
    ],
  },
)
