import { alternativeCost, card, counterSpell, discardCost, spell, targetSpell, the } from '@spellwright/dsl'

export const foil = card({
  name: 'Foil',
  cost: '{2}{U}{U}',
  type: 'Instant',
  abilities: [
    alternativeCost([discardCost({ subtype: 'Island' }), discardCost({ other: true })]),
    spell({ targets: { spell: targetSpell() }, effects: [counterSpell(the('spell'))] }),
  ],
})
