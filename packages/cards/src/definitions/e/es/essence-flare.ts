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

export const essenceFlare = card({
  name: 'Essence Flare',
  cost: '{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 0)] }),
    triggered({
      on: atBeginningOf('upkeep', controllerOf('attachedTo')),
      effects: [putCounters('-0/-1', 1, 'attachedTo')],
    }),
  ],
})
