import { card, enters, gainLife, triggered } from '@spellwright/dsl'

export const loneMissionary = card({
  name: 'Lone Missionary',
  cost: '{1}{W}',
  type: 'Creature — Kor Monk',
  power: 2,
  toughness: 1,
  abilities: [triggered({ on: enters('self'), effects: [gainLife(4)] })],
})
