import {
  activated,
  card,
  entersTapped,
  mana,
  put,
  sacrificeSelf,
  search,
  shuffle,
  tap,
  tapForMana,
  the,
} from '@spellwright/dsl'

export const krosanVerge = card({
  name: 'Krosan Verge',
  type: 'Land',
  abilities: [
    entersTapped,
    tapForMana('{C}'),
    activated({
      cost: [mana('{2}'), tap, sacrificeSelf],
      effects: [
        search({ subtype: 'Forest' }, { as: 'forest' }),
        search({ subtype: 'Plains', not: { among: the('forest') } }, { as: 'plains' }),
        put('battlefield', [the('forest'), the('plains')], { enters: ['tapped'] }),
        shuffle(),
      ],
    }),
  ],
})
