import { card, keyword, powerOf, spell, target, the, upTo } from '@spellwright/dsl'

export const alliesAtLast = card({
  name: 'Allies at Last',
  cost: '{2}{G}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'affinity', for: { subtype: 'Ally' } }),
    spell({
      targets: {
        yours: target({ type: 'creature', controller: 'you' }, { count: upTo(2) }),
        theirs: target({ type: 'creature', controller: 'opponent' }),
      },
      effects: [{ kind: 'dealDamage', amount: powerOf('affected'), to: the('theirs'), each: { among: the('yours') } }],
    }),
  ],
})
