import {
  additionalCost,
  createToken,
  destroy,
  keyword,
  sacrifice,
  spell,
  target,
  the,
  token,
  twoFaced,
} from '@spellwright/dsl'

const whiteWarrior = token({
  colors: ['W'],
  type: 'Creature — Warrior',
  power: 1,
  toughness: 1,
  abilities: [keyword('vigilance')],
})

export const startFinish = twoFaced(
  'split',
  {
    name: 'Start',
    cost: '{2}{W}',
    type: 'Instant',
    abilities: [spell({ effects: [createToken(2, whiteWarrior)] })],
  },
  {
    name: 'Finish',
    cost: '{2}{B}',
    type: 'Sorcery',
    abilities: [
      keyword('aftermath'),
      additionalCost([sacrifice({ type: 'creature' })]),
      spell({ targets: { victim: target({ type: 'creature' }) }, effects: [destroy(the('victim'))] }),
    ],
  },
)
