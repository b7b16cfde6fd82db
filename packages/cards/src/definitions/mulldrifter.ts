import { card, draw, enters, keyword, mana, triggered } from '@spellwright/dsl'

export const mulldrifter = card({
  name: 'Mulldrifter',
  cost: '{4}{U}',
  type: 'Creature — Elemental',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    triggered({ on: enters('self'), effects: [draw(2)] }),
    keyword({ kind: 'evoke', cost: [mana('{2}{U}')] }),
  ],
})
