import { anyNumber, card, powerOf, spell, target, the, upTo } from '@spellwright/dsl'

export const gracefulTakedown = card({
  name: 'Graceful Takedown',
  cost: '{1}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: {
        enchanted: target({ type: 'creature', is: 'enchanted', controller: 'you' }, { count: anyNumber }),
        other: target({ type: 'creature', controller: 'you' }, { count: upTo(1), differentFrom: [the('enchanted')] }),
        victim: target({ type: 'creature', not: { controller: 'you' } }),
      },
      effects: [
        {
          kind: 'dealDamage',
          amount: powerOf('affected'),
          to: the('victim'),
          each: { any: [{ among: the('enchanted') }, { among: the('other') }] },
        },
      ],
    }),
  ],
})
