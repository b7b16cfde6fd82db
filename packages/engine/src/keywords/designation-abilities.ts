import {
  type Ability,
  atBeginningOf,
  continuous,
  controllerSacrifices,
  draw,
  type Filter,
  loseLife,
  not,
  the,
  triggered,
} from '@spellwright/dsl'

/** CR 725.2 */
export const MONARCH: readonly Ability[] = [
  triggered({ on: atBeginningOf('end', 'you'), effects: [draw()] }),
  triggered({
    on: { kind: 'damage', source: { type: 'creature' }, to: { player: 'you' }, combat: 'combat' },
    effects: [{ kind: 'becomeMonarch', player: { controllerOf: 'eventSource' } }],
  }),
]

/** CR 702.179d */
export const SPEED: readonly Ability[] = [
  triggered({
    on: { kind: 'lifeLost', player: 'opponent' },
    condition: {
      kind: 'all',
      conditions: [{ kind: 'isTurnOf', player: 'you' }, not({ kind: 'designated', player: 'you', as: 'max speed' })],
    },
    limit: { times: 1, per: 'turn' },
    effects: [{ kind: 'increaseSpeed' }],
  }),
]

const BEARER: Filter = { type: 'creature', is: 'ringBearer', controller: 'you' }

/** CR 701.54c: the abilities of the Ring, by how often it has tempted its player. For blocking its bearer see `combat/evasion.ts`. */
export const RING: readonly (readonly Ability[])[] = [
  [continuous({ affects: BEARER, apply: [{ kind: 'addSupertype', supertypes: ['legendary'] }] })],
  [
    triggered({
      on: { kind: 'attacks', object: BEARER },
      effects: [draw(), { kind: 'discard', player: 'you', count: 1, how: 'choice' }],
    }),
  ],
  [
    triggered({
      on: { kind: 'becomesBlocked', object: BEARER, by: { type: 'creature' }, each: 'blocker' },
      effects: [
        { kind: 'bind', as: 'blocker', what: 'eventSource' },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('endCombat', 'eachPlayer'),
          lasts: 'once',
          effects: [controllerSacrifices(the('blocker'))],
        },
      ],
    }),
  ],
  [
    triggered({
      on: { kind: 'damage', source: BEARER, to: { player: 'any' }, combat: 'combat' },
      effects: [loseLife(3, 'opponent')],
    }),
  ],
]
