import { alternativeCost, card, counterSpell, exileCost, payLife, spell, targetSpell, the } from '@spellwright/dsl'

export const forceOfWill = card({
  name: 'Force of Will',
  cost: '{3}{U}{U}',
  type: 'Instant',
  abilities: [
    alternativeCost([payLife(1), exileCost({ zone: 'hand', color: 'U' })]),
    spell({ targets: { spell: targetSpell() }, effects: [counterSpell(the('spell'))] }),
  ],
})
