import { card, draw, spell, targetSpell, the } from '@spellwright/dsl'

export const remand = card({
  name: 'Remand',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [{ kind: 'counterSpell', what: the('spell'), to: 'hand' }, draw(1)],
    }),
  ],
})
