import { card, enters, triggered } from '@spellwright/dsl'

export const converterBeast = card({
  name: 'Converter Beast',
  cost: '{3}{G}',
  type: 'Creature — Phyrexian Beast',
  power: 0,
  toughness: 1,
  abilities: [triggered({ on: enters('self'), effects: [{ kind: 'incubate', player: 'you', count: 5 }] })],
})
