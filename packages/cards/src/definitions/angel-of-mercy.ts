import { card, enters, gainLife, keyword, triggered } from '@spellwright/dsl'

export const angelOfMercy = card({
  name: 'Angel of Mercy',
  cost: '{4}{W}',
  type: 'Creature — Angel',
  power: 3,
  toughness: 3,
  abilities: [keyword('flying'), triggered({ on: enters('self'), effects: [gainLife(3)] })],
})
