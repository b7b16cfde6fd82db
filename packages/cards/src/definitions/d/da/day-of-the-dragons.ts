import {
  all,
  bound,
  card,
  createToken,
  enters,
  exile,
  keywords,
  leaves,
  linked,
  returnTo,
  sacrificeIt,
  token,
  triggered,
} from '@spellwright/dsl'

export const dayOfTheDragons = card({
  name: 'Day of the Dragons',
  cost: '{4}{U}{U}{U}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        exile(all({ type: 'creature', controller: 'you' }), { linked: 'exiled', as: 'exiled' }),
        createToken(
          bound('exiled'),
          token({ colors: ['R'], type: 'Creature — Dragon', power: 5, toughness: 5, abilities: keywords('flying') }),
        ),
      ],
    }),
    triggered({
      on: leaves('self'),
      effects: [
        sacrificeIt(all({ subtype: 'Dragon', controller: 'you' })),
        returnTo('battlefield', all({ zone: 'exile', among: linked('exiled') }), { under: 'you' }),
      ],
    }),
  ],
})
