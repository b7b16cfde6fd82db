import { card, enters, gainLife, keyword, triggered } from '@spellwright/dsl'

export const kitchenFinks = card({
  name: 'Kitchen Finks',
  cost: '{1}{G/W}{G/W}',
  type: 'Creature — Ouphe',
  power: 3,
  toughness: 2,
  abilities: [triggered({ on: enters('self'), effects: [gainLife(2)] }), keyword('persist')],
})
