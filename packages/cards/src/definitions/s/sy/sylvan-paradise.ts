import { apply, card, setColor, spell, target, the } from '@spellwright/dsl'

export const sylvanParadise = card({
  name: 'Sylvan Paradise',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creatures: target({ type: 'creature' }, { count: { min: 1, max: 'any' } }) },
      effects: [apply(the('creatures'), [setColor('G')])],
    }),
  ],
})
