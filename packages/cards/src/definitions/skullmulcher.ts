import { card, draw, enters, keyword, triggered } from '@spellwright/dsl'

export const skullmulcher = card({
  name: 'Skullmulcher',
  cost: '{4}{G}',
  type: 'Creature — Elemental',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'devour', count: 1 }),
    triggered({ on: enters('self'), effects: [draw({ kind: 'devoured' })] }),
  ],
})
