import {
  chapter,
  continuous,
  exile,
  gain,
  gainLife,
  keyword,
  loseLife,
  returnTo,
  the,
  twoFaced,
} from '@spellwright/dsl'

export const okibaReckonerRaid = twoFaced(
  'transform',
  {
    name: 'Okiba Reckoner Raid',
    cost: '{B}',
    type: 'Enchantment — Saga',
    abilities: [
      chapter([1, 2], { effects: [loseLife(1, 'opponent'), gainLife(1)] }),
      chapter(3, {
        effects: [
          exile('self', { as: 'exiled' }),
          returnTo('battlefield', the('exiled'), { enters: ['transformed'], under: 'you' }),
        ],
      }),
    ],
  },
  {
    name: 'Nezumi Road Captain',
    type: 'Enchantment Creature — Rat Rogue',
    power: 2,
    toughness: 2,
    colorIndicator: ['B'],
    abilities: [
      keyword('menace'),
      continuous({ affects: { controller: 'you', subtype: 'Vehicle' }, apply: [gain('menace')] }),
    ],
  },
)
