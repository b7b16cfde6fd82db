import { card, dies, draw, keyword, mana, triggered } from '@spellwright/dsl'

export const grimHaruspex = card({
  name: 'Grim Haruspex',
  cost: '{2}{B}',
  type: 'Creature — Human Wizard',
  power: 3,
  toughness: 2,
  abilities: [
    keyword({ kind: 'morph', cost: [mana('{B}')] }),
    triggered({ on: dies({ type: 'creature', is: 'nontoken', controller: 'you', other: true }), effects: [draw(1)] }),
  ],
})
