import { apply, card, gain, keyword, modifyPT, spell, target, the } from '@spellwright/dsl'

export const maximizeVelocity = card({
  name: 'Maximize Velocity',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [apply(the('creature'), [modifyPT(1, 1), gain('haste')])],
    }),
    keyword('jump-start'),
  ],
})
