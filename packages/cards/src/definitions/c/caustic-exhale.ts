import { additionalCost, card, mana, pump, spell, target, the } from '@spellwright/dsl'

export const causticExhale = card({
  name: 'Caustic Exhale',
  cost: '{B}',
  type: 'Instant',
  abilities: [
    additionalCost([{ kind: 'choice', options: [[{ kind: 'behold', what: { subtype: 'Dragon' } }], [mana('{1}')]] }]),
    spell({ targets: { creature: target({ type: 'creature' }) }, effects: [pump(the('creature'), -3, -3)] }),
  ],
})
