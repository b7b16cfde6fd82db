import { card, controllerOf, enters, keyword, not, rule, tapIt, triggered } from '@spellwright/dsl'

export const fallFromFavor = card({
  name: 'Fall from Favor',
  cost: '{2}{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    triggered({ on: enters('self'), effects: [tapIt('attachedTo'), { kind: 'becomeMonarch', player: 'you' }] }),
    rule(
      { kind: 'doesntUntap', what: 'attachedTo' },
      { condition: not({ kind: 'designated', player: controllerOf('attachedTo'), as: 'monarch' }) },
    ),
  ],
})
