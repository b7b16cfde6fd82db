import { card, chooseOne, destroy, spell, target, the } from '@spellwright/dsl'

export const airbendersReversal = card({
  name: "Airbender's Reversal",
  cost: '{1}{W}',
  type: 'Instant — Lesson',
  abilities: [
    spell({
      modes: chooseOne(
        { targets: { creature: target({ type: 'creature', is: 'attacking' }) }, effects: [destroy(the('creature'))] },
        {
          targets: { creature: target({ type: 'creature', controller: 'you' }) },
          effects: [{ kind: 'airbend', what: the('creature') }],
        },
      ),
      effects: [],
    }),
  ],
})
