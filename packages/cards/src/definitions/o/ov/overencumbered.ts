import {
  atBeginningOf,
  CLUE,
  card,
  controllerOf,
  count,
  createToken,
  enters,
  FOOD,
  JUNK,
  keyword,
  ruleUntil,
  triggered,
} from '@spellwright/dsl'

export const overencumbered = card({
  name: 'Overencumbered',
  type: 'Enchantment — Aura',
  cost: '{1}{W}',
  abilities: [
    keyword({ kind: 'enchant', what: { player: 'opponent' } }),
    triggered({
      on: enters('self'),
      effects: [
        createToken(1, CLUE, controllerOf('attachedTo')),
        createToken(1, FOOD, controllerOf('attachedTo')),
        createToken(1, JUNK, controllerOf('attachedTo')),
      ],
    }),
    triggered({
      on: atBeginningOf('beginCombat', controllerOf('attachedTo')),
      effects: [
        {
          kind: 'mayPay',
          player: 'eventPlayer',
          cost: [{ kind: 'generic', amount: count({ type: 'artifact', controller: 'eventPlayer' }) }],
          then: [],
          else: [ruleUntil({ kind: 'cantAttack', what: { type: 'creature' } }, 'endOfCombat')],
        },
      ],
    }),
  ],
})
