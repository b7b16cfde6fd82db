import { apply, gain, keyword, powerOf, pump, spell, target, the, twoFaced } from '@spellwright/dsl'

export const onwardVictory = twoFaced(
  'split',
  {
    name: 'Onward',
    cost: '{2}{R}',
    type: 'Instant',
    abilities: [
      spell({
        targets: { creature: target({ type: 'creature' }) },
        effects: [pump(the('creature'), powerOf(the('creature')), 0)],
      }),
    ],
  },
  {
    name: 'Victory',
    cost: '{2}{W}',
    type: 'Sorcery',
    abilities: [
      keyword('aftermath'),
      spell({
        targets: { creature: target({ type: 'creature' }) },
        effects: [apply(the('creature'), [gain('double strike')])],
      }),
    ],
  },
)
