import { apply, card, setColor, spell, target, the } from '@spellwright/dsl'

export const seaKingsBlessing = card({
  name: "Sea Kings' Blessing",
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creatures: target({ type: 'creature' }, { count: { min: 1, max: 'any' } }) },
      effects: [apply(the('creatures'), [setColor('U')])],
    }),
  ],
})
