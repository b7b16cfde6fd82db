import {
  activated,
  all,
  bound,
  card,
  createToken,
  enters,
  linked,
  mana,
  put,
  sacrificeIt,
  token,
  triggered,
} from '@spellwright/dsl'

export const pinnacleStarcage = card({
  name: 'Pinnacle Starcage',
  type: 'Artifact',
  cost: '{1}{W}{W}',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'exileUntilSourceLeaves',
          what: all({ type: ['artifact', 'creature'], manaValue: { atMost: 2 } }),
          linked: 'exiled',
        },
      ],
    }),
    activated({
      cost: [mana('{6}{W}{W}')],
      effects: [
        put('graveyard', all({ zone: 'exile', among: linked('exiled') }), { as: 'moved' }),
        createToken(bound('moved'), token({ colors: [], type: 'Artifact Creature — Robot', power: 2, toughness: 2 })),
        sacrificeIt('self'),
      ],
    }),
  ],
})
