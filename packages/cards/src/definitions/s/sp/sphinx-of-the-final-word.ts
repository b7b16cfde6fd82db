import { card, keywords, rule } from '@spellwright/dsl'

export const sphinxOfTheFinalWord = card({
  name: 'Sphinx of the Final Word',
  cost: '{5}{U}{U}',
  type: 'Creature — Sphinx',
  power: 5,
  toughness: 5,
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    ...keywords('flying', 'hexproof'),
    rule({ kind: 'cantBeCountered', what: { zone: 'stack', type: ['instant', 'sorcery'], controller: 'you' } }),
  ],
})
