import { alternativeCost, card, exileCost, spell, targetSpell, the } from '@spellwright/dsl'

export const misdirection = card({
  name: 'Misdirection',
  cost: '{3}{U}{U}',
  type: 'Instant',
  abilities: [
    alternativeCost([exileCost({ zone: 'hand', color: 'U' })]),
    spell({
      targets: { spell: targetSpell({ is: 'targetsOnlyOne' }) },
      effects: [{ kind: 'changeTargets', what: the('spell'), how: 'must' }],
    }),
  ],
})
