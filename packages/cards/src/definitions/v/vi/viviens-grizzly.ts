import { activated, card, did, mana, matches, may, not, put, the, when } from '@spellwright/dsl'

export const viviensGrizzly = card({
  name: "Vivien's Grizzly",
  cost: '{2}{G}',
  type: 'Creature — Bear Spirit',
  power: 2,
  toughness: 3,
  abilities: [
    activated({
      cost: [mana('{3}{G}')],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'top' },
        when(
          matches(the('top'), { type: ['creature', 'planeswalker'] }),
          may({ kind: 'reveal', what: the('top') }, put('hand', the('top'), { as: 'taken' })),
        ),
        when(not(did('taken')), put('library', the('top'), { library: { position: 'bottom' } })),
      ],
    }),
  ],
})
