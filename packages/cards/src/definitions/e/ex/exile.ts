import { card, gainLife, spell, target, the, toughnessOf } from '@spellwright/dsl'

export const exile = card({
  name: 'Exile',
  cost: '{2}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', is: 'attacking', not: { color: 'W' } }) },
      effects: [
        { kind: 'move', verb: 'exile', what: the('creature'), to: 'exile' },
        gainLife(toughnessOf(the('creature'))),
      ],
    }),
  ],
})
