import { atBeginningOf, card, rule, the, triggered } from '@spellwright/dsl'

export const formOfTheDragon = card({
  name: 'Form of the Dragon',
  type: 'Enchantment',
  cost: '{4}{R}{R}{R}',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      targets: { target: { anyTarget: 'any target' } },
      effects: [{ kind: 'dealDamage', amount: 5, to: the('target') }],
    }),
    triggered({ on: atBeginningOf('end', 'eachPlayer'), effects: [{ kind: 'setLife', player: 'you', amount: 5 }] }),
    rule({ kind: 'cantAttack', what: { type: 'creature', not: { keyword: 'flying' } }, defender: 'you' }),
  ],
})
