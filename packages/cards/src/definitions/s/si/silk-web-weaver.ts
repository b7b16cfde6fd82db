import {
  activated,
  all,
  apply,
  card,
  createToken,
  gain,
  keyword,
  mana,
  modifyPT,
  token,
  triggered,
  youCast,
} from '@spellwright/dsl'

export const silkWebWeaver = card({
  name: 'Silk, Web Weaver',
  cost: '{2}{G}{W}',
  type: 'Legendary Creature — Spider Human Hero',
  power: 3,
  toughness: 5,
  abilities: [
    keyword({ kind: 'webSlinging', cost: [mana('{1}{G}{W}')] }),
    triggered({
      on: youCast({ type: 'creature' }),
      effects: [
        createToken(1, token({ colors: ['G', 'W'], type: 'Creature — Human Citizen', power: 1, toughness: 1 })),
      ],
    }),
    activated({
      cost: [mana('{3}{G}{W}')],
      effects: [apply(all({ type: 'creature', controller: 'you' }), [modifyPT(2, 2), gain('vigilance')])],
    }),
  ],
})
