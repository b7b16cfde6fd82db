import {
  activated,
  card,
  draw,
  entersTapped,
  keyword,
  mana,
  payLife,
  powerOf,
  sacrifice,
  tap,
  tapForMana,
  the,
} from '@spellwright/dsl'

export const susurSecundiVoidAltar = card({
  name: 'Susur Secundi, Void Altar',
  type: 'Land — Planet',
  abilities: [
    entersTapped,
    tapForMana('{B}'),
    keyword('station'),
    {
      kind: 'station',
      from: 12,
      abilities: [
        activated({
          cost: [mana('{1}{B}'), tap, payLife(2), sacrifice({ type: 'creature' }, 'sacrificed')],
          effects: [draw(powerOf(the('sacrificed')))],
          timing: 'sorcery',
        }),
      ],
    },
  ],
})
