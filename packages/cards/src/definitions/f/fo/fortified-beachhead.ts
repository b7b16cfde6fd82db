import {
  activated,
  all,
  apply,
  card,
  mana,
  modifyPT,
  not,
  oneOf,
  replacement,
  tap,
  tapForMana,
  youControl,
} from '@spellwright/dsl'

export const fortifiedBeachhead = card({
  name: 'Fortified Beachhead',
  type: 'Land',
  abilities: [
    replacement(
      {
        kind: 'enters',
        object: 'self',
        with: [
          {
            kind: 'payOr',
            cost: [{ kind: 'reveal', what: { zone: 'hand', subtype: 'Soldier' } }],
            else: [{ kind: 'tapped' }],
          },
        ],
      },
      { condition: not(youControl({ subtype: 'Soldier' })) },
    ),
    tapForMana(oneOf('{W}', '{U}')),
    activated({
      cost: [mana('{5}'), tap],
      effects: [apply(all({ controller: 'you', subtype: 'Soldier' }), [modifyPT(1, 1)])],
    }),
  ],
})
