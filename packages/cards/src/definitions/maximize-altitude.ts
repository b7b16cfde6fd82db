import { apply, card, gain, keyword, modifyPT, spell, target, the } from '@spellwright/dsl'

export const maximizeAltitude = card({
  name: 'Maximize Altitude',
  cost: '{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [apply(the('creature'), [modifyPT(1, 1), gain('flying')])],
    }),
    keyword('jump-start'),
  ],
})
