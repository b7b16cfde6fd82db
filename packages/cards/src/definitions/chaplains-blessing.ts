import { card, gainLife, spell } from '@spellwright/dsl'

export const chaplainsBlessing = card({
  name: "Chaplain's Blessing",
  cost: '{W}',
  type: 'Sorcery',
  abilities: [spell({ effects: [gainLife(5)] })],
})
