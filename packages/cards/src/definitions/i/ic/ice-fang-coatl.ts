import { card, continuous, draw, enters, gain, keyword, triggered } from '@spellwright/dsl'

export const iceFangCoatl = card({
  name: 'Ice-Fang Coatl',
  cost: '{G}{U}',
  type: 'Snow Creature — Snake',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('flash'),
    keyword('flying'),
    triggered({ on: enters('self'), effects: [draw(1)] }),
    continuous({
      condition: { kind: 'exists', of: { supertype: 'snow', controller: 'you', other: true }, count: { atLeast: 3 } },
      affects: 'self',
      apply: [gain('deathtouch')],
    }),
  ],
})
