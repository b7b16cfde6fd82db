import { card, continuous, destroy, keyword, modifyPT, triggered } from '@spellwright/dsl'

export const cryoshatter = card({
  name: 'Cryoshatter',
  type: 'Enchantment — Aura',
  cost: '{U}',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(-5, 0)] }),
    triggered({
      on: {
        kind: 'either',
        events: [
          { kind: 'tapped', object: 'attachedTo' },
          { kind: 'damage', to: { object: 'attachedTo' } },
        ],
      },
      effects: [destroy('attachedTo')],
    }),
  ],
})
