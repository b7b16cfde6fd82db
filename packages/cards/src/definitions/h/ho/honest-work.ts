import {
  card,
  continuous,
  enters,
  gainAbility,
  keyword,
  loseAllAbilities,
  setBasePT,
  tapForMana,
  tapIt,
  triggered,
} from '@spellwright/dsl'

export const honestWork = card({
  name: 'Honest Work',
  type: 'Enchantment — Aura',
  cost: '{U}',
  abilities: [
    keyword({ kind: 'enchant', what: { controller: 'opponent', type: 'creature' } }),
    triggered({
      on: enters('self'),
      effects: [tapIt('attachedTo'), { kind: 'removeCounters', what: 'attachedTo', counter: 'any', count: 'all' }],
    }),
    continuous({
      affects: 'attachedTo',
      apply: [
        loseAllAbilities,
        { kind: 'setCreatureTypes', subtypes: ['Citizen'] },
        setBasePT(1),
        gainAbility(tapForMana('{C}')),
        { kind: 'setName', name: 'Humble Merchant' },
      ],
    }),
  ],
})
