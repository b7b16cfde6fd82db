import { type Ability, attacks, type Filter, powerOf, putCounters, triggered } from '@spellwright/dsl'
import type { Expansions } from './expansion.ts'

const growing = (on: ReturnType<typeof attacks>): readonly Ability[] => [
  triggered({ on, effects: [putCounters('+1/+1', 1, 'self')] }),
]

const STRONGER: Filter = { type: 'creature', power: { moreThan: powerOf('self') } }

/** CR 702.105, 702.149: bare keywords of creatures that grow as they attack. */
export const growingAttackers = {
  dethrone: growing({ kind: 'attacks', object: 'self', defender: { player: 'any', mostLife: 'mostLife' } }),
  training: growing({ kind: 'attacks', object: 'self', with: { count: 1, of: STRONGER } }),
}

export const attackKeywords: Expansions<'firebending'> = {
  // CR 702.189
  firebending: ({ count }) => [
    triggered({
      on: attacks('self'),
      effects: [
        {
          kind: 'addMana',
          player: 'you',
          mana: { kind: 'fixed', mana: '{R}', times: count },
          persists: 'endOfCombat',
        },
      ],
    }),
  ],
}
