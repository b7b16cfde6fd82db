import { activated, card, keyword, keywords, mana, pump, rule } from '@spellwright/dsl'

export const akromaAngelOfFury = card({
  name: 'Akroma, Angel of Fury',
  cost: '{5}{R}{R}{R}',
  type: 'Legendary Creature — Angel',
  power: 6,
  toughness: 6,
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    ...keywords('flying', 'trample', {
      kind: 'protection',
      from: [{ filter: { color: 'W' } }, { filter: { color: 'U' } }],
    }),
    activated({ cost: [mana('{R}')], effects: [pump('self', 1, 0)] }),
    keyword({ kind: 'morph', cost: [mana('{3}{R}{R}{R}')] }),
  ],
})
