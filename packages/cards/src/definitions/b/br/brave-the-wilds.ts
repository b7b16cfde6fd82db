import {
  addSubtype,
  addType,
  apply,
  card,
  gain,
  keyword,
  put,
  search,
  setBasePT,
  shuffle,
  spell,
  target,
  the,
  when,
} from '@spellwright/dsl'

export const braveTheWilds = card({
  name: 'Brave the Wilds',
  cost: '{G}',
  type: 'Sorcery',
  abilities: [
    keyword('bargain'),
    spell({
      targets: {
        land: target({ type: 'land', controller: 'you' }, { onlyIf: { kind: 'paid', cost: 'bargain' } }),
      },
      effects: [
        when(
          { kind: 'paid', cost: 'bargain' },
          apply(the('land'), [addType('creature'), addSubtype('Elemental'), setBasePT(3), gain('haste')], 'game'),
        ),
        search({ type: 'land', supertype: 'basic' }, { reveal: 'reveal' }),
        put('hand', the('found')),
        shuffle(),
      ],
    }),
  ],
})
