import { atBeginningOf, card, draw, matches, putCounters, rule, triggered, when } from '@spellwright/dsl'

export const sabSunenLuxaEmbodied = card({
  name: 'Sab-Sunen, Luxa Embodied',
  cost: '{3}{G}{U}',
  type: 'Legendary Creature — God',
  power: 6,
  toughness: 6,
  abilities: [
    {
      kind: 'keyword',
      keyword: 'reach',
    },
    {
      kind: 'keyword',
      keyword: 'trample',
    },
    {
      kind: 'keyword',
      keyword: 'indestructible',
    },
    rule({ kind: 'cantAttack', what: 'self' }, { condition: matches('self', { is: 'oddCounters' }) }),
    rule({ kind: 'cantBlock', what: 'self' }, { condition: matches('self', { is: 'oddCounters' }) }),
    triggered({
      on: atBeginningOf('main1', 'you'),
      effects: [putCounters('+1/+1', 1, 'self'), when(matches('self', { is: 'oddCounters' }), draw(2))],
    }),
  ],
})
