import { card, dealDamage, enters, keyword, players, powerOf, rule, tapIt, triggered } from '@spellwright/dsl'

export const bindTheMonster = card({
  name: 'Bind the Monster',
  cost: '{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    triggered({
      on: enters('self'),
      effects: [tapIt('attachedTo'), dealDamage(powerOf('attachedTo'), players('you'), 'attachedTo')],
    }),
    rule({ kind: 'doesntUntap', what: 'attachedTo' }),
  ],
})
