import { card, gainLife, triggered, youCast } from '@spellwright/dsl'

export const godPharaohsFaithful = card({
  name: "God-Pharaoh's Faithful",
  cost: '{W}',
  type: 'Creature — Human Wizard',
  power: 0,
  toughness: 4,
  abilities: [triggered({ on: youCast({ color: ['U', 'B', 'R'] }), effects: [gainLife(1)] })],
})
