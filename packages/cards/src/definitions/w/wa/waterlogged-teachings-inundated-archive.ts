import { entersTapped, oneOf, put, search, shuffle, spell, tapForMana, the, twoFaced } from '@spellwright/dsl'

export const waterloggedTeachingsInundatedArchive = twoFaced(
  'modal_dfc',
  {
    name: 'Waterlogged Teachings',
    cost: '{3}{U/B}',
    type: 'Instant',
    abilities: [
      spell({
        effects: [
          search({ any: [{ type: 'instant' }, { keyword: 'flash' }] }, { reveal: 'reveal' }),
          put('hand', the('found')),
          shuffle(),
        ],
      }),
    ],
  },
  {
    name: 'Inundated Archive',
    type: 'Land',
    abilities: [entersTapped, tapForMana(oneOf('{U}', '{B}'))],
  },
)
