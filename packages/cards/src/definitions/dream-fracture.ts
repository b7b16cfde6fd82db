import { card, controllerOf, counterSpell, draw, spell, targetSpell, the } from '@spellwright/dsl'

export const dreamFracture = card({
  name: 'Dream Fracture',
  cost: '{1}{U}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [counterSpell(the('spell')), draw(1, controllerOf(the('spell'))), draw(1)],
    }),
  ],
})
