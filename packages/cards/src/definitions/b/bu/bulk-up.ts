import { card, keyword, mana, powerToDouble, pump, spell, target, the } from '@spellwright/dsl'

export const bulkUp = card({
  name: 'Bulk Up',
  type: 'Instant',
  cost: '{1}{R}',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [pump(the('creature'), powerToDouble(the('creature')), 0)],
    }),
    keyword({ kind: 'flashback', cost: [mana('{4}{R}{R}')] }),
  ],
})
