import { all, atBeginningOf, card, may, putCounters, triggered } from '@spellwright/dsl'

export const forgottenAncient = card({
  name: 'Forgotten Ancient',
  cost: '{3}{G}',
  type: 'Creature — Elemental',
  power: 0,
  toughness: 3,
  abilities: [
    triggered({ on: { kind: 'cast' }, effects: [may(putCounters('+1/+1', 1, 'self'))] }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        may({ kind: 'moveCounters', from: 'self', to: all({ type: 'creature', other: true }), counter: '+1/+1' }),
      ],
    }),
  ],
})
