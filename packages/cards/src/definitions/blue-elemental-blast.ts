import { card, chooseOne, counterSpell, destroy, spell, target, targetSpell, the } from '@spellwright/dsl'

export const blueElementalBlast = card({
  name: 'Blue Elemental Blast',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        { targets: { spell: targetSpell({ color: 'R' }) }, effects: [counterSpell(the('spell'))] },
        { targets: { permanent: target({ color: 'R' }) }, effects: [destroy(the('permanent'))] },
      ),
      effects: [],
    }),
  ],
})
