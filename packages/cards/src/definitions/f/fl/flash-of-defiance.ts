import { card, keyword, mana, payLife, ruleUntil, spell } from '@spellwright/dsl'

export const flashOfDefiance = card({
  name: 'Flash of Defiance',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [
    spell({ effects: [ruleUntil({ kind: 'cantBlock', what: { type: 'creature', color: ['G', 'W'] } })] }),
    keyword({ kind: 'flashback', cost: [mana('{1}{R}'), payLife(3)] }),
  ],
})
