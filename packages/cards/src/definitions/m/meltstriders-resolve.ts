import { card, enters, keyword, modifyPT, target, the, triggered, upTo } from '@spellwright/dsl'

export const meltstridersResolve = card({
  name: "Meltstrider's Resolve",
  type: 'Enchantment — Aura',
  cost: '{G}',
  abilities: [
    keyword({ kind: 'enchant', what: { controller: 'you', type: 'creature' } }),
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', controller: 'opponent' }, { count: upTo(1) }) },
      effects: [{ kind: 'fight', a: 'attachedTo', b: the('creature') }],
    }),
    {
      kind: 'static',
      affects: 'attachedTo',
      apply: [modifyPT(0, 2)],
      rule: { kind: 'cantBeBlocked', what: 'attachedTo', byMoreThan: 1 },
    },
  ],
})
