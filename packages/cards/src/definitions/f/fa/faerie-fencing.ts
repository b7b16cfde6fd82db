import { card, pump, spell, target, the, when, X, youControl } from '@spellwright/dsl'

export const faerieFencing = card({
  name: 'Faerie Fencing',
  cost: '{X}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        pump(the('creature'), { kind: 'times', factor: -1, quantity: X }, { kind: 'times', factor: -1, quantity: X }),
        when({ kind: 'asCast', condition: youControl({ subtype: 'Faerie' }) }, pump(the('creature'), -3, -3)),
      ],
    }),
  ],
})
