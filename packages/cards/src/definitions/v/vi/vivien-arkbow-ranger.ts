import { activated, apply, card, dealDamage, gain, loyalty, powerOf, target, the, upTo } from '@spellwright/dsl'

export const vivienArkbowRanger = card({
  name: 'Vivien, Arkbow Ranger',
  cost: '{1}{G}{G}{G}',
  type: 'Legendary Planeswalker — Vivien',
  loyalty: 4,
  abilities: [
    activated({
      cost: [loyalty(1)],
      targets: { creatures: target({ type: 'creature' }, { count: upTo(2), divide: 2 }) },
      effects: [
        { kind: 'putCounters', what: the('creatures'), counter: '+1/+1', count: 2, divided: 'divided' },
        apply(the('creatures'), [gain('trample')]),
      ],
    }),
    activated({
      cost: [loyalty(-3)],
      targets: {
        creature: target({ type: 'creature', controller: 'you' }),
        victim: target({ type: ['creature', 'planeswalker'] }),
      },
      effects: [dealDamage(powerOf(the('creature')), the('victim'), the('creature'))],
    }),
    activated({
      cost: [loyalty(-5)],
      effects: [{ kind: 'fromOutside', what: { type: 'creature' }, optional: 'may', reveal: 'reveal' }],
    }),
  ],
})
