import { card, dealDamage, keyword, powerOf, spell, target, targetPlayer, the } from '@spellwright/dsl'

export const graviticPunch = card({
  name: 'Gravitic Punch',
  cost: '{3}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', controller: 'you' }), player: targetPlayer },
      effects: [dealDamage(powerOf(the('creature')), the('player'), the('creature'))],
    }),
    keyword('jump-start'),
  ],
})
