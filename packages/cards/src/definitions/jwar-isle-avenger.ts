import { card, keyword, mana } from '@spellwright/dsl'

export const jwarIsleAvenger = card({
  name: 'Jwar Isle Avenger',
  cost: '{4}{U}',
  type: 'Creature — Sphinx',
  power: 3,
  toughness: 3,
  abilities: [keyword({ kind: 'surge', cost: [mana('{2}{U}')] }), keyword('flying')],
})
