import {
  atBeginningOf,
  card,
  continuous,
  controllerOf,
  keyword,
  modifyPT,
  putCounters,
  triggered,
} from '@spellwright/dsl'

export const unstableMutation = card({
  name: 'Unstable Mutation',
  cost: '{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(3, 3)] }),
    triggered({
      on: atBeginningOf('upkeep', controllerOf('attachedTo')),
      effects: [putCounters('-1/-1', 1, 'attachedTo')],
    }),
  ],
})
