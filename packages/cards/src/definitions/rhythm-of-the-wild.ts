import { card, continuous, gain, rule } from '@spellwright/dsl'

export const rhythmOfTheWild = card({
  name: 'Rhythm of the Wild',
  cost: '{1}{R}{G}',
  type: 'Enchantment',
  abilities: [
    rule({ kind: 'cantBeCountered', what: { type: 'creature', controller: 'you', zone: 'stack' } }),
    continuous({ affects: { type: 'creature', is: 'nontoken', controller: 'you' }, apply: [gain('riot')] }),
  ],
})
