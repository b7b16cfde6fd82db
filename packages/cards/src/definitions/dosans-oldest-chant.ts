import { card, draw, gainLife, spell } from '@spellwright/dsl'

export const dosansOldestChant = card({
  name: "Dosan's Oldest Chant",
  cost: '{4}{G}',
  type: 'Sorcery',
  abilities: [spell({ effects: [gainLife(6), draw(1)] })],
})
