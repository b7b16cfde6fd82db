import { activated, addMana, card } from '@spellwright/dsl'

export const simianSpiritGuide = card({
  name: 'Simian Spirit Guide',
  cost: '{2}{R}',
  type: 'Creature — Ape Spirit',
  power: 2,
  toughness: 2,
  abilities: [activated({ zone: 'hand', cost: [{ kind: 'exile', what: 'self' }], effects: [addMana('{R}')] })],
})
