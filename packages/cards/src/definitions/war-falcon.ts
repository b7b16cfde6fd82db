import { card, keyword, not, rule, youControl } from '@spellwright/dsl'

export const warFalcon = card({
  name: 'War Falcon',
  cost: '{W}',
  type: 'Creature — Bird',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('flying'),
    rule({ kind: 'cantAttack', what: 'self' }, { condition: not(youControl({ subtype: ['Knight', 'Soldier'] })) }),
  ],
})
