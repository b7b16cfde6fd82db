import { activated, addMana, card } from '@spellwright/dsl'

export const elvishSpiritGuide = card({
  name: 'Elvish Spirit Guide',
  cost: '{2}{G}',
  type: 'Creature — Elf Spirit',
  power: 2,
  toughness: 2,
  abilities: [activated({ zone: 'hand', cost: [{ kind: 'exile', what: 'self' }], effects: [addMana('{G}')] })],
})
