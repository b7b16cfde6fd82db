import { card, sacrificeIt, triggered } from '@spellwright/dsl'

export const phantasmalBear = card({
  name: 'Phantasmal Bear',
  cost: '{U}',
  type: 'Creature — Bear Illusion',
  power: 2,
  toughness: 2,
  abilities: [triggered({ on: { kind: 'becomesTarget', object: 'self' }, effects: [sacrificeIt('self')] })],
})
