import { activated, card, gainLife, sacrificeSelf } from '@spellwright/dsl'

export const bottleGnomes = card({
  name: 'Bottle Gnomes',
  cost: '{3}',
  type: 'Artifact Creature — Gnome',
  power: 1,
  toughness: 3,
  abilities: [activated({ cost: [sacrificeSelf], effects: [gainLife(3)] })],
})
