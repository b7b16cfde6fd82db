import { card, controllerOf, dealDamage, keyword, spell, tapIt, target, the } from '@spellwright/dsl'

export const sonicAssault = card({
  name: 'Sonic Assault',
  cost: '{1}{U}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [tapIt(the('creature')), dealDamage(2, { players: controllerOf(the('creature')) })],
    }),
    keyword('jump-start'),
  ],
})
