import { card, entersWith, gainLife, loseLife, mana, targetPlayer, the, triggered } from '@spellwright/dsl'

export const circleOfAffliction = card({
  name: 'Circle of Affliction',
  cost: '{1}{B}',
  type: 'Enchantment',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'color' }, as: 'color' }),
    triggered({
      on: { kind: 'damage', source: { color: { chosen: 'color' } }, to: { player: 'you' } },
      targets: { player: targetPlayer },
      effects: [
        { kind: 'mayPay', player: 'you', cost: [mana('{1}')], then: [loseLife(1, the('player')), gainLife(1)] },
      ],
    }),
  ],
})
