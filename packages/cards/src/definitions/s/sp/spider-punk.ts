import { card, continuous, gain, keyword, rule } from '@spellwright/dsl'

export const spiderPunk = card({
  name: 'Spider-Punk',
  cost: '{1}{R}',
  type: 'Legendary Creature — Spider Human Hero',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('riot'),
    continuous({ affects: { controller: 'you', other: true, subtype: 'Spider' }, apply: [gain('riot')] }),
    rule({ kind: 'cantBeCountered', what: { zone: 'stack', stackKind: 'any' } }),
    rule({ kind: 'damageCantBePrevented' }),
  ],
})
