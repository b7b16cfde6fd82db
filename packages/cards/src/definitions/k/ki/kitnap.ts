import {
  card,
  continuous,
  enters,
  keyword,
  not,
  putCounters,
  tapIt,
  triggered,
  when,
  youControlIt,
} from '@spellwright/dsl'

export const kitnap = card({
  name: 'Kitnap',
  cost: '{2}{U}{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'gift', gift: 'card' }),
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    triggered({
      on: enters('self'),
      effects: [tapIt('attachedTo'), when(not({ kind: 'paid', cost: 'gift' }), putCounters('stun', 3, 'attachedTo'))],
    }),
    continuous({ affects: 'attachedTo', apply: [youControlIt] }),
  ],
})
