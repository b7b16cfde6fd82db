import { card, dealsDamageToPlayer, exile, keyword, ruleUntil, search, shuffle, the, triggered } from '@spellwright/dsl'

export const thadaAdelAcquisitor = card({
  name: 'Thada Adel, Acquisitor',
  cost: '{1}{U}{U}',
  type: 'Legendary Creature — Merfolk Rogue',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'landwalk', land: { subtype: 'Island' } }),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [
        search({ type: 'artifact' }, { whose: 'eventPlayer' }),
        exile(the('found'), { as: 'exiled' }),
        shuffle('eventPlayer'),
        ruleUntil({ kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' }),
      ],
    }),
  ],
})
