import {
  activated,
  continuous,
  type Effect,
  enters,
  exactly,
  type Filter,
  matches,
  returnTo,
  sacrificeIt,
  target,
  the,
  triggered,
} from '@spellwright/dsl'
import type { Expansions } from './expansion.ts'

const ATTACHED_TO_CREATURE = matches('attachedTo', { type: 'creature' })

/** CR 702.72a: exile another one, or sacrifice it; it must be sacrificed if there is none to exile. */
function championSteps(what: Filter): readonly Effect[] {
  const from: Filter = { ...what, controller: 'you', other: true }
  return [
    {
      kind: 'if',
      condition: { kind: 'exists', of: from },
      then: [
        {
          kind: 'may',
          player: 'you',
          effects: [
            { kind: 'choose', player: 'you', from, count: exactly(1), as: 'championed' },
            { kind: 'move', verb: 'exile', what: the('championed'), to: 'exile', linked: 'championed' },
          ],
          else: [sacrificeIt('self')],
        },
      ],
      else: [sacrificeIt('self')],
    },
  ]
}

/** Keywords of permanents that stand for several abilities, or for one about their other abilities. */
export const permanentKeywords: Expansions<'backup' | 'champion' | 'reconfigure'> = {
  // CR 702.165
  backup: ({ count }) => [
    triggered({
      on: enters('self'),
      targets: { backed: target({ type: 'creature' }) },
      effects: [{ kind: 'backup', what: the('backed'), count }],
    }),
  ],
  // CR 702.72
  champion: ({ what }) => [
    triggered({ on: enters('self'), effects: championSteps(what) }),
    triggered({
      on: { kind: 'zoneChange', object: 'self', from: 'battlefield' },
      effects: [returnTo('battlefield', { linked: 'championed' })],
    }),
  ],
  // CR 702.151
  reconfigure: ({ cost }) => [
    activated({
      cost,
      timing: 'sorcery',
      targets: { equipped: target({ type: 'creature', controller: 'you', other: true }) },
      effects: [{ kind: 'attach', what: 'self', to: the('equipped') }],
    }),
    activated({
      cost,
      timing: 'sorcery',
      condition: ATTACHED_TO_CREATURE,
      effects: [{ kind: 'unattach', what: 'self' }],
    }),
    continuous({
      affects: 'self',
      apply: [{ kind: 'removeType', types: ['creature'] }],
      condition: ATTACHED_TO_CREATURE,
    }),
  ],
}
