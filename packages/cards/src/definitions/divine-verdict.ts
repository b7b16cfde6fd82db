import { card, destroy, spell, target, the } from '@spellwright/dsl'

export const divineVerdict = card({
  name: 'Divine Verdict',
  cost: '{3}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', any: [{ is: 'attacking' }, { is: 'blocking' }] }) },
      effects: [destroy(the('creature'))],
    }),
  ],
})
