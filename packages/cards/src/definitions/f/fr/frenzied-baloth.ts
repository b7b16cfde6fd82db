import { card, keywords, rule } from '@spellwright/dsl'

export const frenziedBaloth = card({
  name: 'Frenzied Baloth',
  type: 'Creature — Beast',
  cost: '{G}{G}',
  power: 3,
  toughness: 2,
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    ...keywords('trample', 'haste'),
    rule({ kind: 'cantBeCountered', what: { zone: 'stack', type: 'creature', controller: 'you' } }),
    rule({ kind: 'damageCantBePrevented', combat: 'combat' }),
  ],
})
