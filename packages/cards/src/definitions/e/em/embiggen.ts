import { card, pump, spell, target, the } from '@spellwright/dsl'

export const embiggen = card({
  name: 'Embiggen',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', not: { subtype: 'Brushwagg' } }) },
      effects: [
        pump(
          the('creature'),
          { kind: 'typesOf', object: the('creature') },
          { kind: 'typesOf', object: the('creature') },
        ),
      ],
    }),
  ],
})
