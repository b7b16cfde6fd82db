import { card, keyword, mana, rule } from '@spellwright/dsl'

export const elephantGrass = card({
  name: 'Elephant Grass',
  type: 'Enchantment',
  cost: '{G}',
  abilities: [
    keyword({ kind: 'cumulativeUpkeep', cost: [mana('{1}')] }),
    rule({ kind: 'cantAttack', what: { type: 'creature', color: 'B' }, defender: 'you' }),
    rule({ kind: 'attackCost', what: { type: 'creature', not: { color: 'B' } }, defender: 'you', cost: [mana('{2}')] }),
  ],
})
