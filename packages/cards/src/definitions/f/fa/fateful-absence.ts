import { card, controllerOf, destroy, spell, target, the } from '@spellwright/dsl'

export const fatefulAbsence = card({
  name: 'Fateful Absence',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { target: target({ type: ['creature', 'planeswalker'] }) },
      effects: [destroy(the('target')), { kind: 'investigate', player: controllerOf(the('target')), times: 1 }],
    }),
  ],
})
