import { card, continuous, enters, keyword, loseAllAbilities, matches, rule, tapIt, triggered } from '@spellwright/dsl'

export const rayOfFrost = card({
  name: 'Ray of Frost',
  cost: '{1}{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword('flash'),
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    triggered({
      on: enters('self'),
      condition: matches('attachedTo', { color: 'R' }),
      effects: [tapIt('attachedTo')],
    }),
    continuous({
      condition: matches('attachedTo', { color: 'R' }),
      affects: 'attachedTo',
      apply: [loseAllAbilities],
    }),
    rule({ kind: 'doesntUntap', what: 'attachedTo' }),
  ],
})
