import { activated, card, tap, target, the, untap } from '@spellwright/dsl'

export const arborElf = card({
  name: 'Arbor Elf',
  cost: '{G}',
  type: 'Creature — Elf Druid',
  power: 1,
  toughness: 1,
  abilities: [
    activated({ cost: [tap], targets: { forest: target({ subtype: 'Forest' }) }, effects: [untap(the('forest'))] }),
  ],
})
