import { card, chooseOne, counterSpell, destroy, spell, target, targetSpell, the } from '@spellwright/dsl'

export const redElementalBlast = card({
  name: 'Red Elemental Blast',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        { targets: { spell: targetSpell({ color: 'U' }) }, effects: [counterSpell(the('spell'))] },
        { targets: { permanent: target({ color: 'U' }) }, effects: [destroy(the('permanent'))] },
      ),
      effects: [],
    }),
  ],
})
