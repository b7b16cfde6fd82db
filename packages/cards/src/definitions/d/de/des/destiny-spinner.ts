import {
  activated,
  addSubtype,
  addType,
  apply,
  card,
  count,
  gain,
  mana,
  rule,
  setBasePT,
  target,
  the,
} from '@spellwright/dsl'

export const destinySpinner = card({
  name: 'Destiny Spinner',
  type: 'Enchantment Creature — Human',
  cost: '{1}{G}',
  power: 2,
  toughness: 3,
  abilities: [
    rule({ kind: 'cantBeCountered', what: { zone: 'stack', type: ['creature', 'enchantment'], controller: 'you' } }),
    activated({
      cost: [mana('{3}{G}')],
      targets: { land: target({ type: 'land', controller: 'you' }) },
      effects: [
        apply(the('land'), [
          addType('creature'),
          addSubtype('Elemental'),
          setBasePT(count({ type: 'enchantment', controller: 'you' })),
          gain('trample'),
          gain('haste'),
        ]),
      ],
    }),
  ],
})
