import { anyNumber, bound, draw, entersTapped, plus, put, spell, tapForMana, the, twoFaced } from '@spellwright/dsl'

export const valakutAwakeningValakutStoneforge = twoFaced(
  'modal_dfc',
  {
    name: 'Valakut Awakening',
    cost: '{2}{R}',
    type: 'Instant',
    abilities: [
      spell({
        effects: [
          { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: anyNumber, as: 'cards' },
          put('library', the('cards'), { library: { position: 'bottom', order: 'chosen' }, as: 'moved' }),
          draw(plus(bound('moved'), 1)),
        ],
      }),
    ],
  },
  {
    name: 'Valakut Stoneforge',
    type: 'Land',
    abilities: [entersTapped, tapForMana('{R}')],
  },
)
