import { card, counterSpell, spell, targetSpell, the } from '@spellwright/dsl'

export const outwit = card({
  name: 'Outwit',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell({ targets: { player: 'eachPlayer' } }) },
      effects: [counterSpell(the('spell'))],
    }),
  ],
})
